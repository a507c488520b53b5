import type { AuditEntryRecord, ContentRecord, KeyRecord, KeysetPage, UserRecord } from "../../../shared/index.ts";
import type { Api } from "../api.ts";
import type { Progress } from "./progress.ts";

const PAGE_ENTRIES = 500;
const AT_ONCE = 8;
const ENTRIES_OF_A_ROUND = 2;

/** What the entries are about. */
export interface Subjects {
  readonly maker: UserRecord;
  readonly user: UserRecord;
  readonly content: ContentRecord;
}

/** Two changes, of which the second takes the first back, so that nothing but their entries stays. */
type Round = (number: number) => Promise<void>;

/** Makes real changes until the audit log has at least so many entries. */
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

/** How many entries there are, as far as it matters. */
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
    async (number) => {
      const keys = `/users/${maker.guid}/keys`;
      const { id } = await api.call<KeyRecord>("POST", keys, {
        json: { name: `nightly report ${number}`, user_role: "viewer" },
      });
      await api.call("DELETE", `${keys}/${id}`);
    },
    async () => {
      const path = `/users/${user.guid}`;
      await api.call("PUT", path, { json: { email: `${user.username}@new.example.com` } });
      await api.call("PUT", path, { json: { email: `${user.username}@example.com` } });
    },
    async (number) => {
      const path = `/content/${content.guid}`;
      await api.call("PATCH", path, { json: { description: `The figures of week ${number}.` } });
      await api.call("PATCH", path, { json: { description: "" } });
    },
  ];
}
