/** Pages that choose a user for a group: one is searched for, and each who is found has a button. */

import { type OffsetPage, ok, type Result, type UserRecord } from "../../shared/index.ts";
import { ADD_MEMBER, UPDATE_GROUP } from "../groups/operations.ts";
import { READ_GROUP_OVERVIEW } from "../groups/overview-operations.ts";
import type { GroupOverview } from "../groups/overview-store.ts";
import { TextField } from "../html/fields.tsx";
import { ErrorSummary, Form, HiddenField, SearchForm } from "../html/form-element.tsx";
import type { ShownForm } from "../html/form-page.ts";
import { seeOther } from "../html/messages.ts";
import { isNarrowed, listQuery, Pagination, pagesOf } from "../html/pagination.tsx";
import { Table } from "../html/table.tsx";
import type { Failure } from "../http/errors.ts";
import type { RoutedRequest } from "../http/route.ts";
import { type CallerContext, nameOfUser } from "../identity/caller.ts";
import { type Named, perform } from "../operation/operation.ts";
import { aheadOf, allAhead, operationForm, performByAddress } from "../operation/page-routes.ts";
import { LIST_USERS_TO_MANAGE } from "../users/operations.ts";
import { describeRecord } from "../users/store.ts";

/** A group, and the users who are found. */
interface Candidates {
  readonly group: GroupOverview;
  readonly query: URLSearchParams;
  readonly users: OffsetPage<UserRecord>;
}

interface Choice {
  /** The last part of the page's path. */
  readonly path: string;
  /** The effect of the choice, in one sentence. */
  readonly effect: string;
  /** The text of each button. */
  readonly submit: string;
  /** The field of the operation's input that has the user's guid. */
  readonly field: "user_guid" | "owner_guid";
}

const NEW_MEMBER: Choice = {
  path: "members/new",
  effect: "A member can open what is shared with the group, from the next request on.",
  submit: "Add",
  field: "user_guid",
};

const candidatesAhead = allAhead(aheadOf(READ_GROUP_OVERVIEW), aheadOf(LIST_USERS_TO_MANAGE));

/** `/groups/{guid}/members/new?prefix=…` */
export const ADD_MEMBER_PAGE = operationForm({
  operation: ADD_MEMBER,
  ahead: candidatesAhead,
  find: findCandidates,
  title: ({ group }) => `Add a member to ${group.name}`,
  scripts: ["send-once"],
  content: (candidates, form) => <Choices choice={NEW_MEMBER} candidates={candidates} form={form} />,
  done: (_, { params }) => seeOther(`/groups/${params.guid}`, "member-added"),
});

const NEW_OWNER: Choice = {
  path: "owner",
  effect:
    "The owner is whom to ask about the group. Administrators manage it, and members alone open what is shared with it.",
  submit: "Make owner",
  field: "owner_guid",
};

/** `/groups/{guid}/owner?prefix=…` */
export const GROUP_OWNER_PAGE = operationForm({
  operation: UPDATE_GROUP,
  ahead: candidatesAhead,
  find: findCandidates,
  title: ({ group }) => `Owner of ${group.name}`,
  scripts: ["send-once"],
  content: (candidates, form) => <Choices choice={NEW_OWNER} candidates={candidates} form={form} />,
  done: (_, { params }) => seeOther(`/groups/${params.guid}`, "group-owner-changed"),
});

async function findCandidates(
  request: RoutedRequest<Named<"guid">>,
  context: CallerContext,
): Promise<Result<Candidates, Failure>> {
  const query = listQuery(request.url, ["prefix"]);
  const [group, users] = await Promise.all([
    perform(READ_GROUP_OVERVIEW, context, {}, request.params),
    performByAddress(LIST_USERS_TO_MANAGE, request, context),
  ]);
  if (!group.ok) return group;
  return users.ok ? ok({ group: group.value, query, users: users.value }) : users;
}

interface ChoicesProps {
  readonly choice: Choice;
  readonly candidates: Candidates;
  readonly form: ShownForm;
}

function Choices({ choice, candidates: { group, query, users }, form: { errors } }: ChoicesProps) {
  const { path, effect, submit, field } = choice;
  const page = `/groups/${group.guid}/${path}`;
  // The same users are found again where one is refused.
  const action = query.size === 0 ? page : `${page}?${query.toString()}`;
  const choose = (user: UserRecord) => (
    <Form action={action} submit={submit} look="plain" label={`${submit} ${describeRecord(user)}`}>
      <HiddenField name={field} value={user.guid} />
    </Form>
  );
  return (
    <>
      {errors !== undefined && <ErrorSummary errors={errors} />}
      <p>{effect}</p>
      <SearchForm action={page} label="Users" isNarrowed={isNarrowed(query)}>
        <TextField name="prefix" label="Name or username begins with" type="search" value={query.get("prefix") ?? ""} />
      </SearchForm>
      {users.results.length === 0 ? (
        <p>No user is found.</p>
      ) : (
        <Table
          caption="Users"
          rows={users.results}
          rowKey={({ guid }) => guid}
          columns={[
            ["Name", nameOfUser],
            ["Username", ({ username }) => username],
            ["Action", choose, "actions"],
          ]}
        />
      )}
      <Pagination label="Users" {...pagesOf(page, query, users.current_page, users.total)} />
      <a href={`/groups/${group.guid}`}>Back to {group.name}</a>
    </>
  );
}
