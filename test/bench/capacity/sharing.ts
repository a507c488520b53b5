/** The people who ask for lists on a server, and what is shared with them. */

import { type Asker, PEOPLE } from "./people.ts";
import type { CapacityPerson, CapacityServer } from "./server.ts";

export type People = Readonly<Record<Asker, CapacityPerson>>;

export async function addPeople({ person }: CapacityServer): Promise<People> {
  return {
    administrator: await person(PEOPLE.administrator.role),
    viewer: await person(PEOPLE.viewer.role),
    owner: await person(PEOPLE.owner.role),
    member: await person(PEOPLE.member.role),
  };
}

/** Shares what there is by now with these people, of the rows of `rows.ts`. */
export async function shareWith({ database }: CapacityServer, { viewer, owner, member }: People): Promise<void> {
  const grant = "INSERT OR IGNORE INTO content_permissions (content_id, user_id, role) SELECT id, ?1, 1 FROM content";
  await database.batch([
    database.prepare(`${grant} WHERE access_type = 'acl' AND id <= 300`).bind(viewer.id),
    database.prepare("UPDATE content SET owner_id = ?1 WHERE id % 4 < 2 AND owner_id <> ?1").bind(owner.id),
    database.prepare(`${grant} WHERE access_type = 'acl' AND id % 20 = 0`).bind(member.id),
    database
      .prepare("INSERT OR IGNORE INTO group_members (group_id, user_id) SELECT id, ?1 FROM groups WHERE id % 2 = 0")
      .bind(member.id),
  ]);
}

/** Fills in what stands in braces in lists. */
export type Namer = (text: string, as: Asker) => string;

/** @param server one that has entries of the audit log. */
export async function namerOf({ database }: CapacityServer, people: People): Promise<Namer> {
  const valueOf = async (sql: string) => String(await database.prepare(sql).first("value"));
  const user = "SELECT user_guid FROM audit_log";
  const names = [
    ["{owner}", people.owner.guid],
    ["{user}", await valueOf(`SELECT coalesce((${user} WHERE api_key_id = '50' LIMIT 1), (${user} LIMIT 1)) AS value`)],
    ["{object}", await valueOf("SELECT object_id AS value FROM audit_log WHERE action = 'upload_bundle' LIMIT 1")],
  ] as const;
  return (text, as) =>
    names.reduce(
      (rest, [name, value]) => rest.replaceAll(name, value),
      text.replaceAll("{caller}", String(people[as].id)),
    );
}
