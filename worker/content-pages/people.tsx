import {
  type ContentRecord,
  type GroupRecord,
  type OffsetPage,
  ok,
  PERMISSION_ROLES,
  type PermissionRole,
  type PrincipalType,
  type Result,
  type UserRecord,
} from "../../shared/index.ts";
import { ADD_PERMISSION, UPDATE_PERMISSION } from "../content/permission-operations.ts";
import type { NamedPermission } from "../content/permission-store.ts";
import { LIST_GROUPS } from "../groups/operations.ts";
import { TextField } from "../html/fields.tsx";
import { ErrorSummary, Form, HiddenField, SearchForm } from "../html/form-element.tsx";
import { LongTable } from "../html/long-table.tsx";
import { Table } from "../html/table.tsx";
import type { Failure } from "../http/errors.ts";
import type { CallerContext } from "../identity/caller.ts";
import { performByAddress } from "../operation/page-routes.ts";
import { LIST_USERS } from "../users/operations.ts";
import { describeRecord } from "../users/store.ts";
import { actionOf, itemForm, type SectionProps } from "./item-form.ts";
import { tabPath } from "./item-tabs.tsx";

/** The parameter of the page's address by which people and groups are searched. */
export const FIND_PARAMETER = "find";

export const ADD_PERMISSION_FORM = itemForm({
  tab: "sharing",
  path: "/permissions",
  operation: ADD_PERMISSION,
  section: "people",
  message: "permission-added",
});

export const UPDATE_PERMISSION_FORM = itemForm({
  tab: "sharing",
  path: "/permissions/:id",
  operation: UPDATE_PERMISSION,
  section: "people",
  message: "permission-updated",
});

/** The names of roles. A permission with the role "owner" gives all of an owner's rights but the ownership. */
const ROLES: Readonly<Record<PermissionRole, string>> = { viewer: "Viewer", owner: "Editor" };

const KINDS: Readonly<Record<PrincipalType, string>> = { user: "Person", group: "Group" };

/** The number of users, and of groups, that one search shows. */
const FOUND_MAX_ITEMS = 10;

/** The text of a search, and the users and groups whose names begin with it. */
export interface Found {
  readonly text: string;
  readonly users: OffsetPage<UserRecord>;
  readonly groups: OffsetPage<GroupRecord>;
}

/** Searches for users and groups. */
export async function findPrincipals(text: string, context: CallerContext): Promise<Result<Found, Failure>> {
  const url = new URL(context.url);
  url.search = new URLSearchParams({ prefix: text, page_size: String(FOUND_MAX_ITEMS) }).toString();
  const address = { url: url.href, params: {} };
  const [users, groups] = await Promise.all([
    performByAddress(LIST_USERS, address, context),
    performByAddress(LIST_GROUPS, address, context),
  ]);
  if (!users.ok) return users;
  return groups.ok ? ok({ text, users: users.value, groups: groups.value }) : groups;
}

/** The path of the search; the focus returns to its field, which stands far down the page, before what was found. */
function searchPath(record: ContentRecord): string {
  return `${tabPath("sharing", record)}#${FIND_PARAMETER}`;
}

interface PeopleProps extends SectionProps {
  /** The result of a search; undefined where none was made. */
  readonly found: Found | undefined;
}

/** The section with the people and groups that have a permission for the item. */
export function People({ item: { record, managed }, found, attempt }: PeopleProps) {
  const { permissions } = managed;
  return (
    <section aria-labelledby="people">
      <h2 id="people">People and groups</h2>
      <p>
        A viewer sees the content, whatever "Who sees it" says. An editor may also change it: publish, decide who sees
        it, and delete it. Users whose role is viewer cannot change it, even as editors.
      </p>
      {attempt !== undefined && <ErrorSummary errors={attempt.errors} />}
      {permissions.length > 0 && (
        <LongTable
          caption="People and groups with a permission"
          rows={permissions}
          rowKey={({ permission }) => permission.id}
          columns={[
            ["Name", ({ name }) => name],
            ["Kind", ({ permission }) => KINDS[permission.principal_type]],
            ["Role", ({ permission }) => ROLES[permission.role]],
            ["Change", (one) => <Change of={one} guid={record.guid} />],
          ]}
        />
      )}
      <SearchForm action={searchPath(record)} label="People and groups" isNarrowed={false}>
        <TextField
          name={FIND_PARAMETER}
          label="Add somebody"
          type="search"
          hint="The beginning of a person's full name, last name or username, or of a group's name."
          value={found?.text ?? ""}
        />
      </SearchForm>
      {found !== undefined && (
        <Candidates found={found} permissions={permissions} action={actionOf(ADD_PERMISSION_FORM, record)} />
      )}
    </section>
  );
}

function Change({ of, guid }: { readonly of: NamedPermission; readonly guid: string }) {
  const { id, role } = of.permission;
  const { name } = of;
  const action = actionOf(UPDATE_PERMISSION_FORM, { guid, id });
  const [next, submit] = role === "viewer" ? ["owner", "Make editor"] : ["viewer", "Make viewer"];
  return (
    <div class="actions">
      <Form action={action} submit={submit} label={`${submit}: ${name}`} look="plain">
        <HiddenField name="role" value={next} />
      </Form>
      <a href={`${action}/remove`} aria-label={`Remove… ${name}`}>
        Remove…
      </a>
    </div>
  );
}

interface CandidatesProps {
  readonly found: Found;
  readonly permissions: readonly NamedPermission[];
  /** The path to which the forms are sent. */
  readonly action: string;
}

interface Candidate {
  readonly guid: string;
  readonly type: PrincipalType;
  readonly name: string;
}

/** The people and groups that a search found, with the roles that can be given to them. */
function Candidates({ found: { users, groups }, permissions, action }: CandidatesProps) {
  const candidates = [...users.results.map(userOf), ...groups.results.map(groupOf)];
  const known = new Set(permissions.map(({ permission }) => permission.principal_guid));
  if (candidates.length === 0) return <p role="status">No person and no group has a name that begins so.</p>;
  return (
    <>
      <Table
        caption="Whom the search found"
        rows={candidates}
        rowKey={({ guid }) => guid}
        columns={[
          ["Name", ({ name }) => name],
          ["Kind", ({ type }) => KINDS[type]],
          ["Add", (one) => (known.has(one.guid) ? "In the list above" : <Add action={action} to={one} />)],
        ]}
      />
      {[users, groups].some(hasMore) && <p>There are more. Type more of the name to find them.</p>}
    </>
  );
}

function Add({ action, to: { guid, type, name } }: { readonly action: string; readonly to: Candidate }) {
  return (
    <div class="actions">
      {PERMISSION_ROLES.map((role) => {
        const submit = `Add as ${ROLES[role].toLowerCase()}`;
        return (
          <Form key={role} action={action} submit={submit} label={`${submit}: ${name}`} look="plain">
            <HiddenField name="principal_guid" value={guid} />
            <HiddenField name="principal_type" value={type} />
            <HiddenField name="role" value={role} />
          </Form>
        );
      })}
    </div>
  );
}

function hasMore({ results, total }: OffsetPage<unknown>): boolean {
  return total > results.length;
}

function userOf(user: UserRecord): Candidate {
  return { guid: user.guid, type: "user", name: describeRecord(user) };
}

function groupOf({ guid, name }: GroupRecord): Candidate {
  return { guid, type: "group", name };
}
