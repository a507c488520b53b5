-- The keys that made a key: the one that created it last, before it the one that created that one, and so on, as far as
-- they were there when it was created. A JSON array of ids, lowest first. Keys from before this migration have none.
--
-- No comment holds a quote or a semicolon, as in 0001.

ALTER TABLE api_keys ADD COLUMN ancestors TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(ancestors));
