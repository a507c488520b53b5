-- How much the bundles of all content take that one user owns, so that those who use the most are found without reading all bundles.
-- Rows of users who own no bundle any longer stay, with zeros.
--
-- No comment holds a quote or a semicolon, and each trigger stands on one line, as in 0001.

CREATE TABLE publisher_usage (
  user_id INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  bundles INTEGER NOT NULL,
  -- Of archives and of their files unpacked.
  bytes INTEGER NOT NULL
) STRICT;

CREATE INDEX publisher_usage_by_bundles ON publisher_usage (bundles);

CREATE INDEX publisher_usage_by_bytes ON publisher_usage (bytes);

INSERT INTO publisher_usage (user_id, bundles, bytes) SELECT content.owner_id, count(*), sum(bundles.archive_bytes + bundles.file_bytes) FROM bundles JOIN content ON content.id = bundles.content_id GROUP BY content.owner_id;

CREATE TRIGGER bundles_add_usage AFTER INSERT ON bundles BEGIN INSERT INTO publisher_usage (user_id, bundles, bytes) SELECT owner_id, 1, NEW.archive_bytes + NEW.file_bytes FROM content WHERE id = NEW.content_id ON CONFLICT (user_id) DO UPDATE SET bundles = bundles + excluded.bundles, bytes = bytes + excluded.bytes; END;

-- Bundles that go with their content find no owner any longer, and were subtracted with it.
CREATE TRIGGER bundles_subtract_usage AFTER DELETE ON bundles BEGIN UPDATE publisher_usage SET bundles = bundles - 1, bytes = bytes - OLD.archive_bytes - OLD.file_bytes WHERE user_id = (SELECT owner_id FROM content WHERE id = OLD.content_id); END;

CREATE TRIGGER content_subtracts_usage BEFORE DELETE ON content BEGIN UPDATE publisher_usage SET bundles = bundles - (SELECT count(*) FROM bundles WHERE content_id = OLD.id), bytes = bytes - (SELECT coalesce(sum(archive_bytes + file_bytes), 0) FROM bundles WHERE content_id = OLD.id) WHERE user_id = OLD.owner_id; END;

CREATE TRIGGER content_leaves_usage AFTER UPDATE OF owner_id ON content WHEN NEW.owner_id <> OLD.owner_id BEGIN UPDATE publisher_usage SET bundles = bundles - (SELECT count(*) FROM bundles WHERE content_id = OLD.id), bytes = bytes - (SELECT coalesce(sum(archive_bytes + file_bytes), 0) FROM bundles WHERE content_id = OLD.id) WHERE user_id = OLD.owner_id; END;

CREATE TRIGGER content_joins_usage AFTER UPDATE OF owner_id ON content WHEN NEW.owner_id <> OLD.owner_id BEGIN INSERT INTO publisher_usage (user_id, bundles, bytes) SELECT NEW.owner_id, count(*), coalesce(sum(archive_bytes + file_bytes), 0) FROM bundles WHERE content_id = NEW.id ON CONFLICT (user_id) DO UPDATE SET bundles = bundles + excluded.bundles, bytes = bytes + excluded.bytes; END;
