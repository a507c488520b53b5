-- Exports of audit logs. What they have exported is in the bucket, and how they stand in their Durable Objects.
--
-- No comment holds a quote or a semicolon, as in 0001.

CREATE TABLE audit_exports (
  id INTEGER PRIMARY KEY AUTOINCREMENT CHECK (id > 0),
  guid TEXT NOT NULL UNIQUE,
  -- The beginning of the names of its objects.
  name TEXT NOT NULL UNIQUE,
  -- The name of its source, or own for the log of this server.
  source TEXT NOT NULL,
  -- The base URL of the server whose log it is.
  source_url TEXT NOT NULL,
  interval_minutes INTEGER NOT NULL CHECK (interval_minutes > 0),
  paused INTEGER NOT NULL DEFAULT 0 CHECK (paused IN (0, 1)),
  -- RFC 3339, UTC.
  created_time TEXT NOT NULL
) STRICT;
