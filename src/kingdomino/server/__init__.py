"""The server: tables that people and computer players sit at, kept in a database, shown in a browser."""
