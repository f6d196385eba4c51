"""What a person learns the game with; the engine says what is right."""
