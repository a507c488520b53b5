import { type ContentRecord, err, ok, type Result } from "../../shared/index.ts";
import { READ_AUDIT_ENTRY } from "../audit-log/operations.ts";
import { entriesOf } from "../audit-pages/audit-entry.tsx";
import { noteOpenedLater } from "../content/opened.ts";
import { answerPage, refuseForm } from "../html/answer-page.tsx";
import { OTHER_SESSION, readTypedForm } from "../html/form-errors.ts";
import { seeOther } from "../html/messages.ts";
import { Time } from "../html/time.tsx";
import type { Failure } from "../http/errors.ts";
import { FORM, type Handler, post, type Route, type RoutedRequest } from "../http/route.ts";
import type { CallerContext } from "../identity/caller.ts";
import { isPermitted } from "../identity/role-permissions.ts";
import { type Named, type NamesIn, perform } from "../operation/operation.ts";
import type { Readers } from "../values/readers.ts";
import { Bundles } from "./bundles.tsx";
import { describeAccess, itemPath, openingOf, ownerOf, titleOf } from "./content-words.ts";
import { type Attempt, attemptOf, ITEM, type ItemForm, keptAttempt, performItemForm } from "./item-form.ts";
import { type Item, READ_ITEM } from "./item-operations.ts";
import { FIND_PARAMETER, type Found, findPrincipals, People } from "./people.tsx";
import {
  Access,
  SET_VANITY_PATH_FORM,
  Settings,
  UPDATE_ACCESS_FORM,
  UPDATE_SETTINGS_FORM,
  VanityPath,
} from "./settings.tsx";

const SCRIPTS = ["upload", "live"] as const;

/** The forms of the page that have more than a button. */
const TYPED_FORMS = [UPDATE_SETTINGS_FORM, UPDATE_ACCESS_FORM, SET_VANITY_PATH_FORM];

/** `GET /items/{guid}`: a content item, with what the caller may do with it. */
export async function showItem(
  item: Item,
  request: RoutedRequest,
  context: CallerContext,
): Promise<Response | Failure> {
  const found = await search(item, request, context);
  if (!found.ok) return found.error;
  await noteOpenedLater(request, context, context.caller, item.record);
  const init = { title: titleOf(item.record), scripts: SCRIPTS };
  const attempt = keptAttempt(request, TYPED_FORMS);
  const content = (
    <ItemSections item={item} request={request} context={context} found={found.value} attempt={attempt} />
  );
  return await answerPage(request, context, init, content);
}

/** The route that takes a form of the page. */
export function itemFormRoute<Path extends string, Known extends Readers, Value>(
  form: ItemForm<Path, Known, Value>,
): Route {
  const { access, summary, name } = form.operation;
  return post(`${ITEM}${form.path}`, access.own, answerItemForm(form), summary, { ...FORM, name });
}

/** Handles a form of the page: leads back to the page, or shows it with what was filled in and why that was refused. */
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
    if (sent.ok) return seeOther(itemPath(params), form.message);
    const item = await perform(READ_ITEM, context, {}, params);
    if (!item.ok) return item.error;
    // The page of one who may not change the item has no form to show the refusal in.
    if (item.value.managed === undefined) return sent.error;
    const attempt = attemptOf(form, typed, sent.error);
    return await refuseForm(
      sent.error,
      request,
      context,
      { title: titleOf(item.value.record), scripts: SCRIPTS },
      <ItemSections item={item.value} request={request} context={context} attempt={attempt} />,
    );
  };
}

/** Searches for the people and groups that the address asks for, for those who may add them. */
async function search(
  { managed }: Item,
  request: RoutedRequest,
  context: CallerContext,
): Promise<Result<Found | undefined, Failure>> {
  const text = new URL(request.url).searchParams.get(FIND_PARAMETER) ?? "";
  return managed === undefined || text === "" ? ok(undefined) : await findPrincipals(text, context);
}

interface ItemSectionsProps {
  readonly item: Item;
  readonly request: RoutedRequest;
  readonly context: CallerContext;
  /** The result of a search; undefined where none was made. */
  readonly found?: Found | undefined;
  /** The form that was refused; undefined where none was. */
  readonly attempt?: Attempt | undefined;
}

function ItemSections({ item, request, context, found, attempt }: ItemSectionsProps) {
  const { record, managed } = item;
  const about = <About record={record} context={context} />;
  if (managed === undefined) return about;
  const shown = (section: Attempt["section"]) => ({
    item,
    context,
    attempt: attempt?.section === section ? attempt : undefined,
  });
  return (
    <>
      {about}
      {record.app_mode === "static" && <Bundles {...shown("bundles")} managed={managed} url={request.url} />}
      <Access {...shown("access")} />
      <People {...shown("people")} managed={managed} found={found} />
      <VanityPath {...shown("vanity-path")} />
      <Settings {...shown("settings")} />
      <Steps record={record} context={context} />
    </>
  );
}

interface AboutProps {
  readonly record: ContentRecord;
  readonly context: CallerContext;
}

/** The part of the page for all who may know of the item. */
function About({ record, context }: AboutProps) {
  const opening = openingOf(record, context);
  return (
    <>
      {record.description !== "" && <p class="lines">{record.description}</p>}
      {opening.href === undefined ? (
        <p>{opening.reason}.</p>
      ) : (
        <p>
          <a class="button primary" href={opening.href}>
            Open
          </a>
        </p>
      )}
      <dl>
        <dt>Address</dt>
        <dd>
          <code>{record.vanity_url ?? record.content_url}</code>
        </dd>
        <dt>Owner</dt>
        <dd>{ownerOf(record)}</dd>
        <dt>Who sees it</dt>
        <dd>{describeAccess(record.access_type, context.settings)}</dd>
        <dt>Created</dt>
        <dd>
          <Time value={record.created_time} />
        </dd>
        {record.app_mode === "static" && (
          <>
            <dt>Last deployed</dt>
            <dd>
              <Time value={record.last_deployed_time} />
            </dd>
          </>
        )}
        {record.upstream_url !== null && (
          <>
            <dt>Upstream URL</dt>
            <dd>
              <code>{record.upstream_url}</code>
            </dd>
          </>
        )}
      </dl>
      {isPermitted(context.caller.role, READ_AUDIT_ENTRY.access.own) && (
        <p>
          <a href={entriesOf("object_id", record.guid)}>What was done to this item</a>
        </p>
      )}
    </>
  );
}

/** The links to steps with pages of their own. */
function Steps({ record, context: { caller } }: { readonly record: ContentRecord; readonly context: CallerContext }) {
  const path = itemPath(record);
  const mayTransfer = isPermitted(caller.role, "transfer-content");
  return (
    <section aria-labelledby="steps">
      <h2 id="steps">{mayTransfer ? "Give away or delete" : "Delete"}</h2>
      <p class="actions">
        {mayTransfer && (
          <a class="button" href={`${path}/owner`}>
            Give it to another owner…
          </a>
        )}
        <a class="button danger" href={`${path}/delete`}>
          Delete this content…
        </a>
      </p>
    </section>
  );
}
