import { type ContentRecord, ok, printable, quote } from "../../shared/index.ts";
import { BROWSE_CONTENT, CONTENT_LISTS } from "../content/search-operations.ts";
import { CONTENT_SORTS } from "../content/search-terms.ts";
import type { OffsetList, PageWindow } from "../database/offset-page.ts";
import { answerPage, refuseForm } from "../html/answer-page.tsx";
import { type Choice, SelectField, TextField } from "../html/fields.tsx";
import { HiddenField, SearchForm } from "../html/form-element.tsx";
import { Pagination } from "../html/pagination.tsx";
import { Tabs } from "../html/tabs.tsx";
import { explainFailure, type Failure } from "../http/errors.ts";
import { readParameters } from "../http/parameters.ts";
import type { RoutedRequest } from "../http/route.ts";
import type { Caller, CallerContext } from "../identity/caller.ts";
import { isPermitted } from "../identity/role-permissions.ts";
import { LIST_PAGE_MAX_NUMBER } from "../values/limits.ts";
import { ContentTable, NewContent } from "./content-table.tsx";

type ContentView = (typeof CONTENT_LISTS)[number];

/** The ways to sort the list: names from A on, times from the newest on. */
const SORTS: readonly (Choice & { readonly value: (typeof CONTENT_SORTS)[number] })[] = [
  { value: "name", label: "Name" },
  { value: "last_deployed_time", label: "Last deployed" },
  { value: "created_time", label: "Newest" },
];

/** The request that an address stands for. */
interface Asked {
  readonly list: ContentView;
  /** The text of the search. */
  readonly q: string;
  readonly sort: (typeof CONTENT_SORTS)[number];
  /** From 1. */
  readonly page_number: number;
}

/** The views that somebody has: all content is for those who manage it. */
function viewsOf({ role }: Pick<Caller, "role">): readonly ContentView[] {
  return isPermitted(role, "manage-content-of-others") ? CONTENT_LISTS : ["shared", "mine"];
}

/** Reads an address. A link that asks for what there is not leads to what there is. */
function readAsked(url: string, caller: Pick<Caller, "role">): Asked {
  const { searchParams } = new URL(url);
  const page = Number(searchParams.get("page_number"));
  return {
    list: viewsOf(caller).find((view) => view === searchParams.get("list")) ?? firstView(caller),
    q: searchParams.get("q")?.trim() ?? "",
    sort: CONTENT_SORTS.find((sort) => sort === searchParams.get("sort")) ?? "name",
    page_number: Number.isInteger(page) && page >= 1 && page <= LIST_PAGE_MAX_NUMBER ? page : 1,
  };
}

/** The view that somebody works with. */
function firstView({ role }: Pick<Caller, "role">): ContentView {
  if (isPermitted(role, "manage-content-of-others")) return "all";
  return isPermitted(role, "create-content") ? "mine" : "shared";
}

/** The path of the list. */
export const CONTENT_LIST = "/items";

/** The parameters of its addresses. */
export const CONTENT_LIST_PARAMETERS: readonly (keyof Asked)[] = ["list", "q", "sort", "page_number"];

/** The address that asks for this. */
function addressOf({ list, q, sort, page_number }: Asked): string {
  const query = new URLSearchParams({ list });
  if (q !== "") query.set("q", q);
  if (sort !== "name") query.set("sort", sort);
  if (page_number !== 1) query.set("page_number", String(page_number));
  return `${CONTENT_LIST}?${query.toString()}`;
}

const TITLE = "Content";

const VIEWS: Readonly<Record<Asked["list"], string>> = { shared: "Shared with me", mine: "Mine", all: "All" };

const EMPTY: Readonly<Record<Asked["list"], string>> = {
  shared: "Nothing is shared with you yet.",
  mine: "You have no content yet.",
  all: "There is no content yet.",
};

/** `GET /items`: a page of content, by what the address asks for. */
export async function showContentList(request: RoutedRequest, context: CallerContext): Promise<Response | Failure> {
  const asked = readAsked(request.url, context.caller);
  const found = await BROWSE_CONTENT.admitAndRun(context, {}, () => {
    const query = readParameters(request.url, { q: BROWSE_CONTENT.input.q });
    return query.ok ? ok(asked) : query;
  });
  const views = <Views asked={asked} context={context} />;
  if (!found.ok) {
    const content = (
      <>
        {views}
        <Search asked={asked} error={printable(explainFailure(found.error).error)} />
      </>
    );
    return await refuseForm(found.error, request, context, { title: TITLE }, content);
  }
  return await answerPage(
    request,
    context,
    { title: TITLE, actions: <NewContent caller={context.caller} /> },
    <>
      {views}
      <Search asked={asked} />
      <Found asked={asked} found={found.value} window={found.value.window} context={context} />
    </>,
  );
}

interface Shown {
  readonly asked: Asked;
  readonly context: CallerContext;
}

function Views({ asked, context: { caller } }: Shown) {
  const tabs = viewsOf(caller).map((list) => ({
    href: addressOf({ ...asked, list, page_number: 1 }),
    text: VIEWS[list],
    isCurrent: list === asked.list,
  }));
  return <Tabs label="Whose content" tabs={tabs} />;
}

function Search({ asked, error }: { readonly asked: Asked; readonly error?: string | undefined }) {
  return (
    <SearchForm action={CONTENT_LIST} label="Content" isNarrowed={false}>
      <HiddenField name="list" value={asked.list} />
      <TextField
        name="q"
        label="Search"
        type="search"
        value={asked.q}
        hint='Words of the name, title or description; "words in a row"; owner:USERNAME; is:published, is:unpublished, is:static or is:api.'
        error={error}
      />
      <SelectField name="sort" label="Order" value={asked.sort} choices={SORTS} />
    </SearchForm>
  );
}

interface FoundProps extends Shown {
  readonly found: OffsetList<ContentRecord>;
  readonly window: PageWindow;
}

function Found({ asked, found: { items, total }, window, context }: FoundProps) {
  const isNarrowed = asked.q !== "";
  const everything = addressOf({ ...asked, q: "", page_number: 1 });
  return (
    <>
      <p class="actions">
        {total > 0 && <span>{`${total} ${total === 1 ? "item" : "items"}`}</span>}
        {total === 0 && <span>{isNarrowed ? "Nothing was found." : EMPTY[asked.list]}</span>}
        {isNarrowed && <a href={everything}>Show all</a>}
      </p>
      {items.length > 0 && <ContentTable caption="Content" records={items} context={context} />}
      {isNarrowed && (
        <p>
          <a href={`/docs?${new URLSearchParams({ q: asked.q }).toString()}`}>
            Search the documentation for {quote(asked.q)}
          </a>
        </p>
      )}
      <Pagination
        label="Content"
        page={window.page}
        pages={Math.ceil(total / window.limit)}
        href={(page_number) => addressOf({ ...asked, page_number })}
      />
    </>
  );
}
