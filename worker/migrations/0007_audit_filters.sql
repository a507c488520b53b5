-- By what the pages of the audit log are filtered. Each index has the ids in order, by which pages are found.
--
-- No comment holds a quote or a semicolon, as in 0001.

CREATE INDEX audit_log_by_action ON audit_log (action);

CREATE INDEX audit_log_by_user_guid ON audit_log (user_guid) WHERE user_guid IS NOT NULL;

CREATE INDEX audit_log_by_api_key_id ON audit_log (api_key_id) WHERE api_key_id IS NOT NULL;

CREATE INDEX audit_log_by_object_id ON audit_log (object_id) WHERE object_id IS NOT NULL;
