-- What an export of the database by the platform can hold, and an import takes: the words of content in a plain table, in place of a
-- virtual one, and the reserve in rows whose statements are not too long.
--
-- Each trigger stands on one line, and no comment holds a quote or a semicolon, as in 0001.

-- The words of each field as they are looked for, with a blank between them. worker/content/search-words.ts makes them.
ALTER TABLE content ADD COLUMN name_words TEXT NOT NULL DEFAULT '';
ALTER TABLE content ADD COLUMN title_words TEXT NOT NULL DEFAULT '';
ALTER TABLE content ADD COLUMN description_words TEXT NOT NULL DEFAULT '';

-- For each word, the first 48 characters of its field from this word on: phrases are found as ranges.
CREATE TABLE content_phrases (
  phrase TEXT NOT NULL,
  content_id INTEGER NOT NULL,
  PRIMARY KEY (phrase, content_id)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER content_phrases_insert AFTER INSERT ON content BEGIN INSERT OR IGNORE INTO content_phrases (phrase, content_id) SELECT substr(words, start, 48), NEW.id FROM (SELECT field.value AS words, word.value AS word, 1 + coalesce(sum(length(word.value) + 1) OVER (PARTITION BY field.key ORDER BY word.key ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) AS start FROM json_each(json_array(NEW.name_words, NEW.title_words, NEW.description_words)) AS field, json_each('["' || replace(field.value, ' ', '","') || '"]') AS word) WHERE word <> ''; END;

CREATE TRIGGER content_phrases_delete AFTER DELETE ON content BEGIN DELETE FROM content_phrases WHERE (phrase, content_id) IN (SELECT substr(words, start, 48), OLD.id FROM (SELECT field.value AS words, 1 + coalesce(sum(length(word.value) + 1) OVER (PARTITION BY field.key ORDER BY word.key ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) AS start FROM json_each(json_array(OLD.name_words, OLD.title_words, OLD.description_words)) AS field, json_each('["' || replace(field.value, ' ', '","') || '"]') AS word)); END;

CREATE TRIGGER content_phrases_update AFTER UPDATE OF name_words, title_words, description_words ON content BEGIN DELETE FROM content_phrases WHERE (phrase, content_id) IN (SELECT substr(words, start, 48), OLD.id FROM (SELECT field.value AS words, 1 + coalesce(sum(length(word.value) + 1) OVER (PARTITION BY field.key ORDER BY word.key ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) AS start FROM json_each(json_array(OLD.name_words, OLD.title_words, OLD.description_words)) AS field, json_each('["' || replace(field.value, ' ', '","') || '"]') AS word)); INSERT OR IGNORE INTO content_phrases (phrase, content_id) SELECT substr(words, start, 48), NEW.id FROM (SELECT field.value AS words, word.value AS word, 1 + coalesce(sum(length(word.value) + 1) OVER (PARTITION BY field.key ORDER BY word.key ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) AS start FROM json_each(json_array(NEW.name_words, NEW.title_words, NEW.description_words)) AS field, json_each('["' || replace(field.value, ' ', '","') || '"]') AS word) WHERE word <> ''; END;

-- What the virtual table has found in content until now.
CREATE VIRTUAL TABLE content_words_found USING fts5vocab (content_words, instance);

CREATE TABLE content_words_moved (
  content_id INTEGER NOT NULL,
  field TEXT NOT NULL,
  place INTEGER NOT NULL,
  word TEXT NOT NULL,
  PRIMARY KEY (content_id, field, place)
) STRICT, WITHOUT ROWID;

INSERT INTO content_words_moved (content_id, field, place, word) SELECT doc, col, offset, term FROM content_words_found;

UPDATE content SET
  name_words = coalesce((SELECT group_concat(word, ' ') FROM (SELECT word FROM content_words_moved WHERE content_id = content.id AND field = 'name' ORDER BY place)), ''),
  title_words = coalesce((SELECT group_concat(word, ' ') FROM (SELECT word FROM content_words_moved WHERE content_id = content.id AND field = 'title' ORDER BY place)), ''),
  description_words = coalesce((SELECT group_concat(word, ' ') FROM (SELECT word FROM content_words_moved WHERE content_id = content.id AND field = 'description' ORDER BY place)), '');

DROP TABLE content_words_moved;
DROP TABLE content_words_found;
DROP TRIGGER content_words_insert;
DROP TRIGGER content_words_delete;
DROP TRIGGER content_words_update;
DROP TABLE content_words;

DROP TABLE database_reserve;

CREATE TABLE database_reserve (
  id INTEGER PRIMARY KEY CHECK (id BETWEEN 1 AND 8),
  bytes BLOB NOT NULL
) STRICT;

INSERT INTO database_reserve (id, bytes) SELECT value, zeroblob(32768) FROM json_each('[1,2,3,4,5,6,7,8]');
