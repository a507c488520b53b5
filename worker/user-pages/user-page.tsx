/** The tabs of a user's page, but for the one with the API keys. */

import type { Result, UserRecord } from "../../shared/index.ts";
import { answerPage } from "../html/answer-page.tsx";
import { AsOpened, type Present } from "../html/edited-form.tsx";
import { TextField } from "../html/fields.tsx";
import { Form } from "../html/form-element.tsx";
import { fieldsOf } from "../html/form-page.ts";
import { seeOther } from "../html/messages.ts";
import type { Failure } from "../http/errors.ts";
import type { RoutedRequest } from "../http/route.ts";
import { type CallerContext, nameOfUser } from "../identity/caller.ts";
import { type Named, perform } from "../operation/operation.ts";
import { aheadOf, operationForm, type SentFields, textsOf } from "../operation/page-routes.ts";
import type { SessionOwner } from "../sessions/operations.ts";
import { READ_USER, READ_USER_DETAILS, UPDATE_USER } from "../users/operations.ts";
import type { UserDetails } from "../users/overview-store.ts";
import { USER_FIELDS, USER_LABELS, UserFields } from "./user-fields.tsx";
import {
  EntriesOfUser,
  GroupsOfUser,
  InviteUser,
  SessionsOfUser,
  statusOfUser,
  UserFacts,
  UserSteps,
} from "./user-sections.tsx";
import { UserTabs, userTabPath } from "./user-tabs.tsx";

/** `GET /users/{guid}`: who a user is, and the way to what the user has and did. */
export async function showUser(
  details: UserDetails,
  request: RoutedRequest,
  context: CallerContext,
): Promise<Response> {
  const { user } = details;
  const isAwaited = statusOfUser(user, context.now) === "Has not joined yet";
  return await answerPage(
    request,
    context,
    {
      title: nameOfUser(user),
      scripts: ["copy"],
      actions: isAwaited ? <InviteUser user={user} look="primary" /> : undefined,
    },
    <>
      <UserTabs user={user} current="overview" />
      <UserFacts overview={details} now={context.now} />
      <h2>Groups</h2>
      <GroupsOfUser names={details.groupNames} count={details.groups} />
      <h2>In the audit log</h2>
      <EntriesOfUser user={user} />
    </>,
  );
}

/** `GET /users/{guid}/sessions`: the browsers in which a user is signed in. */
export async function showSessionsOfUser(
  found: SessionOwner,
  request: RoutedRequest,
  context: CallerContext,
): Promise<Response> {
  return await answerPage(
    request,
    context,
    { title: nameOfUser(found.owner) },
    <>
      <UserTabs user={found.owner} current="sessions" />
      <SessionsOfUser {...found} />
    </>,
  );
}

/** `/users/{guid}/settings`: the name and the address of a user, and the ways to the steps that concern others, too. */
export const USER_SETTINGS_PAGE = operationForm({
  operation: UPDATE_USER,
  ahead: aheadOf(READ_USER),
  find: async ({ params }, context) => await perform(READ_USER, context, {}, params),
  title: nameOfUser,
  fieldsOfKinds: { "name-taken": "username" },
  content: (user, form) => (
    <>
      <UserTabs user={user} current="settings" />
      <h2>Name and sign-in</h2>
      <Form action={userTabPath("settings", user)} submit="Save" errors={form.errors}>
        <AsOpened present={presentUser(user)} typed={form.typed} />
        <UserFields form={form} user={user} />
        <TextField
          {...fieldsOf(USER_LABELS, form)("external_id", user.external_id ?? "")}
          hint="The issuer, a space, and the subject: who signs in with these is this user. Empty, the email address counts, once."
        />
      </Form>
      <UserSteps user={user} />
    </>
  ),
  present: presentUser,
  sentBy,
  done: (user) => seeOther(userTabPath("settings", user), "user-updated"),
});

function presentUser(user: UserRecord): Present {
  const { username, first_name, last_name, email, external_id } = user;
  return { username, first_name, last_name, email, external_id: external_id ?? "" };
}

/** A field that is left empty is a text, but for the identity: then there is none. */
function sentBy(form: URLSearchParams): SentFields {
  const sent = textsOf(form, [...USER_FIELDS, "external_id"]);
  return sent["external_id"] === "" ? { ...sent, external_id: null } : sent;
}

/** The user whom a page's path names, with what a change of the user concerns. */
export async function findUserOfPage(
  { params }: RoutedRequest<Named<"guid">>,
  context: CallerContext,
): Promise<Result<UserDetails, Failure>> {
  return await perform(READ_USER_DETAILS, context, {}, params);
}
