import { countOf, ok, type UserRecord } from "../../shared/index.ts";
import { CREATE_GROUP, UPDATE_GROUP } from "../groups/operations.ts";
import { READ_GROUP_WITH_MEMBERS } from "../groups/overview-operations.ts";
import type { GroupOverview, GroupWithMembers } from "../groups/overview-store.ts";
import { TextField } from "../html/fields.tsx";
import { Form } from "../html/form-element.tsx";
import { seeOther } from "../html/messages.ts";
import { Pagination, pagesOf } from "../html/pagination.tsx";
import { Table } from "../html/table.tsx";
import { operationForm } from "../operation/form-routes.ts";
import { performByAddress } from "../operation/page-route.ts";
import { nameOfUser } from "../user-pages/user-name.ts";
import { describeRecord } from "../users/store.ts";

/** `/groups/new`: creates a group, which its creator owns at first. */
export const NEW_GROUP_PAGE = operationForm({
  operation: CREATE_GROUP,
  find: async () => ok(null),
  title: () => "Create a group",
  scripts: ["send-once"],
  fieldsOfKinds: { "name-taken": "name" },
  content: (_, { typed, errors }) => (
    <Form action="/groups/new" submit="Create group" errors={errors} cancel="/groups">
      <TextField
        name="name"
        label="Name"
        hint="Content is shared with a group by its name."
        required
        value={typed?.get("name") ?? ""}
        error={errors?.fields["name"]}
      />
    </Form>
  ),
  done: ({ guid }) => seeOther(`/groups/${guid}`, "group-created"),
});

/** `/groups/{guid}?page_number=…`: a group, its members, and the way to what can be done. */
export const GROUP_PAGE = operationForm({
  operation: UPDATE_GROUP,
  find: async (request, context) => await performByAddress(READ_GROUP_WITH_MEMBERS, request, context),
  title: ({ name }) => name,
  fieldsOfKinds: { "name-taken": "name" },
  content: (group, { typed, errors }) => (
    <>
      <GroupFacts group={group} />
      <h2>Name</h2>
      <Form action={`/groups/${group.guid}`} submit="Rename" errors={errors}>
        <TextField
          name="name"
          label="Name"
          hint="What is shared with the group stays shared with it."
          required
          value={typed?.get("name") ?? group.name}
          error={errors?.fields["name"]}
        />
      </Form>
      <h2>Members</h2>
      <Members group={group} />
    </>
  ),
  done: ({ guid }) => seeOther(`/groups/${guid}`, "group-renamed"),
});

function GroupFacts({ group: { guid, owner, content } }: { readonly group: GroupOverview }) {
  return (
    <>
      <dl>
        <dt>Owner</dt>
        <dd>
          <a href={`/users/${owner.guid}`}>{nameOfUser(owner)}</a>
        </dd>
        <dt>Content</dt>
        <dd>{`${countOf(content, "content item")} shared with the group`}</dd>
      </dl>
      <div class="actions">
        <a class="button" href={`/groups/${guid}/owner`}>
          Change owner
        </a>
        <a class="button danger" href={`/groups/${guid}/delete`}>
          Delete group
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
      <p>{total === 0 ? "The group has no members." : countOf(total, "member")}</p>
      {results.length > 0 && (
        <Table
          caption="Members"
          rows={results}
          rowKey={(user) => user.guid}
          columns={[
            ["Name", (user) => <a href={`/users/${user.guid}`}>{nameOfUser(user)}</a>],
            ["Username", ({ username }) => username],
            ["Action", remove],
          ]}
        />
      )}
      <Pagination label="Members" {...pagesOf(path, new URLSearchParams(), current_page, total)} />
      <div class="actions">
        <a class="button" href={`${path}/members/new`}>
          Add a member
        </a>
      </div>
    </>
  );
}
