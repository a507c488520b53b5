-- Forms that may be sent once.
--
-- No comment holds a quote or a semicolon, as in 0001.

-- When the newest form was opened that this session sent, in milliseconds since 1970: one that is no newer is refused.
ALTER TABLE sessions ADD COLUMN sent_form INTEGER NOT NULL DEFAULT 0;
