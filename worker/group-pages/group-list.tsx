import type { OffsetPage } from "../../shared/index.ts";
import type { GroupOverview } from "../groups/overview-store.ts";
import { answerPage } from "../html/answer-page.tsx";
import { TextField } from "../html/fields.tsx";
import { isNarrowed, listQuery, Pagination, pagesOf } from "../html/pagination.tsx";
import { SearchForm } from "../html/search-form.tsx";
import { type Column, Table } from "../html/table.tsx";
import type { RoutedRequest } from "../http/route.ts";
import type { CallerContext } from "../identity/caller.ts";
import { nameOfUser } from "../user-pages/user-name.ts";

const PATH = "/groups";
const COLUMNS: readonly Column<GroupOverview>[] = [
  ["Name", ({ guid, name }) => <a href={`${PATH}/${guid}`}>{name}</a>],
  ["Owner", ({ owner }) => nameOfUser(owner)],
  ["Members", ({ members }) => members],
  ["Content", ({ content }) => content],
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
    { title: "Groups" },
    <>
      <div class="actions">
        <a class="button primary" href="/groups/new">
          Create a group
        </a>
      </div>
      <SearchForm action={PATH} label="Groups" isNarrowed={isNarrowed(query)}>
        <TextField name="prefix" label="Name begins with" type="search" value={query.get("prefix") ?? ""} />
      </SearchForm>
      <p class="quiet">{total === 1 ? "1 group" : `${total} groups`}</p>
      {results.length > 0 && <Table caption="Groups" rows={results} rowKey={({ guid }) => guid} columns={COLUMNS} />}
      <Pagination label="Groups" {...pagesOf(PATH, query, current_page, total)} />
    </>,
  );
}
