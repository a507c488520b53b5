-- The audit log: entries are added at the end and never changed, so that commit order is id order.
--
-- Each trigger stands on one line with its keywords in capitals, and no comment holds a quote or a semicolon:
-- the hosted D1 cuts a migration into statements by a parser that loses its way otherwise.

CREATE TABLE audit_log (
  -- AUTOINCREMENT: an id is never used again.
  id INTEGER PRIMARY KEY AUTOINCREMENT CHECK (id > 0),
  -- RFC 3339, UTC.
  time TEXT NOT NULL,
  -- Who did it, or 0 for the system.
  user_id TEXT NOT NULL,
  -- NULL for the system.
  user_guid TEXT,
  -- As the user was called at that time, such as: Full Name (username).
  user_description TEXT NOT NULL,
  action TEXT NOT NULL,
  event_description TEXT NOT NULL
) STRICT;

CREATE TRIGGER audit_log_refuse_update BEFORE UPDATE ON audit_log BEGIN SELECT RAISE(ABORT, 'audit_log is append-only'); END;

CREATE TRIGGER audit_log_refuse_delete BEFORE DELETE ON audit_log BEGIN SELECT RAISE(ABORT, 'audit_log is append-only'); END;

-- SQLite fires no delete trigger for a row that an INSERT replaces, and an id in a gap would come after its time.
-- Where an INSERT states no id, NEW.id is below 1 here.
CREATE TRIGGER audit_log_refuse_replace BEFORE INSERT ON audit_log WHEN NEW.id BETWEEN 1 AND (SELECT max(id) FROM audit_log) BEGIN SELECT RAISE(ABORT, 'audit_log is append-only'); END;
