-- Names that look alike. Usernames are ASCII, of which four characters are taken for others; the database computes how they look.

CREATE INDEX users_by_look ON users (replace(replace(replace(replace(username, 'I', 'l'), '1', 'l'), '0', 'O'), 'm', 'rn'));

CREATE INDEX users_by_folded_look ON users (replace(replace(replace(replace(lower(username), 'I', 'l'), '1', 'l'), '0', 'O'), 'm', 'rn'));

-- An address that a person signs in with must be one user's alone.
CREATE INDEX users_by_email ON users (email COLLATE NOCASE);

-- Names of groups have any characters: the Worker computes how they look. Null until a group is created or renamed after the upgrade.
ALTER TABLE groups ADD COLUMN look TEXT;
ALTER TABLE groups ADD COLUMN folded_look TEXT;

CREATE INDEX groups_by_look ON groups (look);

CREATE INDEX groups_by_folded_look ON groups (folded_look);
