"""What a machine can do: games a second, and live tables on a server, compared with one that only echoes."""
