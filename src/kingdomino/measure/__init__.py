"""What a machine can do: games a second, and live tables on a server beside one that only echoes."""
