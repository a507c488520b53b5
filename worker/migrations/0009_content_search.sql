-- What content is searched and counted by.
--
-- Each trigger stands on one line, and no comment holds a quote or a semicolon, as in 0001.

-- The order of pages. What everyone with a key may see has indexes of its own, for most callers see little else.
CREATE INDEX content_by_name ON content (name, id);
CREATE INDEX content_by_last_deployed_time ON content (last_deployed_time, id);
CREATE INDEX open_content_by_id ON content (id) WHERE access_type <> 'acl';
CREATE INDEX open_content_by_name ON content (name, id) WHERE access_type <> 'acl';
CREATE INDEX open_content_by_last_deployed_time ON content (last_deployed_time, id) WHERE access_type <> 'acl';

-- The words of content. It refers to the rows of content and stores no text of its own.
CREATE VIRTUAL TABLE content_words USING fts5 (name, title, description, content = 'content', content_rowid = 'id', tokenize = 'unicode61 remove_diacritics 2');

INSERT INTO content_words (content_words) VALUES ('rebuild');

CREATE TRIGGER content_words_insert AFTER INSERT ON content BEGIN INSERT INTO content_words (rowid, name, title, description) VALUES (NEW.id, NEW.name, NEW.title, NEW.description); END;

CREATE TRIGGER content_words_delete AFTER DELETE ON content BEGIN INSERT INTO content_words (content_words, rowid, name, title, description) VALUES ('delete', OLD.id, OLD.name, OLD.title, OLD.description); END;

CREATE TRIGGER content_words_update AFTER UPDATE OF name, title, description ON content BEGIN INSERT INTO content_words (content_words, rowid, name, title, description) VALUES ('delete', OLD.id, OLD.name, OLD.title, OLD.description); INSERT INTO content_words (rowid, name, title, description) VALUES (NEW.id, NEW.name, NEW.title, NEW.description); END;

-- How many items there are, so that a list need not count them.
CREATE TABLE content_totals (
  access_type TEXT NOT NULL,
  app_mode TEXT NOT NULL,
  is_published INTEGER NOT NULL,
  items INTEGER NOT NULL CHECK (items >= 0),
  PRIMARY KEY (access_type, app_mode, is_published)
) STRICT, WITHOUT ROWID;

INSERT INTO content_totals (access_type, app_mode, is_published, items) SELECT access_type, app_mode, bundle_id IS NOT NULL OR app_mode = 'api', count(*) FROM content GROUP BY 1, 2, 3;

CREATE TRIGGER content_totals_insert AFTER INSERT ON content BEGIN INSERT INTO content_totals VALUES (NEW.access_type, NEW.app_mode, NEW.bundle_id IS NOT NULL OR NEW.app_mode = 'api', 1) ON CONFLICT DO UPDATE SET items = items + 1; END;

CREATE TRIGGER content_totals_delete AFTER DELETE ON content BEGIN UPDATE content_totals SET items = items - 1 WHERE access_type = OLD.access_type AND app_mode = OLD.app_mode AND is_published = (OLD.bundle_id IS NOT NULL OR OLD.app_mode = 'api'); END;

CREATE TRIGGER content_totals_update AFTER UPDATE OF access_type, app_mode, bundle_id ON content BEGIN UPDATE content_totals SET items = items - 1 WHERE access_type = OLD.access_type AND app_mode = OLD.app_mode AND is_published = (OLD.bundle_id IS NOT NULL OR OLD.app_mode = 'api'); INSERT INTO content_totals VALUES (NEW.access_type, NEW.app_mode, NEW.bundle_id IS NOT NULL OR NEW.app_mode = 'api', 1) ON CONFLICT DO UPDATE SET items = items + 1; END;
