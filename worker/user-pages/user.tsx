import { type Json, ok, type SessionRecord, type UserRecord } from "../../shared/index.ts";
import { sessionTimes } from "../auth/session-store.ts";
import { type GroupName, listGroupsOfUser } from "../groups/overview-store.ts";
import { TextField } from "../html/fields.tsx";
import { callHandler } from "../html/form.ts";
import { Form } from "../html/form-element.tsx";
import { bodyOf, type FormPage } from "../html/form-page.ts";
import { seeOther } from "../html/messages.ts";
import type { CallerContext } from "../identity/caller.ts";
import { listSessions } from "../sessions/store.ts";
import { answerUpdateUser } from "../users/operations.ts";
import type { UserOverview } from "../users/overview-store.ts";
import { findUserOfPage } from "./find-user.ts";
import { USER_FIELDS, UserFields } from "./user-fields.tsx";
import { nameOfUser } from "./user-name.ts";
import { GroupsOfUser, SessionsOfUser, UserActions, UserFacts } from "./user-sections.tsx";

const FIELDS = [...USER_FIELDS, "external_id"];

/** What a user's page shows. */
interface ShownUser extends UserOverview {
  readonly now: Date;
  readonly groupNames: readonly GroupName[];
  readonly sessionList: readonly SessionRecord[];
}

/** `/users/{guid}`: who a user is, and the way to what can be done. */
export const USER_PAGE: FormPage<ShownUser, UserRecord> = {
  find: async (request, context) => {
    const [overview, others] = await Promise.all([
      findUserOfPage(request, context),
      listOthers(request.params["guid"] ?? "", context),
    ]);
    return overview.ok ? ok({ ...overview.value, ...others }) : overview;
  },
  title: ({ user }) => nameOfUser(user),
  fields: FIELDS,
  fieldsOfKinds: { "name-taken": "username" },
  content: ({ now, groupNames, sessionList, ...overview }, { typed, errors }) => {
    const { user } = overview;
    return (
      <>
        <UserFacts overview={overview} now={now} />
        <UserActions overview={overview} />
        <h2>Details</h2>
        <Form action={`/users/${user.guid}`} submit="Save" errors={errors}>
          <UserFields valueOf={(name) => typed?.get(name) ?? user[name]} errors={errors} />
          <TextField
            name="external_id"
            label="Identity at the provider"
            hint="The issuer, a space, and the subject: who signs in with these is this user. Empty, the email address counts, once."
            value={typed?.get("external_id") ?? user.external_id ?? ""}
            error={errors?.fields["external_id"]}
          />
        </Form>
        <h2>Signed in</h2>
        <SessionsOfUser overview={overview} sessions={sessionList} />
        <h2>Groups</h2>
        <GroupsOfUser names={groupNames} count={overview.groups} />
      </>
    );
  },
  send: async (form, request, context) =>
    await callHandler(answerUpdateUser, request, context, { params: request.params, json: changesIn(form) }),
  done: ({ guid }) => seeOther(`/users/${guid}`, "user-updated"),
};

/** A field that is left empty is a text, but for the identity: then there is none. */
function changesIn(form: URLSearchParams): Json {
  const changes = bodyOf(form, FIELDS);
  return changes["external_id"] === "" ? { ...changes, external_id: null } : changes;
}

async function listOthers(guid: string, { database, now, settings, caller }: CallerContext) {
  const [groupNames, sessionList] = await Promise.all([
    listGroupsOfUser(database, guid),
    listSessions(database, guid, sessionTimes(now, settings), caller),
  ]);
  return { now, groupNames, sessionList };
}
