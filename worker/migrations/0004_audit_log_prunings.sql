-- Old entries of the audit log may go, but only those that are in an export of it.
--
-- Each trigger stands on one line, and no comment holds a quote or a semicolon, as in 0001.

-- Up to which entry the log may be deleted, and where the entries are then. A removal is noted here before it is made.
CREATE TABLE audit_log_prunings (
  -- AUTOINCREMENT: what comes later has a higher id.
  id INTEGER PRIMARY KEY AUTOINCREMENT CHECK (id > 0),
  -- The highest id that may go. It stays what it was where manifests were checked that hold nothing to remove.
  through_id INTEGER NOT NULL CHECK (through_id >= 0),
  -- How many entries go with it.
  entries INTEGER NOT NULL CHECK (entries >= 0),
  -- The name of the export that has them.
  export_name TEXT NOT NULL,
  -- The manifest up to which the export was checked, and the SHA-256 of its file.
  manifest INTEGER NOT NULL CHECK (manifest > 0),
  manifest_sha256 TEXT NOT NULL CHECK (length(manifest_sha256) = 64),
  -- The segment up to which it was checked, or 0, with its chain hash and how many entries the segments have up to it.
  segment INTEGER NOT NULL CHECK (segment >= 0),
  segment_chain TEXT NOT NULL CHECK (length(segment_chain) = 64),
  segment_entries INTEGER NOT NULL CHECK (segment_entries >= 0),
  -- RFC 3339, UTC.
  time TEXT NOT NULL
) STRICT;

CREATE INDEX audit_log_prunings_of_export ON audit_log_prunings (export_name, id);

CREATE TRIGGER audit_log_prunings_refuse_update BEFORE UPDATE ON audit_log_prunings BEGIN SELECT RAISE(ABORT, 'audit_log_prunings is append-only'); END;

CREATE TRIGGER audit_log_prunings_refuse_delete BEFORE DELETE ON audit_log_prunings BEGIN SELECT RAISE(ABORT, 'audit_log_prunings is append-only'); END;

-- As in 0001.
CREATE TRIGGER audit_log_prunings_refuse_replace BEFORE INSERT ON audit_log_prunings WHEN NEW.id BETWEEN 1 AND (SELECT max(id) FROM audit_log_prunings) BEGIN SELECT RAISE(ABORT, 'audit_log_prunings is append-only'); END;

-- What went does not come back, and the newest entry of the log stays, by which 0001 knows that an id was used.
CREATE TRIGGER audit_log_prunings_refuse_bounds BEFORE INSERT ON audit_log_prunings WHEN NEW.through_id < coalesce((SELECT through_id FROM audit_log_prunings ORDER BY id DESC LIMIT 1), 0) OR NEW.through_id > coalesce((SELECT max(id) - 1 FROM audit_log), 0) BEGIN SELECT RAISE(ABORT, 'audit_log_prunings goes on with higher ids, below that of the newest entry'); END;

-- The new trigger is there before the old one goes, so that the log is never without one.
CREATE TRIGGER audit_log_refuse_delete_unless_pruned BEFORE DELETE ON audit_log WHEN OLD.id > coalesce((SELECT through_id FROM audit_log_prunings ORDER BY id DESC LIMIT 1), 0) BEGIN SELECT RAISE(ABORT, 'audit_log is append-only'); END;

DROP TRIGGER audit_log_refuse_delete;
