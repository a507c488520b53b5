-- Exports of audit logs that are deleted. Their rows stay, so that no other export ever gets the name of one.
--
-- No comment holds a quote or a semicolon, as in 0001.

-- What is still to go of a deleted export: what its job keeps, or that and its objects, or nothing any longer. Null while it exists.
ALTER TABLE audit_exports ADD COLUMN deletion TEXT CHECK (deletion IN ('job', 'job_and_objects', 'done'));
