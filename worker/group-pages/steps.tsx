/** What takes content away from people: each on a page of its own that says before from whom. */

import { countOf, err, ok, type UserRecord } from "../../shared/index.ts";
import { answerRemoveMember } from "../groups/member-operations.ts";
import { answerDeleteGroup } from "../groups/operations.ts";
import { type ContentName, type GroupOverview, listContentOfGroup } from "../groups/overview-store.ts";
import { Effects } from "../html/effects.tsx";
import { callHandler } from "../html/form.ts";
import { Form } from "../html/form-element.tsx";
import type { FormPage } from "../html/form-page.ts";
import { seeOther } from "../html/messages.ts";
import { NO_SUCH_USER } from "../http/common-failures.ts";
import { nameOfUser } from "../user-pages/user-name.ts";
import { describeRecord, findUser } from "../users/store.ts";
import { findGroupOfPage } from "./find-group.ts";

/** A group, and what is shared with it. */
interface GroupWithContent {
  readonly group: GroupOverview;
  /** The first ones. */
  readonly contentNames: readonly ContentName[];
}

/** `/groups/{guid}/delete` */
export const DELETE_GROUP_PAGE: FormPage<GroupWithContent, null> = {
  find: async (request, context) => {
    const [group, contentNames] = await Promise.all([
      findGroupOfPage(request, context),
      listContentOfGroup(context.database, request.params["guid"] ?? ""),
    ]);
    return group.ok ? ok({ group: group.value, contentNames }) : group;
  },
  title: ({ group }) => `Delete ${group.name}`,
  fields: [],
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
  send: async (_, request, context) =>
    await callHandler(answerDeleteGroup, request, context, { params: request.params }),
  done: () => seeOther("/groups", "group-deleted"),
};

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

/** A group and one of its members. */
interface Membership {
  readonly group: GroupOverview;
  readonly member: UserRecord;
}

/** `/groups/{guid}/members/{user_guid}/remove` */
export const REMOVE_MEMBER_PAGE: FormPage<Membership, null> = {
  find: async (request, context) => {
    const [group, member] = await Promise.all([
      findGroupOfPage(request, context),
      findUser(context.database, request.params["user_guid"] ?? ""),
    ]);
    if (!group.ok) return group;
    return member === undefined ? err(NO_SUCH_USER) : ok({ group: group.value, member });
  },
  title: ({ group, member }) => `Remove ${describeRecord(member)} from ${group.name}`,
  fields: [],
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
  send: async (_, request, context) =>
    await callHandler(answerRemoveMember, request, context, { params: request.params }),
  done: (_, { params }) => seeOther(`/groups/${params["guid"]}`, "member-removed"),
};

function effectOfRemoval({ content }: GroupOverview, name: string): string {
  if (content === 0) return "No content is shared with the group.";
  return `${name} can no longer open ${countOf(content, "content item")} shared with the group, unless these are shared with ${name} in another way.`;
}
