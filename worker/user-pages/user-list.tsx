import type { OffsetPage, UserRecord } from "../../shared/index.ts";
import { answerPage } from "../html/answer-page.tsx";
import { labelOfRole, ROLE_CHOICES, SelectField, TextField } from "../html/fields.tsx";
import { isNarrowed, listQuery, Pagination, pagesOf } from "../html/pagination.tsx";
import { SearchForm } from "../html/search-form.tsx";
import { Table } from "../html/table.tsx";
import { Time } from "../html/time.tsx";
import type { RoutedRequest } from "../http/route.ts";
import type { CallerContext } from "../identity/caller.ts";
import { LIST_USERS_TO_MANAGE } from "../users/list-operations.ts";
import { nameOfUser } from "./user-name.ts";
import { STATUS_CHOICES, statusOfUser } from "./user-sections.tsx";

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
    { title: "Users" },
    <>
      <div class="actions">
        <a class="button primary" href="/users/new">
          Create a user
        </a>
      </div>
      <UserSearch query={query} />
      <p class="quiet">{total === 1 ? "1 user" : `${total} users`}</p>
      {results.length > 0 && (
        <Table
          caption="Users"
          rows={results}
          rowKey={({ guid }) => guid}
          columns={[
            ["Name", (user) => <a href={`${PATH}/${user.guid}`}>{nameOfUser(user)}</a>],
            ["Username", ({ username }) => username],
            ["Role", ({ user_role }) => <span class="word">{labelOfRole(user_role)}</span>],
            ["Status", (user) => statusOfUser(user, context.now)],
            ["Last active", ({ active_time }) => <Time value={active_time} />],
          ]}
        />
      )}
      <Pagination label="Users" {...pagesOf(PATH, query, current_page, total)} />
    </>,
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
