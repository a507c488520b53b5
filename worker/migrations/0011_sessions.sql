-- People who are signed in.
--
-- No comment holds a quote or a semicolon, as in 0001.

CREATE TABLE sessions (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- SHA-256 of the cookie, which is kept nowhere.
  hash BLOB NOT NULL UNIQUE CHECK (length(hash) = 32),
  -- Signs what lets this session view hosted content, and so ends with the session.
  content_secret BLOB NOT NULL CHECK (length(content_secret) = 32),
  user_id INTEGER NOT NULL REFERENCES users (id),
  -- The key that it was signed in with, whose rights it has, and with which it ends.
  api_key_id INTEGER REFERENCES api_keys (id) ON DELETE CASCADE,
  method TEXT NOT NULL CHECK (method IN ('openid_connect', 'assertion', 'api_key', 'invitation')),
  created_time TEXT NOT NULL,
  active_time TEXT NOT NULL,
  expires_time TEXT NOT NULL,
  CHECK ((api_key_id IS NOT NULL) = (method = 'api_key'))
) STRICT;

CREATE INDEX sessions_of_user ON sessions (user_id);
CREATE INDEX sessions_of_key ON sessions (api_key_id);
