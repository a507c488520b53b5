import { type OffsetPage, ok, type Result, type UserRecord } from "../../shared/index.ts";
import { answerPage } from "../html/answer-page.tsx";
import { AsOpened, type Present } from "../html/edited-form.tsx";
import { RadioGroup, ROLE_CHOICES, SelectField, TextField } from "../html/fields.tsx";
import { Form, SearchForm } from "../html/form-element.tsx";
import { fieldsOf, type ShownForm } from "../html/form-page.ts";
import { Icon } from "../html/icon.tsx";
import { seeOther } from "../html/messages.ts";
import { isNarrowed, listQuery, Pagination, pagesOf } from "../html/pagination.tsx";
import { Empty, RoleBadge } from "../html/said.tsx";
import { Table } from "../html/table.tsx";
import { Time } from "../html/time.tsx";
import type { Failure } from "../http/errors.ts";
import type { RoutedRequest } from "../http/route.ts";
import { type CallerContext, nameOfUser } from "../identity/caller.ts";
import { type Named, perform } from "../operation/operation.ts";
import { aheadOf, allAhead, operationForm, type SentFields, textsOf } from "../operation/page-routes.ts";
import { LIST_SESSIONS } from "../sessions/operations.ts";
import { CREATE_USER, LIST_USERS_TO_MANAGE, READ_USER_DETAILS, UPDATE_USER } from "../users/operations.ts";
import type { UserDetails } from "../users/overview-store.ts";
import { NAME_MAX_CHARACTERS } from "../values/limits.ts";
import { labelsOf } from "../values/readers.ts";
import { GroupsOfUser, SessionsOfUser, STATUS_CHOICES, StatusBadge, UserActions, UserFacts } from "./user-sections.tsx";

const PATH = "/users";

/** `GET /users?prefix=…&user_role=…&account_status=…&page_number=…`: the users. */
export async function showUsers(
  { results, current_page, total }: OffsetPage<UserRecord>,
  request: RoutedRequest,
  context: CallerContext,
): Promise<Response> {
  const query = listQuery(request.url, Object.keys(LIST_USERS_TO_MANAGE.input));
  return await answerPage(
    request,
    context,
    { title: "Users", actions: <NewUser /> },
    <>
      <UserSearch query={query} />
      <p class="quiet">{total === 1 ? "1 user" : `${total} users`}</p>
      {results.length === 0 ? (
        <Empty icon="user-round">No user fits. Show all, or search for the beginning of another name.</Empty>
      ) : (
        <Table
          caption="Users"
          rows={results}
          rowKey={({ guid }) => guid}
          columns={[
            ["Name", (user) => <a href={`${PATH}/${user.guid}`}>{nameOfUser(user)}</a>],
            ["Username", ({ username }) => username],
            ["Role", ({ user_role }) => <RoleBadge role={user_role} />],
            ["Status", (user) => <StatusBadge user={user} now={context.now} />],
            ["Last active", ({ active_time }) => <Time value={active_time} />],
          ]}
        />
      )}
      <Pagination label="Users" {...pagesOf(PATH, query, current_page, total)} />
    </>,
  );
}

function NewUser() {
  return (
    <a class="button primary" href="/users/new">
      <Icon name="user-plus" /> Create a user
    </a>
  );
}

function UserSearch({ query }: { readonly query: URLSearchParams }) {
  return (
    <SearchForm action={PATH} label="Users" isNarrowed={isNarrowed(query)}>
      <TextField name="prefix" label="Name or username begins with" type="search" value={query.get("prefix") ?? ""} />
      <SelectField
        name="user_role"
        label="Role"
        choices={[{ value: "", label: "Any" }, ...ROLE_CHOICES]}
        value={query.get("user_role") ?? ""}
      />
      <SelectField
        name="account_status"
        label="Status"
        choices={[{ value: "", label: "Any" }, ...STATUS_CHOICES]}
        value={query.get("account_status") ?? ""}
      />
    </SearchForm>
  );
}

/** The names of the fields that a user has from the beginning and that can be updated. */
const USER_FIELDS = ["username", "first_name", "last_name", "email"] as const;

const LABELS = labelsOf(CREATE_USER.input);

/** `/users/new`: creates a user, who is invited on the page that follows. */
export const NEW_USER_PAGE = operationForm({
  operation: CREATE_USER,
  find: async () => ok(null),
  title: () => "Create a user",
  scripts: ["send-once"],
  fieldsOfKinds: { "name-taken": "username" },
  content: (_, form) => (
    <Form action="/users/new" submit="Create user" errors={form.errors} cancel="/users">
      <UserFields form={form} />
      <RadioGroup {...fieldsOf(LABELS, form)("user_role", "viewer")} choices={ROLE_CHOICES} />
    </Form>
  ),
  sentBy: (form) => textsOf(form, [...USER_FIELDS, "user_role"]),
  done: ({ guid }) => seeOther(`/users/${guid}`, "user-created"),
});

interface UserFieldsProps {
  readonly form: ShownForm;
  /** Undefined for a new one. */
  readonly user?: UserRecord;
}

/** The names and the address of a user. */
function UserFields({ form, user }: UserFieldsProps) {
  const fieldOf = fieldsOf(LABELS, form);
  const field = (name: (typeof USER_FIELDS)[number]) => fieldOf(name, user?.[name]);
  return (
    <>
      <TextField
        {...field("username")}
        hint={`At most ${NAME_MAX_CHARACTERS} letters from A to Z, digits, and _ . @ + -`}
        required
      />
      <TextField {...field("first_name")} />
      <TextField {...field("last_name")} />
      <TextField
        {...field("email")}
        type="email"
        hint="Whoever signs in at an identity provider with this verified address, as the first one, is this user."
      />
    </>
  );
}

/** `/users/{guid}`: who a user is, and the way to what can be done. */
export const USER_PAGE = operationForm({
  operation: UPDATE_USER,
  ahead: allAhead(aheadOf(READ_USER_DETAILS), aheadOf(LIST_SESSIONS)),
  find: async (request, context) => {
    const [details, sessions] = await Promise.all([
      findUserOfPage(request, context),
      perform(LIST_SESSIONS, context, {}, request.params),
    ]);
    if (!details.ok) return details;
    return sessions.ok ? ok({ details: details.value, sessions: sessions.value, now: context.now }) : sessions;
  },
  title: ({ details: { user } }) => nameOfUser(user),
  scripts: ["copy"],
  fieldsOfKinds: { "name-taken": "username" },
  content: ({ details, sessions, now }, form) => {
    const { user } = details;
    return (
      <>
        <UserFacts overview={details} now={now} />
        <UserActions overview={details} />
        <h2>Details</h2>
        <Form action={`/users/${user.guid}`} submit="Save" errors={form.errors}>
          <AsOpened present={presentUser(user)} typed={form.typed} />
          <UserFields form={form} user={user} />
          <TextField
            {...fieldsOf(LABELS, form)("external_id", user.external_id ?? "")}
            hint="The issuer, a space, and the subject: who signs in with these is this user. Empty, the email address counts, once."
          />
        </Form>
        <h2>Signed in</h2>
        <SessionsOfUser overview={details} sessions={sessions} />
        <h2>Groups</h2>
        <GroupsOfUser names={details.groupNames} count={details.groups} />
      </>
    );
  },
  present: ({ details: { user } }) => presentUser(user),
  sentBy,
  done: ({ guid }) => seeOther(`/users/${guid}`, "user-updated"),
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
