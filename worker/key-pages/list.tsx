import { isAtLeast, type KeyRecord, type UserRecord } from "../../shared/index.ts";
import { answerPage } from "../html/answer-page.tsx";
import { labelOfRole } from "../html/fields.tsx";
import { LongTable } from "../html/long-table.tsx";
import { Time } from "../html/time.tsx";
import type { RoutedRequest } from "../http/route.ts";
import { actingKeyOf, type Caller, type CallerContext } from "../identity/caller.ts";
import { isPermitted } from "../identity/role-permissions.ts";
import type { KeyOwner } from "../keys/store.ts";
import { describeRecord } from "../users/store.ts";
import { timeText } from "../values/time.ts";

interface KeyTableProps extends KeyOwner {
  readonly caller: Caller;
  readonly now: Date;
  /** The path of the page with the list. */
  readonly path: string;
}

/** The keys of a user, each with its rights as they are now. */
function KeyTable({ owner, keys, caller, now, path }: KeyTableProps) {
  const acting = String(actingKeyOf(caller)?.id);
  const deletion = ({ id, name }: KeyRecord) => (
    <a class="button danger" href={`${path}/${id}/delete`} aria-label={`Delete the API key ${name}`}>
      Delete
    </a>
  );
  return (
    <LongTable
      caption="API keys"
      rows={keys}
      rowKey={({ id }) => id}
      columns={[
        ["Name", ({ id, name }) => <KeyName name={name} isActing={id === acting} />],
        ["Role", ({ user_role }) => <KeyRole keyRole={user_role} owner={owner} />],
        ["Id", ({ id, name }) => <KeyId id={id} name={name} caller={caller} />],
        ["Last four", ({ key }) => <code>{key}</code>],
        ["Created", ({ created_time }) => <Time value={created_time} />],
        ["Last used", ({ active_time }) => <Time value={active_time} />],
        ["Expires", ({ expires_at }) => <Expiry expiresAt={expires_at} now={now} />],
        ["Made with", (key) => makerOf(key, keys)],
        ["Action", deletion, "actions"],
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

/** The id by which the audit log names a key, and for those who may read the log the way to what the key did. */
function KeyId({ id, name, caller }: Pick<KeyRecord, "id" | "name"> & { readonly caller: Caller }) {
  if (!isPermitted(caller.role, "read-audit-log")) return <>{id}</>;
  return (
    <a href={`/audit?api_key_id=${id}`} aria-label={`${id}: what the API key ${name} did`}>
      {id}
    </a>
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

/** `GET /keys`: the caller's keys. */
export async function showOwnKeys(found: KeyOwner, request: RoutedRequest, context: CallerContext): Promise<Response> {
  return await answerPage(request, context, { title: "API keys" }, <OwnKeys {...found} context={context} />);
}

interface KeysProps extends KeyOwner {
  readonly context: CallerContext;
}

/** The caller's keys, and the way to another one. */
export function OwnKeys({ owner, keys, context: { caller, now } }: KeysProps) {
  return (
    <>
      <p>
        With an API key a program uses this server as you. Create one for each program, and name it for the program.
      </p>
      {keys.length === 0 && <p>You have no API key yet.</p>}
      <p>
        <a class="button primary" href="/keys/new">
          {keys.length === 0 ? "Create your first API key" : "Create an API key"}
        </a>
      </p>
      {keys.length > 0 && <KeyTable owner={owner} keys={keys} caller={caller} now={now} path="/keys" />}
    </>
  );
}

/** `GET /users/{guid}/keys`: the keys of another user, for administrators. */
export async function showUserKeys(found: KeyOwner, request: RoutedRequest, context: CallerContext): Promise<Response> {
  const title = `API keys of ${describeRecord(found.owner)}`;
  return await answerPage(request, context, { title }, <UserKeys {...found} context={context} />);
}

function UserKeys({ owner, keys, context: { caller, now } }: KeysProps) {
  return (
    <>
      {owner.locked && <p class="warning">This user is locked: no key of this user is accepted.</p>}
      {keys.length === 0 ? (
        <p>This user has no API key.</p>
      ) : (
        <KeyTable owner={owner} keys={keys} caller={caller} now={now} path={`/users/${owner.guid}/keys`} />
      )}
      <a href={`/users/${owner.guid}`}>Back to {describeRecord(owner)}</a>
    </>
  );
}
