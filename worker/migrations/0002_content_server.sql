-- Users, API keys, groups, content, bundles and tasks.
--
-- Roles are numbers so that min() of two is the less permissive one: 1 viewer, 2 publisher, 3 administrator.
-- Times are RFC 3339 in UTC and whole seconds, so that they compare as texts.

CREATE TABLE users (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  guid TEXT NOT NULL UNIQUE,
  username TEXT NOT NULL COLLATE NOCASE UNIQUE,
  first_name TEXT NOT NULL,
  last_name TEXT NOT NULL,
  email TEXT NOT NULL,
  role INTEGER NOT NULL CHECK (role BETWEEN 1 AND 3),
  created_time TEXT NOT NULL,
  updated_time TEXT NOT NULL,
  active_time TEXT,
  confirmed INTEGER NOT NULL DEFAULT 1 CHECK (confirmed IN (0, 1)),
  locked INTEGER NOT NULL DEFAULT 0 CHECK (locked IN (0, 1)),
  external_id TEXT UNIQUE,
  -- Of the one invitation that can be accepted.
  invitation_id TEXT
) STRICT;

CREATE INDEX users_by_name ON users (first_name COLLATE NOCASE, last_name COLLATE NOCASE, username);

CREATE TABLE api_keys (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users (id),
  name TEXT NOT NULL,
  -- SHA-256 of the value, which is kept nowhere.
  hash BLOB NOT NULL UNIQUE CHECK (length(hash) = 32),
  last_four TEXT NOT NULL,
  role INTEGER NOT NULL CHECK (role BETWEEN 1 AND 3),
  created_time TEXT NOT NULL,
  active_time TEXT,
  expires_at TEXT
) STRICT;

CREATE INDEX api_keys_of_user ON api_keys (user_id);

CREATE TABLE groups (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  guid TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL COLLATE NOCASE UNIQUE,
  owner_id INTEGER NOT NULL REFERENCES users (id)
) STRICT;

CREATE TABLE group_members (
  group_id INTEGER NOT NULL REFERENCES groups (id) ON DELETE CASCADE,
  user_id INTEGER NOT NULL REFERENCES users (id),
  PRIMARY KEY (group_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX group_members_of_user ON group_members (user_id);

CREATE TABLE content (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  guid TEXT NOT NULL UNIQUE,
  owner_id INTEGER NOT NULL REFERENCES users (id),
  name TEXT NOT NULL COLLATE NOCASE,
  title TEXT,
  description TEXT NOT NULL,
  access_type TEXT NOT NULL CHECK (access_type IN ('all', 'logged_in', 'acl')),
  app_mode TEXT NOT NULL CHECK (app_mode IN ('static', 'api')),
  -- Of API content only.
  upstream_url TEXT CHECK ((upstream_url IS NOT NULL) = (app_mode = 'api')),
  -- The bundle that is served, if any.
  bundle_id INTEGER,
  created_time TEXT NOT NULL,
  last_deployed_time TEXT,
  UNIQUE (owner_id, name)
) STRICT;

CREATE TABLE content_permissions (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  content_id INTEGER NOT NULL REFERENCES content (id) ON DELETE CASCADE,
  user_id INTEGER REFERENCES users (id),
  group_id INTEGER REFERENCES groups (id) ON DELETE CASCADE,
  -- What the permission gives: 1 viewer, 2 owner.
  role INTEGER NOT NULL CHECK (role BETWEEN 1 AND 2),
  CHECK ((user_id IS NULL) <> (group_id IS NULL)),
  UNIQUE (content_id, user_id),
  UNIQUE (content_id, group_id)
) STRICT;

CREATE INDEX content_permissions_of_user ON content_permissions (user_id);
CREATE INDEX content_permissions_of_group ON content_permissions (group_id);

CREATE TABLE bundles (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  content_id INTEGER NOT NULL REFERENCES content (id) ON DELETE CASCADE,
  -- What the names of its objects in the bucket begin with. Nobody outside learns it.
  object_prefix TEXT NOT NULL UNIQUE,
  -- The file that is served for the root.
  entry_file TEXT NOT NULL,
  created_time TEXT NOT NULL,
  archive_bytes INTEGER NOT NULL,
  file_count INTEGER NOT NULL,
  file_bytes INTEGER NOT NULL
) STRICT;

CREATE INDEX bundles_of_content ON bundles (content_id);

-- Objects in the bucket that belong to no bundle: an upload that has not ended, or what was deleted. They are
-- noted here before they are made, and in the same transaction as their bundle goes, so that none is forgotten.
CREATE TABLE unowned_objects (
  object_prefix TEXT PRIMARY KEY,
  since_time TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Whatever deletes a bundle, its content that goes as a whole above all, leaves its objects to be swept.
CREATE TRIGGER bundles_leave_objects AFTER DELETE ON bundles BEGIN INSERT OR IGNORE INTO unowned_objects (object_prefix, since_time) VALUES (OLD.object_prefix, strftime('%Y-%m-%dT%H:%M:%SZ', 'now')); END;

CREATE TABLE tasks (
  id TEXT PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES users (id),
  created_time TEXT NOT NULL,
  -- A JSON array of lines.
  output TEXT NOT NULL,
  -- 0 when it went well.
  code INTEGER NOT NULL,
  error TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE vanity_paths (
  content_id INTEGER PRIMARY KEY REFERENCES content (id) ON DELETE CASCADE,
  -- With a slash at both ends.
  path TEXT NOT NULL COLLATE NOCASE UNIQUE,
  created_time TEXT NOT NULL
) STRICT;
