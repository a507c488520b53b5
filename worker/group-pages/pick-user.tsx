/** Pages that choose a user for a group: one is searched for, and each who is found has a button. */

import { err, type GroupRecord, type OffsetPage, ok, type Result, type UserRecord } from "../../shared/index.ts";
import { answerAddMember } from "../groups/member-operations.ts";
import { answerUpdateGroup } from "../groups/operations.ts";
import type { GroupOverview } from "../groups/overview-store.ts";
import { TextField } from "../html/fields.tsx";
import { callHandler } from "../html/form.ts";
import { ErrorSummary, Form, HiddenField } from "../html/form-element.tsx";
import { bodyOf, type FormPage } from "../html/form-page.ts";
import { isNarrowed, listQuery, pagesOf } from "../html/list-query.ts";
import { type MessageName, seeOther } from "../html/messages.ts";
import { Pagination } from "../html/pagination.tsx";
import { SearchForm } from "../html/search-form.tsx";
import { Table } from "../html/table.tsx";
import type { Failure } from "../http/errors.ts";
import type { Handler, RoutedRequest } from "../http/route.ts";
import type { CallerContext } from "../identity/caller.ts";
import { nameOfUser } from "../user-pages/user-name.ts";
import { answerListUsers } from "../users/operations.ts";
import { describeRecord } from "../users/store.ts";
import { findGroupOfPage } from "./find-group.ts";

/** A group, and the users who are found. */
interface Candidates {
  readonly group: GroupOverview;
  readonly query: URLSearchParams;
  readonly users: OffsetPage<UserRecord>;
}

interface Choice {
  /** The last part of the page's path. */
  readonly path: string;
  readonly title: (group: string) => string;
  /** What the choice does. */
  readonly effect: string;
  /** What each button says. */
  readonly submit: string;
  /** The field of the API's body that has the user's guid. */
  readonly field: "user_guid" | "owner_guid";
  readonly handler: Handler<CallerContext>;
  readonly message: MessageName;
}

/** `/groups/{guid}/members/new?prefix=…` */
export const ADD_MEMBER_PAGE = choicePage({
  path: "members/new",
  title: (group) => `Add a member to ${group}`,
  effect: "A member can open what is shared with the group, from the next request on.",
  submit: "Add",
  field: "user_guid",
  handler: answerAddMember,
  message: "member-added",
});

/** `/groups/{guid}/owner?prefix=…` */
export const GROUP_OWNER_PAGE = choicePage({
  path: "owner",
  title: (group) => `Owner of ${group}`,
  effect:
    "The owner is whom to ask about the group. Administrators manage it, and members alone open what is shared with it.",
  submit: "Make owner",
  field: "owner_guid",
  handler: answerUpdateGroup,
  message: "group-owner-changed",
});

function choicePage(choice: Choice): FormPage<Candidates, GroupRecord | UserRecord> {
  const { title, field, handler, message } = choice;
  return {
    find: findCandidates,
    title: ({ group }) => title(group.name),
    scripts: ["send-once"],
    fields: [],
    content: (candidates, { errors }) => (
      <>
        {errors !== undefined && <ErrorSummary errors={errors} />}
        <p>{choice.effect}</p>
        <CandidateList choice={choice} candidates={candidates} />
      </>
    ),
    send: async (form, request, context) =>
      await callHandler(handler, request, context, { params: request.params, json: bodyOf(form, [field]) }),
    done: (_, { params }) => seeOther(`/groups/${params["guid"]}`, message),
  };
}

async function findCandidates(request: RoutedRequest, context: CallerContext): Promise<Result<Candidates, Failure>> {
  const query = listQuery(request.url, ["prefix"]);
  const [group, users] = await Promise.all([
    findGroupOfPage(request, context),
    callHandler<OffsetPage<UserRecord>>(answerListUsers, request, context, { query: query.toString() }),
  ]);
  if (!group.ok) return group;
  return users.ok ? ok({ group: group.value, query, users: users.value }) : err(users.error);
}

interface CandidateListProps {
  readonly choice: Choice;
  readonly candidates: Candidates;
}

function CandidateList({ choice: { path, submit, field }, candidates: { group, query, users } }: CandidateListProps) {
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
            ["Action", choose],
          ]}
        />
      )}
      <Pagination label="Users" {...pagesOf(page, query, users.current_page, users.total)} />
      <a href={`/groups/${group.guid}`}>Back to {group.name}</a>
    </>
  );
}
