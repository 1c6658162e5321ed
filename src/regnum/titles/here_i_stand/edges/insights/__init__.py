"""What a seat could work out by thinking from what it knows."""
