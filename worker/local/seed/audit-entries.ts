import type { AuditEntryRecord, ContentRecord, KeyRecord, KeysetPage, UserRecord } from "../../../shared/index.ts";
import type { Api } from "../command/api.ts";
import type { Progress } from "../command/command.ts";

const PAGE_ENTRIES = 500;
const AT_ONCE = 8;
const ENTRIES_OF_A_ROUND = 2;

/** The subjects of the entries: keys of their maker, and a user and content where there are any to be changed. */
interface Subjects {
  readonly maker: UserRecord;
  readonly user?: UserRecord | undefined;
  readonly content?: ContentRecord | undefined;
}

/** Two changes, of which the second takes the first back, so that nothing but their entries stays. */
type Round = (number: number) => Promise<void>;

/** Makes real changes until the audit log has a minimum number of entries. */
export async function seedAuditEntries(api: Api, subjects: Subjects, wanted: number, progress: Progress) {
  const kinds = roundsOf(api, subjects);
  const fill = async (): Promise<void> => {
    const there = await countEntries(api, wanted);
    if (there >= wanted) return;
    const rounds = Math.ceil((wanted - there) / ENTRIES_OF_A_ROUND);
    let next = 0;
    const work = async (): Promise<void> => {
      const number = next;
      next += 1;
      if (number >= rounds) return;
      await kinds[number % kinds.length]?.(number);
      progress.show(there + (number + 1) * ENTRIES_OF_A_ROUND, wanted);
      await work();
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    // Of two rounds about the same thing at the same moment, one may find nothing to change, and leave fewer entries.
    await fill();
  };
  await fill();
  progress.end();
}

/** The number of entries, as far as it matters. */
async function countEntries(api: Api, enough: number): Promise<number> {
  const countFrom = async (count: number, cursor: string): Promise<number> => {
    const path = `/audit_logs?limit=${PAGE_ENTRIES}${cursor}`;
    const { results, paging } = await api.call<KeysetPage<AuditEntryRecord>>("GET", path);
    const total = count + results.length;
    const { next } = paging.cursors;
    return next === null || total >= enough ? total : await countFrom(total, `&next=${encodeURIComponent(next)}`);
  };
  return await countFrom(0, "");
}

function roundsOf(api: Api, { maker, user, content }: Subjects): readonly Round[] {
  return [
    keyRound(api, maker),
    ...(user === undefined ? [] : [userRound(api, user)]),
    ...(content === undefined ? [] : [contentRound(api, content)]),
  ];
}

function keyRound(api: Api, { guid }: UserRecord): Round {
  const keys = `/users/${guid}/keys`;
  return async (number) => {
    const json = { name: `nightly report ${number}`, user_role: "viewer" };
    const { id } = await api.call<KeyRecord>("POST", keys, { json });
    await api.call("DELETE", `${keys}/${id}`);
  };
}

function userRound(api: Api, { guid, username }: UserRecord): Round {
  const path = `/users/${guid}`;
  return async () => {
    await api.call("PUT", path, { json: { email: `${username}@new.example.com` } });
    await api.call("PUT", path, { json: { email: `${username}@example.com` } });
  };
}

function contentRound(api: Api, { guid }: ContentRecord): Round {
  const path = `/content/${guid}`;
  return async (number) => {
    await api.call("PATCH", path, { json: { description: `The figures of week ${number}.` } });
    await api.call("PATCH", path, { json: { description: "" } });
  };
}
