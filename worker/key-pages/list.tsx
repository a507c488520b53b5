import { isAtLeast, type KeyRecord, type UserRecord } from "../../shared/index.ts";
import { answerPage } from "../html/answer-page.tsx";
import { labelOfRole } from "../html/fields.tsx";
import { Icon } from "../html/icon.tsx";
import { LongTable } from "../html/long-table.tsx";
import { Badge, Empty, RoleBadge, Warning } from "../html/said.tsx";
import { Time } from "../html/time.tsx";
import type { RoutedRequest } from "../http/route.ts";
import { actingKeyOf, type Caller, type CallerContext, nameOfUser } from "../identity/caller.ts";
import { isPermitted } from "../identity/role-permissions.ts";
import type { KeyOwner } from "../keys/store.ts";
import { UserTabs, userTabPath } from "../user-pages/user-tabs.tsx";
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
      <Icon name="trash" /> Delete
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
        ["Last four", ({ key }) => <code class="word">{key}</code>],
        ["Created", (key) => <Created apiKey={key} keys={keys} />],
        ["Last used", ({ active_time }) => <Time value={active_time} />],
        ["Expires", ({ expires_at }) => <Expiry expiresAt={expires_at} now={now} />],
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

interface CreatedProps extends Pick<KeyOwner, "keys"> {
  readonly apiKey: KeyRecord;
}

/** The time at which a key was created, and the name of the key that it was made with. */
function Created({ apiKey, keys }: CreatedProps) {
  const maker = makerOf(apiKey, keys);
  return (
    <>
      <Time value={apiKey.created_time} />
      {maker !== undefined && (
        <span class="name">
          with the key <span>{maker}</span>
        </span>
      )}
    </>
  );
}

/** The id by which the audit log names a key, and for those who may read the log the way to what the key did. */
function KeyId({ id, name, caller }: Pick<KeyRecord, "id" | "name"> & { readonly caller: Caller }) {
  if (!isPermitted(caller.role, "read-audit-log")) return <>{id}</>;
  return (
    <a class="word" href={`/audit?api_key_id=${id}`} aria-label={`${id}: what the API key ${name} did`}>
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
  if (isAtLeast(owner.user_role, keyRole)) return <RoleBadge role={keyRole} />;
  return (
    <>
      <RoleBadge role={owner.user_role} />
      <p class="hint">{`Created as ${labelOfRole(keyRole)}, and limited to what its owner may do now.`}</p>
    </>
  );
}

/** The expiry of a key; one that has expired says so. */
export function Expiry({ expiresAt, now }: { readonly expiresAt: string | null; readonly now: Date }) {
  const hasExpired = expiresAt !== null && expiresAt <= timeText(now);
  return (
    <>
      {hasExpired && <Badge tone="bad">Expired</Badge>} <Time value={expiresAt} />
    </>
  );
}

/** The name of the key that a key was made with; undefined where none was. */
function makerOf({ created_by_key: id }: KeyRecord, keys: readonly KeyRecord[]): string | undefined {
  if (id === null) return undefined;
  return keys.find((key) => key.id === id)?.name ?? "A deleted key";
}

/** `GET /keys`: the caller's keys. */
export async function showOwnKeys(found: KeyOwner, request: RoutedRequest, context: CallerContext): Promise<Response> {
  const actions = found.keys.length === 0 ? undefined : <NewKey />;
  return await answerPage(request, context, { title: "API keys", actions }, <OwnKeys {...found} context={context} />);
}

/** The way to another key. */
export function NewKey() {
  return (
    <a class="button primary" href="/keys/new">
      <Icon name="plus" /> Create an API key
    </a>
  );
}

interface KeysProps extends KeyOwner {
  readonly context: CallerContext;
}

/** The caller's keys. */
export function OwnKeys({ owner, keys, context: { caller, now } }: KeysProps) {
  return (
    <>
      <p>
        With an API key a program uses this server as you. Create one for each program, and name it for the program.
      </p>
      {keys.length === 0 ? (
        <Empty icon="key-round" action={<FirstKey />}>
          You have no API key yet.
        </Empty>
      ) : (
        <KeyTable owner={owner} keys={keys} caller={caller} now={now} path="/keys" />
      )}
    </>
  );
}

function FirstKey() {
  return (
    <a class="button primary" href="/keys/new">
      <Icon name="plus" /> Create your first API key
    </a>
  );
}

/** `GET /users/{guid}/keys`: the keys of another user, for administrators. */
export async function showUserKeys(found: KeyOwner, request: RoutedRequest, context: CallerContext): Promise<Response> {
  const title = nameOfUser(found.owner);
  return await answerPage(request, context, { title }, <UserKeys {...found} context={context} />);
}

function UserKeys({ owner, keys, context: { caller, now } }: KeysProps) {
  return (
    <>
      <UserTabs user={owner} current="keys" />
      {owner.locked && <Warning>This user is locked: no key of this user is accepted.</Warning>}
      {keys.length === 0 ? (
        <Empty icon="key-round">This user has no API key. Only the user can create one, after signing in.</Empty>
      ) : (
        <KeyTable owner={owner} keys={keys} caller={caller} now={now} path={userTabPath("keys", owner)} />
      )}
    </>
  );
}
