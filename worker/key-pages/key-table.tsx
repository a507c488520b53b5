import { isAtLeast, type KeyRecord, type UserRecord } from "../../shared/index.ts";
import { labelOfRole } from "../html/roles.ts";
import { Table } from "../html/table.tsx";
import { Time } from "../html/time.tsx";
import { actingKeyOf, type Caller } from "../identity/caller.ts";
import type { KeyOwner } from "../keys/store.ts";
import { timeText } from "../values/time.ts";

interface KeyTableProps extends KeyOwner {
  readonly caller: Caller;
  readonly now: Date;
  /** The path of the page with the list. */
  readonly path: string;
}

/** The keys of a user, each with what it amounts to now. */
export function KeyTable({ owner, keys, caller, now, path }: KeyTableProps) {
  const acting = String(actingKeyOf(caller)?.id);
  const rows = keys.map((key) => ({
    id: key.id,
    cells: [
      <KeyName name={key.name} isActing={key.id === acting} />,
      <KeyRole keyRole={key.user_role} owner={owner} />,
      <code>{key.key}</code>,
      <Time value={key.created_time} />,
      <Time value={key.active_time} />,
      <Expiry expiresAt={key.expires_at} now={now} />,
      makerOf(key, keys),
      <a class="button danger" href={`${path}/${key.id}/delete`} aria-label={`Delete the API key ${key.name}`}>
        Delete
      </a>,
    ],
  }));
  const columns = ["Name", "Role", "Last four", "Created", "Last used", "Expires", "Made with", "Action"];
  return <Table caption="API keys" columns={columns} rows={rows} />;
}

function KeyName({ name, isActing }: { readonly name: string; readonly isActing: boolean }) {
  return (
    <>
      {name}
      {isActing && <p class="hint">You are signed in with it.</p>}
    </>
  );
}

interface KeyRoleProps {
  readonly keyRole: KeyRecord["user_role"];
  readonly owner: UserRecord;
}

/** What a key may do now: at most what its owner may (specification, section 2.2). */
export function KeyRole({ keyRole, owner }: KeyRoleProps) {
  if (isAtLeast(owner.user_role, keyRole)) return <span class="word">{labelOfRole(keyRole)}</span>;
  return (
    <>
      <span class="word">{labelOfRole(owner.user_role)}</span>
      <p class="hint">{`Created as ${labelOfRole(keyRole)}, and limited to what its owner may do now.`}</p>
    </>
  );
}

/** When a key expires; one that has expired says so. */
export function Expiry({ expiresAt, now }: { readonly expiresAt: string | null; readonly now: Date }) {
  const hasExpired = expiresAt !== null && expiresAt <= timeText(now);
  return (
    <>
      {hasExpired && <p class="error">Expired</p>}
      <Time value={expiresAt} />
    </>
  );
}

/** What the key is called that a key was made with. */
function makerOf({ created_by_key: id }: KeyRecord, keys: readonly KeyRecord[]): string {
  if (id === null) return "No key";
  return keys.find((key) => key.id === id)?.name ?? "A deleted key";
}
