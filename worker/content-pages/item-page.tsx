import { type ContentRecord, ok, type Result } from "../../shared/index.ts";
import { answerPage, refuseForm } from "../html/answer-page.tsx";
import { readForm } from "../html/form.ts";
import { seeOther } from "../html/messages.ts";
import type { Failure } from "../http/errors.ts";
import type { Handler, RoutedRequest } from "../http/route.ts";
import type { CallerContext } from "../identity/caller.ts";
import { isPermitted } from "../identity/role-permissions.ts";
import { About } from "./about.tsx";
import { Access } from "./access.tsx";
import { Bundles } from "./bundles.tsx";
import { titleOf } from "./content-words.ts";
import { type Found, findPrincipals } from "./found-principals.ts";
import { type Attempt, attemptOf, type ItemForm } from "./item-form.ts";
import { FIND_PARAMETER, People } from "./people.tsx";
import { type Item, itemPath, readItem, readRecord } from "./read-item.ts";
import { Settings } from "./settings.tsx";
import { VanityPath } from "./vanity-path.tsx";

const SCRIPTS = ["upload"] as const;

/** `GET /items/{guid}`: a content item, with what the caller may do with it. */
export async function answerItemPage(request: RoutedRequest, context: CallerContext): Promise<Response | Failure> {
  const item = await readItem(request, context);
  if (!item.ok) return item.error;
  const found = await search(item.value, request, context);
  if (!found.ok) return found.error;
  const init = { title: titleOf(item.value.record), scripts: SCRIPTS };
  const content = <ItemSections item={item.value} request={request} context={context} found={found.value} />;
  return await answerPage(request, context, init, content);
}

/** Handles a form of the page: does what it says and leads back to the page, or shows the page with what was typed and why not. */
export function answerItemForm(form: ItemForm): Handler<CallerContext> {
  return async (request, context) => {
    const read = await readForm(request);
    if (!read.ok) return read.error;
    const record = await readRecord(request, context);
    if (!record.ok) return record.error;
    const answered = await form.send(read.value, request, context, record.value);
    if (answered.ok) return seeOther(itemPath(record.value), form.message);
    const item = await readItem(request, context);
    if (!item.ok) return item.error;
    // The page of one who may not change the item has no form to show the refusal in.
    if (item.value.managed === undefined) return answered.error;
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

/** Looks for whom the page's address asks, for those who may add them; undefined where it asks for no one. */
async function search(
  { managed }: Item,
  request: RoutedRequest,
  context: CallerContext,
): Promise<Result<Found | undefined, Failure>> {
  const text = new URL(request.url).searchParams.get(FIND_PARAMETER) ?? "";
  return managed === undefined || text === "" ? ok(undefined) : await findPrincipals(text, request, context);
}

interface ItemSectionsProps {
  readonly item: Item;
  readonly request: RoutedRequest;
  readonly context: CallerContext;
  /** Whom a search found; undefined where none was made. */
  readonly found?: Found | undefined;
  /** The form that was refused; undefined where none was. */
  readonly attempt?: Attempt;
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

/** What leads to pages of their own. */
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
