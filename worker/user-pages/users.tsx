import { type OffsetPage, ok, type UserRecord } from "../../shared/index.ts";
import { answerPage } from "../html/answer-page.tsx";
import { RadioGroup, ROLE_CHOICES, SelectField, TextField } from "../html/fields.tsx";
import { Form, SearchForm } from "../html/form-element.tsx";
import { fieldsOf } from "../html/form-page.ts";
import { Icon } from "../html/icon.tsx";
import { seeOther } from "../html/messages.ts";
import { isNarrowed, listQuery, Pagination, pagesOf } from "../html/pagination.tsx";
import { Empty, RoleBadge } from "../html/said.tsx";
import { Table } from "../html/table.tsx";
import { Time } from "../html/time.tsx";
import type { RoutedRequest } from "../http/route.ts";
import { type CallerContext, nameOfUser } from "../identity/caller.ts";
import { operationForm, textsOf } from "../operation/page-routes.ts";
import { CREATE_USER, LIST_USERS_TO_MANAGE } from "../users/operations.ts";
import { USER_FIELDS, USER_LABELS, UserFields } from "./user-fields.tsx";
import { STATUS_CHOICES, StatusBadge } from "./user-sections.tsx";

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
      <RadioGroup {...fieldsOf(USER_LABELS, form)("user_role", "viewer")} choices={ROLE_CHOICES} />
    </Form>
  ),
  sentBy: (form) => textsOf(form, [...USER_FIELDS, "user_role"]),
  done: ({ guid }) => seeOther(`/users/${guid}`, "user-created"),
});
