"""The table in the browser: games over HTTP, kept in a database, pushed to whoever watches."""
