"""What a player could work out at leisure: fairs, religions, distances to the victories, and who threatens to win."""
