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

/** The keys of a user, each with its rights as they are now. */
export function KeyTable({ owner, keys, caller, now, path }: KeyTableProps) {
  const acting = String(actingKeyOf(caller)?.id);
  const deletion = ({ id, name }: KeyRecord) => (
    <a class="button danger" href={`${path}/${id}/delete`} aria-label={`Delete the API key ${name}`}>
      Delete
    </a>
  );
  return (
    <Table
      caption="API keys"
      rows={keys}
      rowKey={({ id }) => id}
      columns={[
        ["Name", ({ id, name }) => <KeyName name={name} isActing={id === acting} />],
        ["Role", ({ user_role }) => <KeyRole keyRole={user_role} owner={owner} />],
        ["Last four", ({ key }) => <code>{key}</code>],
        ["Created", ({ created_time }) => <Time value={created_time} />],
        ["Last used", ({ active_time }) => <Time value={active_time} />],
        ["Expires", ({ expires_at }) => <Expiry expiresAt={expires_at} now={now} />],
        ["Made with", (key) => makerOf(key, keys)],
        ["Action", deletion],
      ]}
    />
  );
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

/** The role that a key has now: at most that of its owner (specification, section 2.2). */
export function KeyRole({ keyRole, owner }: KeyRoleProps) {
  if (isAtLeast(owner.user_role, keyRole)) return <span class="word">{labelOfRole(keyRole)}</span>;
  return (
    <>
      <span class="word">{labelOfRole(owner.user_role)}</span>
      <p class="hint">{`Created as ${labelOfRole(keyRole)}, and limited to what its owner may do now.`}</p>
    </>
  );
}

/** The expiry of a key; one that has expired says so. */
export function Expiry({ expiresAt, now }: { readonly expiresAt: string | null; readonly now: Date }) {
  const hasExpired = expiresAt !== null && expiresAt <= timeText(now);
  return (
    <>
      {hasExpired && <p class="error">Expired</p>}
      <Time value={expiresAt} />
    </>
  );
}

/** The name of the key that a key was made with. */
function makerOf({ created_by_key: id }: KeyRecord, keys: readonly KeyRecord[]): string {
  if (id === null) return "No key";
  return keys.find((key) => key.id === id)?.name ?? "A deleted key";
}
