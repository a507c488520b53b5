import { answerPage } from "../html/answer-page.tsx";
import { Effects } from "../html/effects.tsx";
import { Form, HiddenField } from "../html/form-element.tsx";
import { Time } from "../html/time.tsx";
import type { RoutedRequest } from "../http/route.ts";
import type { CallerContext } from "../identity/caller.ts";
import { INVITE_USER_AGAIN, type Invitation } from "../joining/operations.ts";
import { operationForm } from "../operation/form-routes.ts";
import type { Named } from "../operation/operation.ts";
import { publicOrigin } from "../settings/settings.ts";
import { describeRecord } from "../users/store.ts";
import { INVITATION_MAX_DAYS } from "../values/limits.ts";
import { effectsOfInviting } from "./effects.ts";
import { findUserOfPage } from "./find-user.ts";
import { nameOfUser } from "./user-name.ts";

/** `/users/{guid}/invitation`: makes a link, and shows it once. */
export const INVITATION_PAGE = operationForm({
  operation: INVITE_USER_AGAIN,
  find: findUserOfPage,
  title: ({ user }) => `Invite ${describeRecord(user)}`,
  scripts: ["send-once"],
  content: (overview, { errors }) => {
    const { guid, confirmed, locked } = overview.user;
    return (
      <>
        <Effects effects={effectsOfInviting(overview, INVITATION_MAX_DAYS)} />
        <Form action={`/users/${guid}/invitation`} submit="Create a link" errors={errors} cancel={`/users/${guid}`}>
          {confirmed && !locked && <HiddenField name="again" value="on" />}
        </Form>
      </>
    );
  },
  sentBy: (form) => ({ again: form.get("again") === "on" }),
  done: showLink,
});

/** The link has the token behind a `#`, which browsers send to no server and no proxy writes in its log. */
async function showLink(
  { user, token, expires_at }: Invitation,
  request: RoutedRequest<Named<"guid">>,
  context: CallerContext,
): Promise<Response> {
  const link = `${publicOrigin(context.settings, request.url)}/invitation#${token}`;
  return await answerPage(
    request,
    context,
    { title: `Invitation of ${describeRecord(user)}`, scripts: ["copy"] },
    <>
      <p>
        Send this link to {nameOfUser(user)}. It is shown only now, works once, and until <Time value={expires_at} />.
      </p>
      <p>
        <code id="invitation-link">{link}</code>
      </p>
      <div class="actions">
        <button data-copy="invitation-link" hidden>
          Copy link
        </button>
        <a href={`/users/${user.guid}`}>Back to {nameOfUser(user)}</a>
      </div>
    </>,
  );
}
