import { countOf, type OffsetPage, ok, type UserRecord } from "../../shared/index.ts";
import { entriesOf } from "../audit-pages/audit-entry.tsx";
import { CREATE_GROUP, UPDATE_GROUP } from "../groups/operations.ts";
import { READ_GROUP_WITH_MEMBERS } from "../groups/overview-operations.ts";
import type { GroupOverview, GroupWithMembers } from "../groups/overview-store.ts";
import { answerPage } from "../html/answer-page.tsx";
import { AsOpened } from "../html/edited-form.tsx";
import { Facts } from "../html/facts.tsx";
import { TextField } from "../html/fields.tsx";
import { Form, SearchForm } from "../html/form-element.tsx";
import { fieldsOf } from "../html/form-page.ts";
import { Icon } from "../html/icon.tsx";
import { seeOther } from "../html/messages.ts";
import { isNarrowed, listQuery, Pagination, pagesOf } from "../html/pagination.tsx";
import { Copy, Empty } from "../html/said.tsx";
import { type Column, Table } from "../html/table.tsx";
import type { RoutedRequest } from "../http/route.ts";
import { type CallerContext, nameOfUser } from "../identity/caller.ts";
import { aheadOf, operationForm, performByAddress } from "../operation/page-routes.ts";
import { describeRecord } from "../users/store.ts";
import { labelsOf } from "../values/readers.ts";

const PATH = "/groups";
const COLUMNS: readonly Column<GroupOverview>[] = [
  ["Name", ({ guid, name }) => <a href={`${PATH}/${guid}`}>{name}</a>],
  ["Owner", ({ owner }) => nameOfUser(owner)],
  ["Members", ({ members }) => <span class="number">{members}</span>],
  ["Content", ({ content }) => <span class="number">{content}</span>],
];

/** `GET /groups?prefix=…&page_number=…`: groups by name. */
export async function showGroups(
  { results, total, current_page }: OffsetPage<GroupOverview>,
  request: RoutedRequest,
  context: CallerContext,
): Promise<Response> {
  const query = listQuery(request.url, ["prefix"]);
  return await answerPage(
    request,
    context,
    { title: "Groups", actions: <NewGroup /> },
    <>
      <SearchForm action={PATH} label="Groups" isNarrowed={isNarrowed(query)}>
        <TextField name="prefix" label="Name begins with" type="search" value={query.get("prefix") ?? ""} />
      </SearchForm>
      <p class="quiet">{total === 1 ? "1 group" : `${total} groups`}</p>
      {results.length === 0 ? (
        <Empty icon="users-round">
          {isNarrowed(query)
            ? "The name of no group begins so. Show all, or search for another beginning."
            : "There is no group yet. With a group, content is shared with many people at once: create one, and add its members."}
        </Empty>
      ) : (
        <Table caption="Groups" rows={results} rowKey={({ guid }) => guid} columns={COLUMNS} />
      )}
      <Pagination label="Groups" {...pagesOf(PATH, query, current_page, total)} />
    </>,
  );
}

function NewGroup() {
  return (
    <a class="button primary" href="/groups/new">
      <Icon name="plus" /> Create a group
    </a>
  );
}

const LABELS = labelsOf(CREATE_GROUP.input);

/** `/groups/new`: creates a group, which its creator owns at first. */
export const NEW_GROUP_PAGE = operationForm({
  operation: CREATE_GROUP,
  find: async () => ok(null),
  title: () => "Create a group",
  scripts: ["send-once"],
  fieldsOfKinds: { "name-taken": "name" },
  content: (_, form) => (
    <Form action="/groups/new" submit="Create group" errors={form.errors} cancel="/groups">
      <TextField {...fieldsOf(LABELS, form)("name")} hint="Content is shared with a group by its name." required />
    </Form>
  ),
  done: ({ guid }) => seeOther(`/groups/${guid}`, "group-created"),
});

/** `/groups/{guid}?page_number=…`: a group, its members, and the way to what can be done. */
export const GROUP_PAGE = operationForm({
  operation: UPDATE_GROUP,
  ahead: aheadOf(READ_GROUP_WITH_MEMBERS),
  find: async (request, context) => await performByAddress(READ_GROUP_WITH_MEMBERS, request, context),
  title: ({ name }) => name,
  scripts: ["copy"],
  fieldsOfKinds: { "name-taken": "name" },
  actions: ({ guid }) => (
    <a class="button primary" href={`${PATH}/${guid}/members/new`}>
      <Icon name="user-plus" /> Add a member
    </a>
  ),
  content: (group, form) => (
    <>
      <GroupFacts group={group} />
      <h2>Members</h2>
      <Members group={group} />
      <h2>Rename</h2>
      <Form action={`/groups/${group.guid}`} submit="Rename" look="plain" errors={form.errors}>
        <AsOpened present={{ name: group.name }} typed={form.typed} />
        <TextField
          {...fieldsOf(LABELS, form)("name", group.name)}
          hint="What is shared with the group stays shared with it."
          required
        />
      </Form>
    </>
  ),
  present: ({ name }) => ({ name }),
  done: ({ guid }) => seeOther(`/groups/${guid}`, "group-renamed"),
});

function GroupFacts({ group: { guid, owner, content } }: { readonly group: GroupOverview }) {
  return (
    <>
      <Facts
        facts={[
          [
            "Owner",
            <a key="owner" href={`/users/${owner.guid}`}>
              {nameOfUser(owner)}
            </a>,
          ],
          ["Content", `${countOf(content, "content item")} shared with the group`],
          ["Id", <Copy key="id" id="guid" label="the id" text={guid} />],
        ]}
      />
      <div class="actions">
        <a class="button" href={`/groups/${guid}/owner`}>
          <Icon name="user-cog" /> Change owner
        </a>
        <a class="button" href={entriesOf("object_id", guid)}>
          <Icon name="rotate-ccw-clock" /> What was done to this group
        </a>
        <a class="button danger" href={`/groups/${guid}/delete`}>
          <Icon name="trash" /> Delete group
        </a>
      </div>
    </>
  );
}

function Members({ group: { guid, memberPage } }: { readonly group: GroupWithMembers }) {
  const { results, total, current_page } = memberPage;
  const path = `/groups/${guid}`;
  const remove = (user: UserRecord) => (
    <a href={`${path}/members/${user.guid}/remove`} aria-label={`Remove ${describeRecord(user)}`}>
      Remove
    </a>
  );
  return (
    <>
      {total === 0 ? (
        <Empty icon="users-round">The group has no members. Who is added opens what is shared with the group.</Empty>
      ) : (
        <p class="quiet">{countOf(total, "member")}</p>
      )}
      {results.length > 0 && (
        <Table
          caption="Members"
          rows={results}
          rowKey={(user) => user.guid}
          columns={[
            ["Name", (user) => <a href={`/users/${user.guid}`}>{nameOfUser(user)}</a>],
            ["Username", ({ username }) => username],
            ["Action", remove, "actions"],
          ]}
        />
      )}
      <Pagination label="Members" {...pagesOf(path, new URLSearchParams(), current_page, total)} />
    </>
  );
}
