-- When a bundle was last deployed, as a draft or to be served. One that never was is served nowhere.
--
-- No comment holds a quote or a semicolon, as in 0001.

ALTER TABLE bundles ADD COLUMN deployed_time TEXT;

UPDATE bundles SET deployed_time = (SELECT last_deployed_time FROM content WHERE content.id = bundles.content_id) WHERE id = (SELECT bundle_id FROM content WHERE content.id = bundles.content_id);
