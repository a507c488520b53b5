import { offsetWindow } from "../database/offset-page.ts";
import { GROUP_FILTERS } from "../groups/operations.ts";
import { type GroupOverview, listGroupOverviews } from "../groups/overview-store.ts";
import { answerPage } from "../html/answer-page.tsx";
import { TextField } from "../html/fields.tsx";
import { isNarrowed, listQuery, pagesOf } from "../html/list-query.ts";
import { Pagination } from "../html/pagination.tsx";
import { SearchForm } from "../html/search-form.tsx";
import { type Column, Table } from "../html/table.tsx";
import type { Failure } from "../http/errors.ts";
import { readParameters } from "../http/parameters.ts";
import type { RoutedRequest } from "../http/route.ts";
import type { CallerContext } from "../identity/caller.ts";
import { nameOfUser } from "../user-pages/user-name.ts";
import { LIST_PAGE_DEFAULT_ITEMS } from "../values/limits.ts";

const PATH = "/groups";
const COLUMNS: readonly Column<GroupOverview>[] = [
  ["Name", ({ guid, name }) => <a href={`${PATH}/${guid}`}>{name}</a>],
  ["Owner", ({ owner }) => nameOfUser(owner)],
  ["Members", ({ members }) => members],
  ["Content", ({ content }) => content],
];

/** `GET /groups?prefix=…&page_number=…`: groups, by the parameters of the API. */
export async function answerGroupsPage(request: RoutedRequest, context: CallerContext): Promise<Response | Failure> {
  const given = readParameters(request.url, GROUP_FILTERS);
  if (!given.ok) return given.error;
  const { prefix = "", page_number = 1 } = given.value;
  const window = offsetWindow({ page_number, page_size: LIST_PAGE_DEFAULT_ITEMS });
  const { items, total } = await listGroupOverviews(context.database, prefix, window);
  const query = listQuery(request.url, ["prefix"]);
  return await answerPage(
    request,
    context,
    { title: "Groups" },
    <>
      <div class="actions">
        <a class="button primary" href="/groups/new">
          Create a group
        </a>
      </div>
      <SearchForm action={PATH} label="Groups" isNarrowed={isNarrowed(query)}>
        <TextField name="prefix" label="Name begins with" type="search" value={prefix} />
      </SearchForm>
      <p class="quiet">{total === 1 ? "1 group" : `${total} groups`}</p>
      {items.length > 0 && <Table caption="Groups" rows={items} rowKey={({ guid }) => guid} columns={COLUMNS} />}
      <Pagination label="Groups" {...pagesOf(PATH, query, page_number, total)} />
    </>,
  );
}
