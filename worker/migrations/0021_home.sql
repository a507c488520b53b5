-- What the home page has: the content that a person opened lately, and keys and users that need attention.
--
-- No comment holds a quote or a semicolon, as in 0001.

-- The newest openings of each user. Older ones are deleted as others are written.
CREATE TABLE opened_content (
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  content_id INTEGER NOT NULL REFERENCES content (id) ON DELETE CASCADE,
  opened_time TEXT NOT NULL,
  PRIMARY KEY (user_id, content_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX opened_content_of_content ON opened_content (content_id);

CREATE INDEX api_keys_by_expiry ON api_keys (expires_at) WHERE expires_at IS NOT NULL;

-- By the time of last use. A key that was never used counts from its creation.
CREATE INDEX api_keys_by_use ON api_keys (coalesce(active_time, created_time));

CREATE INDEX users_never_active ON users (created_time) WHERE active_time IS NULL AND locked = 0;
