import { type KeyRecord, ok } from "../../shared/index.ts";
import { endedSessionCookie } from "../auth/session-cookie.ts";
import { Checkbox } from "../html/fields.tsx";
import { Form } from "../html/form-element.tsx";
import type { ShownForm } from "../html/form-page.ts";
import { seeOther } from "../html/messages.ts";
import { Warning } from "../html/said.tsx";
import { Time } from "../html/time.tsx";
import type { RoutedRequest } from "../http/route.ts";
import { actingKeyOf, type Caller, type CallerContext } from "../identity/caller.ts";
import { DELETE_KEY, READ_KEY } from "../keys/operations.ts";
import type { OwnedKey } from "../keys/store.ts";
import type { NamedUser } from "../operation/access.ts";
import { perform } from "../operation/operation.ts";
import { aheadOf, operationForm } from "../operation/page-routes.ts";
import { describeRecord } from "../users/store.ts";
import { Expiry, KeyRole } from "./list.tsx";

/** `/keys/{id}/delete` and `/users/{guid}/keys/{id}/delete`: says what stops working, and deletes. */
export const DELETE_KEY_PAGE = operationForm({
  operation: DELETE_KEY,
  ahead: aheadOf(READ_KEY),
  find: async ({ params }, context) => {
    const found = await perform(READ_KEY, context, {}, params);
    return found.ok ? ok({ ...found.value, now: context.now, path: listPath(params) }) : found;
  },
  title: ({ key }) => `Delete the API key ${key.name}`,
  content: (subject, form) => <DeleteKey subject={subject} form={form} />,
  sentBy: (form) => ({ descendants: form.has(DESCENDANTS_FIELD) }),
  done: leadBack,
});

/** Leads to the list, where those who were signed in with a key that is gone get the sign-in page. */
function leadBack(
  gone: readonly KeyRecord[],
  { params }: RoutedRequest<NamedUser>,
  { caller }: CallerContext,
): Response {
  const path = listPath(params);
  if (!isSignedInWith(caller, gone)) return seeOther(path, gone.length === 1 ? "key-deleted" : "keys-deleted");
  return seeOther(path, "own-key-deleted", endedSessionCookie());
}

/** The path of the list that a key is in. */
function listPath({ guid }: NamedUser): string {
  return guid === undefined ? "/keys" : `/users/${guid}/keys`;
}

/** The name of the field that is sent to delete the keys, too, that were made with the key. */
const DESCENDANTS_FIELD = "descendants";

/** The subject of the page. */
interface KeyToDelete extends OwnedKey {
  readonly now: Date;
  /** The path of the list that the key is in. */
  readonly path: string;
}

interface DeleteKeyProps {
  readonly subject: KeyToDelete;
  readonly form: ShownForm;
}

/** The effects of deleting a key, and the button that does it. */
function DeleteKey({ subject, form: { caller, typed, errors } }: DeleteKeyProps) {
  const { owner, key, descendants, now, path } = subject;
  const isTicked = typed?.has(DESCENDANTS_FIELD) ?? false;
  return (
    <>
      <p>
        Every program that uses this key is refused from that moment on, and every browser is signed out that is signed
        in with it. A deleted key cannot be restored.
      </p>
      <OwnSession caller={caller} deleted={key} descendants={descendants} />
      <dl>
        <dt>Name</dt>
        <dd>{key.name}</dd>
        <dt>Owner</dt>
        <dd>{describeRecord(owner)}</dd>
        <dt>Role</dt>
        <dd>
          <KeyRole keyRole={key.user_role} owner={owner} />
        </dd>
        <dt>Last four</dt>
        <dd>
          <code>{key.key}</code>
        </dd>
        <dt>Last used</dt>
        <dd>
          <Time value={key.active_time} />
        </dd>
        <dt>Expires</dt>
        <dd>
          <Expiry expiresAt={key.expires_at} now={now} />
        </dd>
      </dl>
      <Form action={`${path}/${key.id}/delete`} submit="Delete API key" look="danger" errors={errors} cancel={path}>
        {descendants.length > 0 && <Descendants descendants={descendants} isTicked={isTicked} />}
      </Form>
    </>
  );
}

interface OwnSessionProps extends Pick<OwnedKey, "descendants"> {
  readonly caller: Caller;
  readonly deleted: KeyRecord;
}

/** Warns those who would sign themselves out. */
function OwnSession({ caller, deleted, descendants }: OwnSessionProps) {
  if (isSignedInWith(caller, [deleted])) {
    return <Warning>You are signed in with this key: deleting it signs you out.</Warning>;
  }
  if (!isSignedInWith(caller, descendants)) return null;
  return (
    <Warning>You are signed in with a key that was made with this one: deleting that, too, signs you out.</Warning>
  );
}

/** Tells if a caller's session is gone with one of these keys. */
function isSignedInWith(caller: Caller, keys: readonly KeyRecord[]): boolean {
  const acting = actingKeyOf(caller);
  return acting !== null && keys.some(({ id }) => id === String(acting.id));
}

interface DescendantsProps extends Pick<OwnedKey, "descendants"> {
  readonly isTicked: boolean;
}

function Descendants({ descendants, isTicked }: DescendantsProps) {
  return (
    <>
      <p>These keys were made with it, or with one of them:</p>
      <ul>
        {descendants.map(({ id, name, key, active_time }) => (
          <li key={id}>
            {`${name} (…${key}), last used: `}
            <Time value={active_time} />
          </li>
        ))}
      </ul>
      <Checkbox
        name={DESCENDANTS_FIELD}
        label="Delete the keys made with it, too"
        hint="Otherwise they stay valid. Tick this if the key may have been in the wrong hands."
        checked={isTicked}
      />
    </>
  );
}
