-- What acted and on what, in each entry of the audit log. Entries from before this migration stay as they are, and say neither.
--
-- No comment holds a quote or a semicolon, as in 0001.

ALTER TABLE audit_log ADD COLUMN actor_type TEXT CHECK (actor_type IN ('api_key', 'session', 'invitation', 'bootstrap', 'system'));

-- NULL where no API key acted.
ALTER TABLE audit_log ADD COLUMN api_key_id TEXT;

-- As the key was called at that time.
ALTER TABLE audit_log ADD COLUMN api_key_name TEXT;

-- NULL for an entry about no object.
ALTER TABLE audit_log ADD COLUMN object_type TEXT;

-- As the API has it: a guid, or the id of what has none.
ALTER TABLE audit_log ADD COLUMN object_id TEXT;
