"""What happens at a table, without sockets, threads or libraries: whoever hosts it brings those."""
