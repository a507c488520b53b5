import { type ContentRecord, type OffsetPage, ok, type Result, type UserRecord } from "../../shared/index.ts";
import { TRANSFER_CONTENT } from "../content/change-operations.ts";
import { labelOfRole, TextField } from "../html/fields.tsx";
import { Effects, ErrorSummary, Form, HiddenField, SearchForm } from "../html/form-element.tsx";
import { seeOther } from "../html/messages.ts";
import { isNarrowed, listQuery, Pagination, pagesOf } from "../html/pagination.tsx";
import { Table } from "../html/table.tsx";
import type { Failure } from "../http/errors.ts";
import type { RoutedRequest } from "../http/route.ts";
import type { CallerContext } from "../identity/caller.ts";
import { type Named, perform } from "../operation/operation.ts";
import { aheadOf, allAhead, operationForm, performByAddress } from "../operation/page-routes.ts";
import { LIST_USERS } from "../users/operations.ts";
import { describeRecord } from "../users/store.ts";
import { itemPath, ownerOf, titleOf } from "./content-words.ts";
import { READ_ITEM_TO_TRANSFER } from "./item-operations.ts";

/** A content item, and the users who are found that may own content. */
interface Candidates {
  readonly record: ContentRecord;
  readonly query: URLSearchParams;
  readonly users: OffsetPage<UserRecord>;
}

/** `/items/{guid}/owner?prefix=…`: gives a content item to another owner. */
export const OWNER_PAGE = operationForm({
  operation: TRANSFER_CONTENT,
  ahead: allAhead(aheadOf(READ_ITEM_TO_TRANSFER), (request, context) =>
    aheadOf(LIST_USERS)(candidatesAt(request), context),
  ),
  find: findCandidates,
  title: ({ record }) => `Give ${titleOf(record)} to another owner`,
  content: (candidates, { errors }) => (
    <>
      {errors !== undefined && <ErrorSummary errors={errors} />}
      <Effects effects={effectsOf(candidates.record)} />
      <CandidateList candidates={candidates} />
    </>
  ),
  done: (record) => seeOther(itemPath(record), "content-transferred"),
});

/** The address of the list of those who may own content. */
function candidatesAt({ url }: Pick<RoutedRequest, "url">) {
  const asked = new URL(url);
  asked.search = new URLSearchParams([
    ...listQuery(url, ["prefix"]),
    ["user_role", "publisher|administrator"],
  ]).toString();
  return { url: asked.href, params: {} };
}

async function findCandidates(
  request: RoutedRequest<Named<"guid">>,
  context: CallerContext,
): Promise<Result<Candidates, Failure>> {
  const query = listQuery(request.url, ["prefix"]);
  const [record, users] = await Promise.all([
    perform(READ_ITEM_TO_TRANSFER, context, {}, request.params),
    performByAddress(LIST_USERS, candidatesAt(request), context),
  ]);
  if (!record.ok) return record;
  return users.ok ? ok({ record: record.value, query, users: users.value }) : users;
}

function effectsOf(record: ContentRecord): readonly string[] {
  const owner = ownerOf(record);
  return [
    `${owner} can no longer change the content, nor open it, unless it is shared with ${owner} in another way.`,
    "The new owner decides who sees it. Its address, bundles and permissions stay.",
  ];
}

function CandidateList({ candidates: { record, query, users } }: { readonly candidates: Candidates }) {
  const page = `${itemPath(record)}/owner`;
  // The same users are found again where one is refused.
  const action = query.size === 0 ? page : `${page}?${query.toString()}`;
  return (
    <>
      <SearchForm action={page} label="Users" isNarrowed={isNarrowed(query)}>
        <TextField
          name="prefix"
          label="First name, last name or username begins with"
          type="search"
          value={query.get("prefix") ?? ""}
        />
      </SearchForm>
      {users.results.length === 0 ? (
        <p>No publisher and no administrator is found.</p>
      ) : (
        <Table
          caption="Who may own content"
          rows={users.results}
          rowKey={({ guid }) => guid}
          columns={[
            ["Name", describeRecord],
            ["Role", ({ user_role }) => labelOfRole(user_role)],
            [
              "Action",
              (user) => (user.guid === record.owner_guid ? "The owner" : <MakeOwner user={user} action={action} />),
            ],
          ]}
        />
      )}
      <Pagination label="Users" {...pagesOf(page, query, users.current_page, users.total)} />
      <a href={itemPath(record)}>Back to {titleOf(record)}</a>
    </>
  );
}

function MakeOwner({ user, action }: { readonly user: UserRecord; readonly action: string }) {
  return (
    <Form action={action} submit="Make owner" label={`Make owner: ${describeRecord(user)}`} look="danger">
      <HiddenField name="owner_guid" value={user.guid} />
    </Form>
  );
}
