"""What a player could work out: sums, odds of checks, and what an invasion would need."""
