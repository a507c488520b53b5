-- How many entries of each action were written on each day, so that a plot of them reads none of the log. Entries that are removed
-- from the log stay counted.
--
-- No comment holds a quote or a semicolon, and the trigger stands on one line, as in 0001.

CREATE TABLE audit_counts (
  -- As the times of entries have it, such as 2026-01-31, in UTC.
  day TEXT NOT NULL,
  action TEXT NOT NULL,
  entries INTEGER NOT NULL,
  PRIMARY KEY (day, action)
) STRICT, WITHOUT ROWID;

INSERT INTO audit_counts (day, action, entries) SELECT substr(time, 1, 10), action, count(*) FROM audit_log GROUP BY 1, 2;

CREATE TRIGGER audit_log_count AFTER INSERT ON audit_log BEGIN INSERT INTO audit_counts (day, action, entries) VALUES (substr(NEW.time, 1, 10), NEW.action, 1) ON CONFLICT (day, action) DO UPDATE SET entries = entries + 1; END;
