-- The numbers by which people know the versions of an item: 1, 2, 3, and so on. A number is never used again, so that the item keeps the
-- last one. The ids of bundles, which the API has, are those of the whole server.
--
-- No comment holds a quote or a semicolon, as in 0001.

ALTER TABLE content ADD COLUMN last_version INTEGER NOT NULL DEFAULT 0;

ALTER TABLE bundles ADD COLUMN number INTEGER;

UPDATE bundles SET number = counted.number FROM (SELECT id, row_number() OVER (PARTITION BY content_id ORDER BY id) AS number FROM bundles) AS counted WHERE counted.id = bundles.id;

UPDATE content SET last_version = (SELECT count(*) FROM bundles WHERE bundles.content_id = content.id);

-- A version before this migration, which may still run, inserts none.
CREATE TRIGGER bundles_number AFTER INSERT ON bundles BEGIN UPDATE content SET last_version = max(last_version, coalesce(NEW.number, last_version + 1)) WHERE id = NEW.content_id; UPDATE bundles SET number = (SELECT last_version FROM content WHERE id = NEW.content_id) WHERE id = NEW.id AND number IS NULL; END;
