/** Rows as a server of some years has them, made in SQL, some thousand in a statement. */

interface Database {
  readonly prepare: (sql: string) => {
    readonly bind: (...values: unknown[]) => { readonly run: () => Promise<unknown> };
  };
}

/** The kind of a row, each with a statement for the rows with the numbers from ?1 to ?2. */
export type RowKind = keyof typeof STATEMENTS;

const ROWS_A_STATEMENT = 50_000;

const GUID = `lower(printf('%s-%s-4%s-8%s-%s', hex(randomblob(4)), hex(randomblob(2)), substr(hex(randomblob(2)), 2),
  substr(hex(randomblob(2)), 2), hex(randomblob(6))))`;

/** @param seconds between one row and the next. */
const timeEach = (seconds: number) => `strftime('%Y-%m-%dT%H:%M:%SZ', 1704067200 + number * ${seconds}, 'unixepoch')`;

/** One of some texts, by the number of the row. */
const oneOf = (...texts: readonly string[]) =>
  `CASE number % ${texts.length} ${texts.map((text, index) => `WHEN ${index} THEN '${text}'`).join(" ")} END`;

/** The row of another table that belongs to a row: they are spread, so that neighbours have different ones. */
const spread = (table: string) => `1 + number * 7919 % (SELECT max(id) FROM ${table})`;

const STATEMENTS = {
  // Most are viewers; one of a thousand is an administrator, and one of a hundred is locked.
  users: `INSERT INTO users
      (guid, username, first_name, last_name, email, role, created_time, updated_time, active_time, locked)
    SELECT ${GUID}, 'person.' || number, ${oneOf("Ada", "Ben", "Chidi", "Dora", "Emil", "Fatima", "Grace")},
      'Example ' || number, 'person.' || number || '@example.com',
      CASE WHEN number % 1000 = 0 THEN 3 WHEN number % 10 = 0 THEN 2 ELSE 1 END,
      ${timeEach(60)}, ${timeEach(60)}, ${timeEach(60)}, number % 100 = 1 FROM numbers`,

  keys: `INSERT INTO api_keys (user_id, name, hash, last_four, role, created_time, active_time, ancestors)
    SELECT ${spread("users")}, 'Nightly job ' || number, randomblob(32), 'aB3d', 1, ${timeEach(60)}, ${timeEach(60)}, '[1,2]'
    FROM numbers`,

  // One of ten is for some users only, and one of a thousand has an upstream.
  content: `INSERT INTO content (guid, owner_id, name, title, description, access_type, app_mode, upstream_url, bundle_id,
      created_time, last_deployed_time, name_words, title_words, description_words)
    SELECT ${GUID}, ${spread("users")}, ${oneOf("report", "forecast", "dashboard")} || '-' || (number * 7919 % 1000003),
      ${oneOf("Quarterly report", "Sales forecast", "Dashboard of delays", "Notes")} || ' ' || number,
      'What the team of region ' || (number % 50) || ' looks at each week, with last month beside it.',
      iif(number % 10 = 0, 'acl', 'logged_in'), iif(number % 1000 = 0, 'api', 'static'),
      iif(number % 1000 = 0, 'https://upstream.example/' || number, NULL), iif(number % 5 = 0, NULL, number),
      ${timeEach(600)}, iif(number % 5 = 0, NULL, strftime('%Y-%m-%dT%H:%M:%SZ', 1735689600 + number * 7919 % 31536000, 'unixepoch')),
      ${oneOf("report", "forecast", "dashboard")} || ' ' || (number * 7919 % 1000003),
      ${oneOf("quarterly report", "sales forecast", "dashboard of delays", "notes")} || ' ' || number,
      'what the team of region ' || (number % 50) || ' looks at each week with last month beside it'
    FROM numbers`,

  bundles: `INSERT INTO bundles
      (content_id, object_prefix, entry_file, created_time, archive_bytes, file_count, file_bytes, deployed_time)
    SELECT ${spread("content")}, 'bundles/' || ${GUID} || '/', 'index.html', ${timeEach(600)}, 123456, 12, 345678,
      ${timeEach(600)} FROM numbers`,

  permissions: `INSERT OR IGNORE INTO content_permissions (content_id, user_id, role)
    SELECT 10 * (1 + number % (SELECT max(id) / 10 FROM content)), ${spread("users")}, 1 + number % 2 FROM numbers`,

  groups: `INSERT INTO groups (guid, name, owner_id)
    SELECT ${GUID}, 'Group ' || number, ${spread("users")} FROM numbers`,

  members: `INSERT OR IGNORE INTO group_members (group_id, user_id)
    SELECT 1 + number % (SELECT max(id) FROM groups), ${spread("users")} FROM numbers`,

  // Groups with which content is shared that is for some users only, as above: one, two or three.
  groupPermissions: `INSERT OR IGNORE INTO content_permissions (content_id, group_id, role)
    SELECT 10 * (1 + number % (SELECT max(id) / 10 FROM content)), 1 + number * 104729 % (SELECT max(id) FROM groups), 1 + number % 2
    FROM numbers`,

  entries: `INSERT INTO audit_log (time, user_id, user_guid, user_description, action, event_description, actor_type,
      api_key_id, api_key_name, object_type, object_id)
    SELECT ${timeEach(5)}, users.id, users.guid, users.first_name || ' ' || users.last_name || ' (' || users.username || ')',
      ${oneOf("update_content", "deploy_bundle", "update_content", "upload_bundle", "add_permission", "update_content", "refuse_request")},
      'Updated the content item "' || content.name || '" (' || content.guid || '): title.', 'api_key',
      CAST(users.id AS TEXT), 'Nightly job', 'content', content.guid
    FROM numbers JOIN users ON users.id = ${spread("users")} JOIN content ON content.id = 1 + number * 104729 % (SELECT max(id) FROM content)
    ORDER BY number`,
} as const;

/** Adds rows with the next numbers, of what has so many already. */
export async function addRows(database: Database, kind: RowKind, has: number, count: number): Promise<void> {
  for (let made = has; made < has + count; made += ROWS_A_STATEMENT) {
    await database
      .prepare(
        // D1 binds numbers as reals, which would be written as 1.0.
        `WITH RECURSIVE numbers (number) AS (SELECT CAST(?1 AS INTEGER) UNION ALL SELECT number + 1 FROM numbers WHERE number < ?2)
        ${STATEMENTS[kind]}`,
      )
      .bind(made + 1, Math.min(made + ROWS_A_STATEMENT, has + count))
      .run();
  }
}
