import type { InvitationRecord, Result } from "../../shared/index.ts";
import { answerPage } from "../html/answer-page.tsx";
import { Effects } from "../html/effects.tsx";
import { callHandler } from "../html/form.ts";
import { Form, HiddenField } from "../html/form-element.tsx";
import type { FormPage } from "../html/form-page.ts";
import { Time } from "../html/time.tsx";
import type { Failure } from "../http/errors.ts";
import type { RoutedRequest } from "../http/route.ts";
import type { CallerContext } from "../identity/caller.ts";
import { answerInviteUser } from "../joining/invitation-operations.ts";
import { publicOrigin } from "../settings/settings.ts";
import { answerPatchUser } from "../users/operations.ts";
import type { UserOverview } from "../users/overview-store.ts";
import { describeRecord } from "../users/store.ts";
import { INVITATION_MAX_DAYS } from "../values/limits.ts";
import { effectsOfInviting } from "./effects.ts";
import { findUserOfPage } from "./find-user.ts";
import { nameOfUser } from "./user-name.ts";

/** `/users/{guid}/invitation`: makes a link, and shows it once. */
export const INVITATION_PAGE: FormPage<UserOverview, InvitationRecord> = {
  find: findUserOfPage,
  title: ({ user }) => `Invite ${describeRecord(user)}`,
  scripts: ["send-once"],
  fields: [],
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
  send: async (form, request, context) => {
    // Where no invitation can follow, the user stays confirmed.
    const isAgain = form.get("again") === "on" && context.settings.bootstrapSecret !== undefined;
    const allowed = isAgain ? await allowInvitation(request, context) : undefined;
    if (allowed?.ok === false) return allowed;
    return await callHandler(answerInviteUser, request, context, { params: request.params });
  },
  done: showLink,
};

/** A user who accepted an invitation gets another one where the page said what that means. */
async function allowInvitation(request: RoutedRequest, context: CallerContext): Promise<Result<unknown, Failure>> {
  return await callHandler(answerPatchUser, request, context, { params: request.params, json: { confirmed: false } });
}

/** The link has the token behind a `#`, which browsers send to no server and no proxy writes in its log. */
async function showLink(
  { token, expires_at }: InvitationRecord,
  request: RoutedRequest,
  context: CallerContext,
): Promise<Response | Failure> {
  const found = await findUserOfPage(request, context);
  if (!found.ok) return found.error;
  const { user } = found.value;
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
