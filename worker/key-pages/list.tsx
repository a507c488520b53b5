import { answerPage } from "../html/answer-page.tsx";
import type { RoutedRequest } from "../http/route.ts";
import type { CallerContext } from "../identity/caller.ts";
import type { KeyOwner } from "../keys/store.ts";
import { describeRecord } from "../users/store.ts";
import { KeyTable } from "./key-table.tsx";

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
