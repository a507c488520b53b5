import { ok } from "../../shared/index.ts";
import { TextField } from "../html/fields.tsx";
import { Form } from "../html/form-element.tsx";
import { seeOther } from "../html/messages.ts";
import { type SentFields, textsOf } from "../http/form-values.ts";
import { operationForm } from "../operation/form-routes.ts";
import { perform } from "../operation/operation.ts";
import { LIST_SESSIONS } from "../sessions/operations.ts";
import { UPDATE_USER } from "../users/operations.ts";
import { labelsOf } from "../values/readers.ts";
import { findUserOfPage } from "./find-user.ts";
import { USER_FIELDS, UserFields } from "./new-user.tsx";
import { nameOfUser } from "./user-name.ts";
import { GroupsOfUser, SessionsOfUser, UserActions, UserFacts } from "./user-sections.tsx";

const LABELS = labelsOf(UPDATE_USER.input);

/** `/users/{guid}`: who a user is, and the way to what can be done. */
export const USER_PAGE = operationForm({
  operation: UPDATE_USER,
  find: async (request, context) => {
    const [details, sessions] = await Promise.all([
      findUserOfPage(request, context),
      perform(LIST_SESSIONS, context, {}, request.params),
    ]);
    if (!details.ok) return details;
    return sessions.ok ? ok({ details: details.value, sessions: sessions.value, now: context.now }) : sessions;
  },
  title: ({ details: { user } }) => nameOfUser(user),
  fieldsOfKinds: { "name-taken": "username" },
  content: ({ details, sessions, now }, { typed, errors }) => {
    const { user } = details;
    return (
      <>
        <UserFacts overview={details} now={now} />
        <UserActions overview={details} />
        <h2>Details</h2>
        <Form action={`/users/${user.guid}`} submit="Save" errors={errors}>
          <UserFields valueOf={(name) => typed?.get(name) ?? user[name]} errors={errors} />
          <TextField
            name="external_id"
            label={LABELS.external_id}
            hint="The issuer, a space, and the subject: who signs in with these is this user. Empty, the email address counts, once."
            value={typed?.get("external_id") ?? user.external_id ?? ""}
            error={errors?.fields["external_id"]}
          />
        </Form>
        <h2>Signed in</h2>
        <SessionsOfUser overview={details} sessions={sessions} />
        <h2>Groups</h2>
        <GroupsOfUser names={details.groupNames} count={details.groups} />
      </>
    );
  },
  sentBy,
  done: ({ guid }) => seeOther(`/users/${guid}`, "user-updated"),
});

/** A field that is left empty is a text, but for the identity: then there is none. */
function sentBy(form: URLSearchParams): SentFields {
  const sent = textsOf(form, [...USER_FIELDS, "external_id"]);
  return sent["external_id"] === "" ? { ...sent, external_id: null } : sent;
}
