import { type ContentRecord, ok, printable } from "../../shared/index.ts";
import { BROWSE_CONTENT } from "../content/search-operations.ts";
import type { OffsetList, PageWindow } from "../database/offset-page.ts";
import { answerPage, refuseForm } from "../html/answer-page.tsx";
import { SelectField, TextField } from "../html/fields.tsx";
import { HiddenField } from "../html/form-element.tsx";
import { Pagination } from "../html/pagination.tsx";
import { SearchForm } from "../html/search-form.tsx";
import { Table } from "../html/table.tsx";
import { Tabs } from "../html/tabs.tsx";
import { Time } from "../html/time.tsx";
import { explainFailure, type Failure } from "../http/errors.ts";
import { readParameters } from "../http/parameters.ts";
import type { RoutedRequest } from "../http/route.ts";
import type { CallerContext } from "../identity/caller.ts";
import { isPermitted } from "../identity/role-permissions.ts";
import { type Asked, addressOf, readAsked, SORTS, viewsOf } from "./content-list-address.ts";
import { describeAccess, openingOf, ownerOf, titleOf } from "./content-words.ts";

const TITLE = "Content";

const TABS: Readonly<Record<Asked["list"], string>> = { shared: "Shared with me", mine: "Mine", all: "All" };

const EMPTY: Readonly<Record<Asked["list"], string>> = {
  shared: "Nothing is shared with you yet.",
  mine: "You have no content yet.",
  all: "There is no content yet.",
};

/** `GET /` for a person: a page of content, by what the address asks for. */
export async function answerContentList(request: RoutedRequest, context: CallerContext): Promise<Response | Failure> {
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
    { title: TITLE },
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
    text: TABS[list],
    isCurrent: list === asked.list,
  }));
  return <Tabs label="Whose content" tabs={tabs} />;
}

function Search({ asked, error }: { readonly asked: Asked; readonly error?: string | undefined }) {
  return (
    <SearchForm action="/" label="Content" isNarrowed={false}>
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
        <NewContent context={context} />
      </p>
      {items.length > 0 && (
        <Table
          caption="Content"
          rows={items}
          rowKey={({ guid }) => guid}
          columns={[
            ["Content", nameCell],
            ["Owner", ownerOf],
            ["Who sees it", ({ access_type }) => describeAccess(access_type, context.settings)],
            ["Last deployed", deployedCell],
            ["Open", (record) => openCell(record, context)],
          ]}
        />
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

function NewContent({ context: { caller } }: Pick<Shown, "context">) {
  if (!isPermitted(caller.role, "create-content")) return null;
  return (
    <a class="button primary" href="/items/new">
      Create content
    </a>
  );
}

function nameCell(record: ContentRecord) {
  return (
    <>
      <a href={`/items/${record.guid}`}>{titleOf(record)}</a>
      {titleOf(record) !== record.name && <span class="name">{record.name}</span>}
    </>
  );
}

function deployedCell({ app_mode, last_deployed_time }: ContentRecord) {
  return app_mode === "api" ? "API" : <Time value={last_deployed_time} />;
}

function openCell(record: ContentRecord, context: CallerContext) {
  const opening = openingOf(record, context);
  if (opening.href === undefined) return opening.reason;
  return (
    <a href={opening.href} aria-label={`Open ${titleOf(record)}`}>
      Open
    </a>
  );
}
