import { countOf, err, type GroupRecord, type OffsetPage, ok, type UserRecord } from "../../shared/index.ts";
import { answerListMembers } from "../groups/member-operations.ts";
import { answerUpdateGroup } from "../groups/operations.ts";
import type { GroupOverview } from "../groups/overview-store.ts";
import { TextField } from "../html/fields.tsx";
import { callHandler } from "../html/form.ts";
import { Form } from "../html/form-element.tsx";
import { bodyOf, type FormPage } from "../html/form-page.ts";
import { listQuery, pagesOf } from "../html/list-query.ts";
import { seeOther } from "../html/messages.ts";
import { Pagination } from "../html/pagination.tsx";
import { Table } from "../html/table.tsx";
import { nameOfUser } from "../user-pages/user-name.ts";
import { describeRecord } from "../users/store.ts";
import { findGroupOfPage } from "./find-group.ts";

const FIELDS = ["name"];

/** What a group's page shows. */
interface ShownGroup extends GroupOverview {
  /** One page of them. */
  readonly memberPage: OffsetPage<UserRecord>;
}

/** `/groups/{guid}?page_number=…`: a group, its members, and the way to what can be done. */
export const GROUP_PAGE: FormPage<ShownGroup, GroupRecord> = {
  find: async (request, context) => {
    const { params, url } = request;
    const query = listQuery(url).toString();
    const [group, members] = await Promise.all([
      findGroupOfPage(request, context),
      callHandler<OffsetPage<UserRecord>>(answerListMembers, request, context, { params, query }),
    ]);
    if (!group.ok) return group;
    return members.ok ? ok({ ...group.value, memberPage: members.value }) : err(members.error);
  },
  title: ({ name }) => name,
  fields: FIELDS,
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
  send: async (form, request, context) =>
    await callHandler(answerUpdateGroup, request, context, { params: request.params, json: bodyOf(form, FIELDS) }),
  done: ({ guid }) => seeOther(`/groups/${guid}`, "group-renamed"),
};

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

function Members({ group: { guid, memberPage } }: { readonly group: ShownGroup }) {
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
