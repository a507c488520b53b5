-- The lists that content stands in, so that a page of one reads what it shows. Each list has a reader: a is those who manage all
-- content, e is everyone with a key, and o with an id the owner. For content that is for some users only, s is the owner, u a user and
-- g the members of a group with whom it is shared. A row says that a share exists, and never what it gives.
--
-- Each trigger stands on one line, and no comment holds a quote or a semicolon, as in 0001.

-- The sets of groups that content is shared with: their ids in order. The first one is empty, and stays.
CREATE TABLE audiences (
  id INTEGER PRIMARY KEY,
  group_ids TEXT NOT NULL UNIQUE
) STRICT;

INSERT INTO audiences (id, group_ids) VALUES (1, '');

ALTER TABLE content ADD COLUMN audience_id INTEGER NOT NULL DEFAULT 1;

-- Tells if an audience still has content.
CREATE INDEX content_by_audience ON content (audience_id) WHERE audience_id <> 1;

CREATE TABLE content_shares (
  content_id INTEGER NOT NULL REFERENCES content (id) ON DELETE CASCADE,
  reader TEXT NOT NULL,
  -- 1 static and not published, 2 static and published, 3 an API.
  kind INTEGER NOT NULL,
  -- In the lists of s, u and g, and 0 in others.
  audience_id INTEGER NOT NULL,
  -- The orders of lists, which end with the id of the content in 16 digits.
  by_name TEXT NOT NULL,
  by_time TEXT NOT NULL,
  PRIMARY KEY (content_id, reader)
) STRICT, WITHOUT ROWID;

CREATE INDEX content_shares_by_id ON content_shares (reader, kind, content_id);
CREATE INDEX content_shares_by_name ON content_shares (reader, kind, by_name);
CREATE INDEX content_shares_by_time ON content_shares (reader, kind, by_time);

-- How many items a list has, as the audience 0, and of each audience, so that none are counted. Items of one audience are in the lists
-- of the same groups.
CREATE TABLE content_counts (
  reader TEXT NOT NULL,
  audience_id INTEGER NOT NULL,
  kind INTEGER NOT NULL,
  items INTEGER NOT NULL CHECK (items >= 0),
  PRIMARY KEY (reader, audience_id, kind)
) STRICT, WITHOUT ROWID;

CREATE VIEW content_groups (content_id, group_ids) AS SELECT id, (SELECT coalesce(group_concat(group_id, ','), '') FROM (SELECT group_id FROM content_permissions WHERE content_id = content.id AND group_id IS NOT NULL ORDER BY group_id)) FROM content;

CREATE VIEW content_readers (content_id, reader) AS SELECT id, 'a' FROM content UNION ALL SELECT id, 'o' || owner_id FROM content UNION ALL SELECT id, iif(access_type = 'acl', 's' || owner_id, 'e') FROM content UNION ALL SELECT content_id, iif(group_id IS NULL, 'u' || user_id, 'g' || group_id) FROM content_permissions;

-- The rows that content_shares has. What was granted to the owner, or of content that everyone may see, adds nothing.
CREATE VIEW content_sharing (content_id, reader, kind, audience_id, by_name, by_time) AS SELECT content.id, reader, iif(app_mode = 'api', 3, iif(bundle_id IS NULL, 1, 2)), iif(access_type = 'acl' AND reader NOT GLOB '[ao]*', audience_id, 0), lower(name) || printf(' %016d', content.id), coalesce(last_deployed_time, '') || printf(' %016d', content.id) FROM content JOIN content_readers ON content_id = content.id WHERE reader <> 'u' || owner_id AND (access_type = 'acl' OR reader NOT GLOB '[ug]*');

INSERT INTO audiences (group_ids) SELECT DISTINCT group_ids FROM content_groups WHERE group_ids <> '';

UPDATE content SET audience_id = (SELECT audiences.id FROM content_groups JOIN audiences ON audiences.group_ids = content_groups.group_ids WHERE content_id = content.id) WHERE id IN (SELECT content_id FROM content_permissions WHERE group_id IS NOT NULL);

INSERT INTO content_shares SELECT * FROM content_sharing;

INSERT INTO content_counts SELECT reader, 0, kind, count(*) FROM content_shares GROUP BY 1, 2, 3;

INSERT INTO content_counts SELECT reader, audience_id, kind, count(*) FROM content_shares WHERE audience_id <> 0 GROUP BY 1, 2, 3;

CREATE TRIGGER content_counts_insert AFTER INSERT ON content_shares BEGIN INSERT INTO content_counts SELECT NEW.reader, 0, NEW.kind, 1 UNION SELECT NEW.reader, NEW.audience_id, NEW.kind, 1 WHERE true ON CONFLICT DO UPDATE SET items = items + 1; END;

CREATE TRIGGER content_counts_delete AFTER DELETE ON content_shares BEGIN UPDATE content_counts SET items = items - 1 WHERE reader = OLD.reader AND audience_id IN (0, OLD.audience_id) AND kind = OLD.kind; DELETE FROM content_counts WHERE reader = OLD.reader AND audience_id IN (0, OLD.audience_id) AND kind = OLD.kind AND items = 0; END;

CREATE TRIGGER content_counts_update AFTER UPDATE OF kind, audience_id ON content_shares WHEN NEW.kind <> OLD.kind OR NEW.audience_id <> OLD.audience_id BEGIN UPDATE content_counts SET items = items - 1 WHERE reader = OLD.reader AND audience_id IN (0, OLD.audience_id) AND kind = OLD.kind; DELETE FROM content_counts WHERE reader = OLD.reader AND audience_id IN (0, OLD.audience_id) AND kind = OLD.kind AND items = 0; INSERT INTO content_counts SELECT NEW.reader, 0, NEW.kind, 1 UNION SELECT NEW.reader, NEW.audience_id, NEW.kind, 1 WHERE true ON CONFLICT DO UPDATE SET items = items + 1; END;

CREATE TRIGGER content_shares_insert AFTER INSERT ON content BEGIN INSERT INTO content_shares SELECT * FROM content_sharing WHERE content_id = NEW.id; END;

-- Of what changes only these rows are written, however many an item has.
CREATE TRIGGER content_shares_update AFTER UPDATE OF owner_id, name, access_type, app_mode, bundle_id, last_deployed_time, audience_id ON content BEGIN DELETE FROM content_shares WHERE content_id = NEW.id AND reader NOT IN (SELECT reader FROM content_sharing WHERE content_id = NEW.id); INSERT INTO content_shares SELECT * FROM content_sharing WHERE content_id = NEW.id ON CONFLICT (content_id, reader) DO UPDATE SET kind = excluded.kind, audience_id = excluded.audience_id, by_name = excluded.by_name, by_time = excluded.by_time WHERE (kind, audience_id, by_name, by_time) <> (excluded.kind, excluded.audience_id, excluded.by_name, excluded.by_time); DELETE FROM audiences WHERE id = OLD.audience_id AND id <> 1 AND NOT EXISTS (SELECT 1 FROM content WHERE audience_id = OLD.audience_id AND audience_id <> 1); END;

CREATE TRIGGER audiences_delete AFTER DELETE ON content BEGIN DELETE FROM audiences WHERE id = OLD.audience_id AND id <> 1 AND NOT EXISTS (SELECT 1 FROM content WHERE audience_id = OLD.audience_id AND audience_id <> 1); END;

-- An item is written even where its audience stays, so that its shares follow.
CREATE TRIGGER content_permissions_insert AFTER INSERT ON content_permissions BEGIN INSERT INTO audiences (group_ids) SELECT group_ids FROM content_groups WHERE content_id = NEW.content_id ON CONFLICT DO NOTHING; UPDATE content SET audience_id = (SELECT audiences.id FROM content_groups JOIN audiences ON audiences.group_ids = content_groups.group_ids WHERE content_id = NEW.content_id) WHERE id = NEW.content_id; END;

CREATE TRIGGER content_permissions_delete AFTER DELETE ON content_permissions BEGIN INSERT INTO audiences (group_ids) SELECT group_ids FROM content_groups WHERE content_id = OLD.content_id ON CONFLICT DO NOTHING; UPDATE content SET audience_id = (SELECT audiences.id FROM content_groups JOIN audiences ON audiences.group_ids = content_groups.group_ids WHERE content_id = OLD.content_id) WHERE id = OLD.content_id; END;

-- What content gives to groups, without what it gives to users.
CREATE INDEX content_permissions_of_groups ON content_permissions (content_id, group_id, role) WHERE group_id IS NOT NULL;

-- Most content has no path of its own. Without a rowid, what is not there is not a row that was read.
CREATE TABLE vanity_paths_of_content (
  content_id INTEGER PRIMARY KEY REFERENCES content (id) ON DELETE CASCADE,
  -- With a slash at both ends.
  path TEXT NOT NULL COLLATE NOCASE UNIQUE,
  created_time TEXT NOT NULL
) STRICT, WITHOUT ROWID;

INSERT INTO vanity_paths_of_content SELECT content_id, path, created_time FROM vanity_paths;

DROP TABLE vanity_paths;

ALTER TABLE vanity_paths_of_content RENAME TO vanity_paths;

-- These lists and counts were kept in the table itself, and in one for counts.
DROP INDEX content_by_name;
DROP INDEX content_by_last_deployed_time;
DROP INDEX open_content_by_id;
DROP INDEX open_content_by_name;
DROP INDEX open_content_by_last_deployed_time;
DROP TRIGGER content_totals_insert;
DROP TRIGGER content_totals_delete;
DROP TRIGGER content_totals_update;
DROP TABLE content_totals;
