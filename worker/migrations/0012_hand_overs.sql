-- Codes by which a person who is signed in is led to the origin of a content item.
--
-- No comment holds a quote or a semicolon, as in 0001.

CREATE TABLE hand_overs (
  -- SHA-256 of the code, which is kept nowhere.
  code_hash BLOB PRIMARY KEY CHECK (length(code_hash) = 32),
  session_id INTEGER NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
  content_guid TEXT NOT NULL,
  -- What the browser has that asked: SHA-256 of a cookie, in base64url.
  visit TEXT NOT NULL,
  expires_time TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX hand_overs_of_session ON hand_overs (session_id);
CREATE INDEX hand_overs_by_expires_time ON hand_overs (expires_time);
