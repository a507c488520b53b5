/** The steps that take content away from people: each on a page of its own that says before from whom. */

import { countOf } from "../../shared/index.ts";
import { DELETE_GROUP, REMOVE_MEMBER } from "../groups/operations.ts";
import { READ_GROUP_TO_DELETE, READ_MEMBER_TO_REMOVE } from "../groups/overview-operations.ts";
import type { ContentName, GroupOverview } from "../groups/overview-store.ts";
import { Effects, Form } from "../html/form-element.tsx";
import { seeOther } from "../html/messages.ts";
import { nameOfUser } from "../identity/caller.ts";
import { perform } from "../operation/operation.ts";
import { aheadOf, operationForm } from "../operation/page-routes.ts";
import { describeRecord } from "../users/store.ts";

/** `/groups/{guid}/delete` */
export const DELETE_GROUP_PAGE = operationForm({
  operation: DELETE_GROUP,
  ahead: aheadOf(READ_GROUP_TO_DELETE),
  find: async ({ params }, context) => await perform(READ_GROUP_TO_DELETE, context, {}, params),
  title: ({ group }) => `Delete ${group.name}`,
  content: ({ group, contentNames }, { errors }) => (
    <>
      <Effects
        effects={[effectOfDeletion(group), "The users and the content themselves stay. A group cannot be restored."]}
      />
      <ContentNames names={contentNames} count={group.content} />
      <Form
        action={`/groups/${group.guid}/delete`}
        submit="Delete group"
        look="danger"
        errors={errors}
        cancel={`/groups/${group.guid}`}
      />
    </>
  ),
  done: () => seeOther("/groups", "group-deleted"),
});

function effectOfDeletion({ members, content }: GroupOverview): string {
  if (content === 0) return "No content is shared with the group.";
  if (members === 0) return "The group has no members who could no longer open what is shared with it.";
  return `${countOf(members, "member")} can no longer open ${countOf(content, "content item")} shared with the group, unless these are shared with the member in another way.`;
}

function ContentNames({ names, count }: { readonly names: readonly ContentName[]; readonly count: number }) {
  if (names.length === 0) return null;
  return (
    <>
      <h2>Content shared with the group</h2>
      <ul>
        {names.map(({ guid, name, title }) => (
          <li key={guid}>
            <a href={`/items/${guid}`}>{title ?? name}</a>
          </li>
        ))}
        {count > names.length && <li>{`and ${count - names.length} more`}</li>}
      </ul>
    </>
  );
}

/** `/groups/{guid}/members/{user_guid}/remove` */
export const REMOVE_MEMBER_PAGE = operationForm({
  operation: REMOVE_MEMBER,
  ahead: aheadOf(READ_MEMBER_TO_REMOVE),
  find: async ({ params }, context) => await perform(READ_MEMBER_TO_REMOVE, context, {}, params),
  title: ({ group, member }) => `Remove ${describeRecord(member)} from ${group.name}`,
  content: ({ group, member }, { errors }) => (
    <>
      <Effects effects={[effectOfRemoval(group, nameOfUser(member))]} />
      <Form
        action={`/groups/${group.guid}/members/${member.guid}/remove`}
        submit="Remove member"
        look="danger"
        errors={errors}
        cancel={`/groups/${group.guid}`}
      />
    </>
  ),
  done: (_, { params }) => seeOther(`/groups/${params.guid}`, "member-removed"),
});

function effectOfRemoval({ content }: GroupOverview, name: string): string {
  if (content === 0) return "No content is shared with the group.";
  return `${name} can no longer open ${countOf(content, "content item")} shared with the group, unless these are shared with ${name} in another way.`;
}
