-- Room that the removal of old entries of the audit log frees and takes again, so that it works in a database that is full.
--
-- No comment holds a quote or a semicolon, as in 0001.

CREATE TABLE database_reserve (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  bytes BLOB NOT NULL
) STRICT;

INSERT INTO database_reserve (id, bytes) VALUES (1, zeroblob(262144));
