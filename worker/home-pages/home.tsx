import type { ContentRecord } from "../../shared/index.ts";
import { isNavigation } from "../auth/sender.ts";
import { type HomeContent, READ_HOME } from "../content/home-operations.ts";
import { CONTENT_LIST, CONTENT_LIST_PARAMETERS } from "../content-pages/content-list.tsx";
import { ContentTable, NewContent } from "../content-pages/content-table.tsx";
import type { OffsetList } from "../database/offset-page.ts";
import { answerPage } from "../html/answer-page.tsx";
import { TextField } from "../html/fields.tsx";
import { SearchForm } from "../html/form-element.tsx";
import type { IconName } from "../html/icon-names.ts";
import { seeOther } from "../html/messages.ts";
import { Empty } from "../html/said.tsx";
import type { Failure } from "../http/errors.ts";
import type { Ahead, RoutedRequest } from "../http/route.ts";
import type { CallerContext } from "../identity/caller.ts";
import { isPermitted } from "../identity/role-permissions.ts";
import { perform } from "../operation/operation.ts";
import { aheadOf, allAhead } from "../operation/page-routes.ts";
import { READ_ATTENTION } from "../status/attention-operations.ts";
import { NeedsAttention } from "./attention.tsx";

const everythingAhead = allAhead(aheadOf(READ_HOME), aheadOf(READ_ATTENTION));

/** The readings of the home page: programs get the list of routes in its place. */
export const homeAhead: Ahead = (request, context) =>
  isNavigation(request, context.settings) && listAskedFor(request) === undefined
    ? everythingAhead(request, context)
    : [];

/** `GET /` for a person: what needs the person, and where the person left off. */
export async function showHome(request: RoutedRequest, context: CallerContext): Promise<Response | Failure> {
  const list = listAskedFor(request);
  if (list !== undefined) return seeOther(list);
  const isAdministrator = isPermitted(context.caller.role, READ_ATTENTION.access.own);
  const [content, attention] = await Promise.all([
    perform(READ_HOME, context, {}, {}),
    isAdministrator ? perform(READ_ATTENTION, context, {}, {}) : undefined,
  ]);
  if (!content.ok) return content.error;
  if (attention?.ok === false) return attention.error;
  return await answerPage(
    request,
    context,
    { title: "Home", actions: <NewContent caller={context.caller} /> },
    <>
      {attention !== undefined && <NeedsAttention attention={attention.value} />}
      <Content content={content.value} context={context} />
    </>,
  );
}

/** The list that an address asks for which was kept when the list was here; undefined where it asks for none. */
function listAskedFor({ url }: Pick<RoutedRequest, "url">): string | undefined {
  const { search, searchParams } = new URL(url);
  return CONTENT_LIST_PARAMETERS.some((name) => searchParams.has(name)) ? `${CONTENT_LIST}${search}` : undefined;
}

interface ContentProps {
  readonly content: HomeContent;
  readonly context: CallerContext;
}

function Content({ content: { opened, shared, mine }, context }: ContentProps) {
  const mayCreate = isPermitted(context.caller.role, "create-content");
  return (
    <>
      <SearchForm action={CONTENT_LIST} label="Content" isNarrowed={false}>
        <TextField name="q" label="Search for content" type="search" hint="Words of the name, title or description" />
      </SearchForm>
      {opened.length > 0 && (
        <>
          <h2>Recently opened</h2>
          <ContentTable caption="Recently opened" records={opened} context={context} />
        </>
      )}
      <Part title="Shared with me" list="shared" icon="inbox" found={shared} context={context}>
        Nothing is shared with you yet. Content appears here once somebody shares it with you or a group of yours.
      </Part>
      {(mayCreate || mine.total > 0) && (
        <Part title="Mine" list="mine" icon="file-stack" found={mine} context={context}>
          You have no content yet. Create it from a file or a folder, and share the link.
        </Part>
      )}
    </>
  );
}

interface PartProps extends Pick<ContentProps, "context"> {
  readonly title: string;
  readonly list: "shared" | "mine";
  readonly icon: IconName;
  readonly found: OffsetList<ContentRecord>;
  /** The sentence in place of the list where it is empty. */
  readonly children: string;
}

/** The beginning of a list, and the way to all of it. */
function Part({ title, list, icon, found: { items, total }, context, children }: PartProps) {
  return (
    <>
      <h2>{title}</h2>
      {items.length === 0 ? (
        <Empty icon={icon}>{children}</Empty>
      ) : (
        <ContentTable caption={title} records={items} context={context} />
      )}
      {total > items.length && (
        <p>
          <a href={`${CONTENT_LIST}?list=${list}`}>{`See all ${total}: ${title.toLowerCase()}`}</a>
        </p>
      )}
    </>
  );
}
