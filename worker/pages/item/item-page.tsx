import { ok, type Result } from "../../../shared/index.ts";
import type { CallerContext } from "../../content-server/auth/caller.ts";
import { isPermitted } from "../../content-server/auth/role-permissions.ts";
import type { Failure } from "../../errors.ts";
import type { Handler, RoutedRequest } from "../../route.ts";
import { answerPage, refuseForm } from "../answer-page.tsx";
import { titleOf } from "../content-words.ts";
import { callHandler, readForm } from "../form.ts";
import { seeOther } from "../messages.ts";
import { About } from "./about.tsx";
import { Access } from "./access.tsx";
import { Bundles } from "./bundles.tsx";
import { type Found, findPrincipals, findPublishers } from "./found-principals.ts";
import { type Attempt, attemptOf, type ItemForm } from "./item-form.ts";
import { FIND_OWNER_PARAMETER, type FoundOwners, Owner } from "./owner.tsx";
import { FIND_PARAMETER, People } from "./people.tsx";
import { type Item, itemPath, readItem, readRecord } from "./read-item.ts";
import { Settings } from "./settings.tsx";
import { VanityPath } from "./vanity-path.tsx";

const SCRIPTS = ["upload"] as const;

/** What searches on the page found. */
interface Searches {
  readonly principals?: Found | undefined;
  readonly owners?: FoundOwners | undefined;
}

/** `GET /items/{guid}`: a content item, with what the caller may do with it. */
export async function answerItemPage(request: RoutedRequest, context: CallerContext): Promise<Response | Failure> {
  const item = await readItem(request, context);
  if (!item.ok) return item.error;
  const searches = await search(item.value, request, context);
  if (!searches.ok) return searches.error;
  const init = { title: titleOf(item.value.record), scripts: SCRIPTS };
  const content = <ItemSections item={item.value} request={request} context={context} searches={searches.value} />;
  return await answerPage(request, context, init, content);
}

/** Handles a form of the page: does what it says and leads back to the page, or shows the page with what was typed and why not. */
export function answerItemForm(form: ItemForm): Handler<CallerContext> {
  return async (request, context) => {
    const read = await readForm(request);
    if (!read.ok) return read.error;
    const record = await readRecord(request, context);
    if (!record.ok) return record.error;
    const json = form.body?.(read.value, record.value);
    const { params } = request;
    const call = json === undefined ? { params } : { params, json };
    const answered = await callHandler(form.handler, request, context, call);
    if (answered.ok) return seeOther(itemPath(record.value), form.message);
    const item = await readItem(request, context);
    if (!item.ok) return item.error;
    const attempt = attemptOf(form, read.value, answered.error);
    return await refuseForm(
      answered.error,
      request,
      context,
      { title: titleOf(item.value.record), scripts: SCRIPTS },
      <ItemSections item={item.value} request={request} context={context} attempt={attempt} />,
    );
  };
}

/** Looks for whom the page's address asks, for those who may add them. */
async function search(
  { managed }: Item,
  request: RoutedRequest,
  context: CallerContext,
): Promise<Result<Searches, Failure>> {
  if (managed === undefined) return ok({});
  const { searchParams } = new URL(request.url);
  const [text, ownerText] = [searchParams.get(FIND_PARAMETER), searchParams.get(FIND_OWNER_PARAMETER)];
  const principals = text ? await findPrincipals(text, request, context) : ok(undefined);
  if (!principals.ok) return principals;
  const owners = ownerText ? await findPublishers(ownerText, request, context) : ok(undefined);
  if (!owners.ok) return owners;
  const users = owners.value;
  return ok({ principals: principals.value, owners: users && { text: ownerText ?? "", users } });
}

interface ItemSectionsProps {
  readonly item: Item;
  readonly request: RoutedRequest;
  readonly context: CallerContext;
  readonly searches?: Searches;
  /** The form that was refused; undefined where none was. */
  readonly attempt?: Attempt;
}

function ItemSections({ item, request, context, searches = {}, attempt }: ItemSectionsProps) {
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
      <People {...shown("people")} managed={managed} found={searches.principals} />
      <VanityPath {...shown("vanity-path")} />
      <Settings {...shown("settings")} />
      {isPermitted(context.caller.role, "transfer-content") && <Owner {...shown("owner")} found={searches.owners} />}
      <section aria-labelledby="delete">
        <h2 id="delete">Delete</h2>
        <a class="button danger" href={`${itemPath(record)}/delete`}>
          Delete this content…
        </a>
      </section>
    </>
  );
}
