/** The pages that each change one thing of a user, and say before what that does. */

import { answerPage } from "../html/answer-page.tsx";
import { AsOpened, type Present } from "../html/edited-form.tsx";
import { labelOfRole, RadioGroup, ROLE_CHOICES } from "../html/fields.tsx";
import { type ButtonLook, Effects, Form, HiddenField } from "../html/form-element.tsx";
import { fieldsOf } from "../html/form-page.ts";
import { type MessageName, seeOther } from "../html/messages.ts";
import { Time } from "../html/time.tsx";
import type { RoutedRequest } from "../http/route.ts";
import { type CallerContext, nameOfUser } from "../identity/caller.ts";
import { INVITE_USER_AGAIN, type Invitation } from "../joining/operations.ts";
import type { Named, Operation } from "../operation/operation.ts";
import { aheadOf, operationForm, type SentFields, textsOf } from "../operation/page-routes.ts";
import { END_SESSIONS } from "../sessions/operations.ts";
import { publicOrigin } from "../settings/settings.ts";
import { LOCK_USER, READ_USER_DETAILS, UPDATE_USER } from "../users/operations.ts";
import type { UserOverview } from "../users/overview-store.ts";
import { describeRecord } from "../users/store.ts";
import { INVITATION_MAX_DAYS } from "../values/limits.ts";
import { labelsOf, type Readers } from "../values/readers.ts";
import {
  effectOfRole,
  effectsOfInviting,
  effectsOfLocking,
  effectsOfSigningOut,
  effectsOfUnlocking,
} from "./effects.ts";
import { findUserOfPage } from "./user-page.tsx";
import { type UserTab, userTabPath } from "./user-tabs.tsx";

interface Step<Known extends Readers> {
  /** The last part of the page's path. */
  readonly path: string;
  /** The tab that has the way to the page, to which that leads back. */
  readonly tab: UserTab;
  readonly submit: string;
  readonly look: ButtonLook;
  readonly title: (name: string) => string;
  readonly effects: (overview: UserOverview) => readonly string[];
  readonly operation: Operation<Known, unknown, Named<"guid">>;
  readonly sent: SentFields;
  /** The further effect on those who do it to their own account. */
  readonly onYourself?: string;
  readonly message: MessageName;
}

const OWN_ACCOUNT = "This is your own account: you are signed out at once.";

/** `/users/{guid}/lock` */
export const LOCK_PAGE = stepPage({
  path: "lock",
  tab: "settings",
  submit: "Lock user",
  look: "danger",
  title: (name) => `Lock ${name}`,
  effects: effectsOfLocking,
  operation: LOCK_USER,
  sent: { locked: true },
  onYourself: OWN_ACCOUNT,
  message: "user-locked",
});

/** `/users/{guid}/unlock` */
export const UNLOCK_PAGE = stepPage({
  path: "unlock",
  tab: "settings",
  submit: "Unlock user",
  look: "primary",
  title: (name) => `Unlock ${name}`,
  effects: effectsOfUnlocking,
  operation: LOCK_USER,
  sent: { locked: false },
  message: "user-unlocked",
});

/** `/users/{guid}/sign-out` */
export const SIGN_OUT_PAGE = stepPage({
  path: "sign-out",
  tab: "sessions",
  submit: "Sign out everywhere",
  look: "danger",
  title: (name) => `Sign ${name} out everywhere`,
  effects: effectsOfSigningOut,
  operation: END_SESSIONS,
  sent: {},
  onYourself: OWN_ACCOUNT,
  message: "user-signed-out",
});

function stepPage<Known extends Readers>(step: Step<Known>) {
  const { path, tab, submit, look, title, effects, operation, sent, onYourself, message } = step;
  return operationForm({
    operation,
    ahead: aheadOf(READ_USER_DETAILS),
    find: findUserOfPage,
    title: ({ user }) => title(describeRecord(user)),
    content: (overview, { caller, errors }) => {
      const { guid } = overview.user;
      const own = caller.guid === guid && onYourself !== undefined ? [onYourself] : [];
      return (
        <>
          <Effects effects={[...effects(overview), ...own]} />
          <Form
            action={`/users/${guid}/${path}`}
            submit={submit}
            look={look}
            errors={errors}
            cancel={userTabPath(tab, overview.user)}
          />
        </>
      );
    },
    sentBy: () => sent,
    done: (_, { params }) => seeOther(userTabPath(tab, params), message),
  });
}

const OWN_ROLE = "This is your own account: with a lower role you can no longer open this page.";

/** `/users/{guid}/role`: each role stands with what it does to this user's keys and content. */
export const ROLE_PAGE = operationForm({
  operation: UPDATE_USER,
  ahead: aheadOf(READ_USER_DETAILS),
  find: findUserOfPage,
  title: ({ user }) => `Role of ${describeRecord(user)}`,
  // The last administrator keeps the role.
  fieldsOfKinds: { conflict: "user_role" },
  content: (overview, form) => {
    const { guid, user_role } = overview.user;
    const choices = ROLE_CHOICES.map(({ hint, ...choice }) => ({
      ...choice,
      hint: `${hint} ${effectOfRole(overview, choice.value)}`,
    }));
    return (
      <Form
        action={`/users/${guid}/role`}
        submit="Change role"
        errors={form.errors}
        cancel={userTabPath("settings", overview.user)}
      >
        {form.caller.guid === guid && <Effects effects={[OWN_ROLE]} />}
        <AsOpened present={presentRole(overview)} typed={form.typed} />
        <RadioGroup {...fieldsOf(labelsOf(UPDATE_USER.input), form)("user_role", user_role)} choices={choices} />
      </Form>
    );
  },
  present: presentRole,
  sentBy: (form) => textsOf(form, ["user_role"]),
  done: (user) => seeOther(userTabPath("settings", user), "role-changed"),
});

function presentRole({ user: { user_role } }: UserOverview): Present {
  return { user_role: { value: user_role, text: labelOfRole(user_role) } };
}

/** `/users/{guid}/invitation`: makes a link, and shows it once. */
export const INVITATION_PAGE = operationForm({
  operation: INVITE_USER_AGAIN,
  ahead: aheadOf(READ_USER_DETAILS),
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
        Send this link to {nameOfUser(user)}. It is shown only now, works once, and expires <Time value={expires_at} />.
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
