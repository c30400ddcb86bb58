"""Bots against bots: seats, seeds, games one by one or in parallel, and what they add up to."""
