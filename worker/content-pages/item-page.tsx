import { err, ok, type Result } from "../../shared/index.ts";
import { noteOpenedLater } from "../content/opened.ts";
import { answerPage, refuseForm } from "../html/answer-page.tsx";
import { OTHER_SESSION, readTypedForm } from "../html/form-errors.ts";
import { seeOther } from "../html/messages.ts";
import type { Failure } from "../http/errors.ts";
import { FORM, type Handler, post, type Route, type RoutedRequest } from "../http/route.ts";
import type { CallerContext } from "../identity/caller.ts";
import { type Named, type NamesIn, perform } from "../operation/operation.ts";
import { pageRoute } from "../operation/page-routes.ts";
import type { Readers } from "../values/readers.ts";
import { ACCESS_FORMS, Access } from "./access.tsx";
import { titleOf } from "./content-words.ts";
import { type Attempt, attemptOf, type ItemForm, keptAttempt, performItemForm } from "./item-form.ts";
import { type Item, type ManagedItem, READ_ITEM, READ_ITEM_TO_CHANGE } from "./item-operations.ts";
import { type ITEM, type ItemTab, ItemTabs, TAB_ROUTES, tabPath } from "./item-tabs.tsx";
import { Overview } from "./overview.tsx";
import { FIND_PARAMETER, type Found, findPrincipals, People } from "./people.tsx";
import { SET_VANITY_PATH_FORM, Settings, Steps, UPDATE_SETTINGS_FORM, VanityPath } from "./settings.tsx";
import { Versions } from "./versions.tsx";

const SCRIPTS = ["upload", "live", "copy"] as const;

/** The forms of the tabs that have more than a button. */
const TYPED_FORMS = [UPDATE_SETTINGS_FORM, ACCESS_FORMS.overview, ACCESS_FORMS.sharing, SET_VANITY_PATH_FORM];

/** `GET /items/{guid}`: a content item, with the ways to what the caller may do with it. */
export async function showItem(
  item: Item,
  request: RoutedRequest,
  context: CallerContext,
): Promise<Response | Failure> {
  await noteOpenedLater(request, context, context.caller, item.record);
  const init = { title: titleOf(item.record), scripts: SCRIPTS };
  const attempt = keptAttempt(request, TYPED_FORMS);
  const content = <Shown tab="overview" item={item} request={request} context={context} attempt={attempt} />;
  return await answerPage(request, context, init, content);
}

/** The route of another tab, for those who may change the item. */
export function tabRoute(tab: Exclude<ItemTab, "overview">): Route {
  return pageRoute(TAB_ROUTES[tab], READ_ITEM_TO_CHANGE, async (item, request, context) => {
    const found = tab === "sharing" ? await search(request, context) : ok(undefined);
    if (!found.ok) return found.error;
    const init = { title: titleOf(item.record), scripts: SCRIPTS };
    const shown = { tab, item, request, context, found: found.value };
    const content = <Shown {...shown} attempt={keptAttempt(request, TYPED_FORMS)} />;
    return await answerPage(request, context, init, content);
  });
}

/** Searches for the people and groups that the address asks for. */
async function search(request: RoutedRequest, context: CallerContext): Promise<Result<Found | undefined, Failure>> {
  const text = new URL(request.url).searchParams.get(FIND_PARAMETER) ?? "";
  return text === "" ? ok(undefined) : await findPrincipals(text, context);
}

/** The route that takes a form of a tab. */
export function itemFormRoute<Path extends string, Known extends Readers, Value>(
  form: ItemForm<Path, Known, Value>,
): Route {
  const { access, summary, name } = form.operation;
  return post(`${TAB_ROUTES[form.tab]}${form.path}`, access.own, answerItemForm(form), summary, { ...FORM, name });
}

/** Handles a form of a tab: leads back to the tab, or shows it with what was filled in and why that was refused. */
function answerItemForm<Path extends string, Known extends Readers, Value>(
  form: ItemForm<Path, Known, Value>,
): Handler<CallerContext> {
  return async (request, context) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the router reads the parts by the path of the route
    const { params } = request as unknown as RoutedRequest<Named<NamesIn<`${typeof ITEM}${Path}`> | "guid">>;
    const typedForm = await readTypedForm(request, context.caller);
    if (!typedForm.ok) return typedForm.error;
    const { typed, isOwn } = typedForm.value;
    const sent = isOwn ? await performItemForm(form, typed, params, context) : err(OTHER_SESSION);
    if (!sent.ok)
      return await refuseItemForm(form.tab, attemptOf(form, typed, sent.error), sent.error, request, context);
    const query = form.thenAsk?.(typed).toString() ?? "";
    return seeOther(`${tabPath(form.tab, params)}${query && `?${query}`}`, form.message);
  };
}

/** Shows the tab of a form that was refused, to those who may change the item: the page of others has no form to show it in. */
export async function refuseItemForm(
  tab: ItemTab,
  attempt: Attempt,
  failure: Failure,
  request: RoutedRequest,
  context: CallerContext,
): Promise<Failure> {
  const { guid = "" } = request.params;
  const item = await perform(READ_ITEM, context, {}, { guid });
  if (!item.ok) return item.error;
  if (item.value.managed === undefined) return failure;
  const init = { title: titleOf(item.value.record), scripts: SCRIPTS };
  const content = <Shown tab={tab} item={item.value} request={request} context={context} attempt={attempt} />;
  return await refuseForm(failure, request, context, init, content);
}

interface ShownProps extends TabProps<Item> {
  readonly tab: ItemTab;
}

/** A tab, below the links to all of them. */
function Shown({ tab, item: { record, managed }, ...shown }: ShownProps) {
  if (managed === undefined) return <Overview record={record} context={shown.context} />;
  const Tab = TABS[tab];
  return (
    <>
      <ItemTabs record={record} current={tab} />
      <Tab item={{ record, managed }} {...shown} />
    </>
  );
}

interface TabProps<Which extends Item = ManagedItem> {
  readonly item: Which;
  readonly request: RoutedRequest;
  readonly context: CallerContext;
  /** The result of a search; undefined where none was made. */
  readonly found?: Found | undefined;
  /** The form that was refused; undefined where none was. */
  readonly attempt?: Attempt | undefined;
}

const TABS = { overview: OverviewTab, sharing: SharingTab, versions: VersionsTab, settings: SettingsTab } as const;

function OverviewTab(props: TabProps) {
  const { record, managed } = props.item;
  const shares = managed.permissions.length;
  return (
    <Overview record={record} context={props.context}>
      <Access tab="overview" {...sectionOf(props, "access")} />
      <p>
        {shares > 0 && `It is shared with ${shares === 1 ? "one person or group" : `${shares} people and groups`}. `}
        <a href={tabPath("sharing", record)}>Share it with people and groups</a>
      </p>
    </Overview>
  );
}

function SharingTab(props: TabProps) {
  return (
    <>
      <Access tab="sharing" {...sectionOf(props, "access")} />
      <People {...sectionOf(props, "people")} found={props.found} />
    </>
  );
}

function VersionsTab(props: TabProps) {
  return <Versions {...sectionOf(props, "versions")} request={props.request} />;
}

function SettingsTab(props: TabProps) {
  return (
    <>
      <Settings {...sectionOf(props, "settings")} />
      <VanityPath {...sectionOf(props, "vanity-path")} />
      <Steps record={props.item.record} context={props.context} />
    </>
  );
}

/** The properties of a section: it shows the refusals of its own forms. */
function sectionOf({ item, context, attempt }: TabProps, section: Attempt["section"]) {
  return { item, context, attempt: attempt?.section === section ? attempt : undefined };
}
