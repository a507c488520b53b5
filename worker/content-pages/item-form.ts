import { type ContentRecord, err, type Result } from "../../shared/index.ts";
import { READ_CONTENT } from "../content/operations.ts";
import { mergeChanges, type Present } from "../html/edited-form.tsx";
import { type FieldsOfKinds, type FormErrors, formErrors } from "../html/form-errors.ts";
import type { ShownForm } from "../html/form-page.ts";
import { keptFields } from "../html/kept-form.ts";
import type { MessageName } from "../html/messages.ts";
import type { Failure } from "../http/errors.ts";
import type { RoutedRequest } from "../http/route.ts";
import type { CallerContext } from "../identity/caller.ts";
import { type Named, type NamesIn, type Operation, perform } from "../operation/operation.ts";
import { labelledFields, performForm, type SentFields } from "../operation/page-routes.ts";
import type { Readers } from "../values/readers.ts";
import type { ManagedItem } from "./item-operations.ts";
import { type ITEM, type ItemTab, TAB_ROUTES } from "./item-tabs.tsx";

/** The sections of an item's pages that have forms. */
type Section = "settings" | "access" | "people" | "vanity-path" | "versions";

/** The parts of the path to which a form of an item's page is sent. */
type NamedBy<Path extends string> = Named<NamesIn<`${typeof ITEM}${Path}`>>;

/** A form of an item's page, which performs an operation. */
export interface ItemForm<Path extends string, Known extends Readers, Value> {
  /** The tab that has it, which is shown afterwards, too. */
  readonly tab: ItemTab;
  /** The path to which it is sent, behind that of its tab. */
  readonly path: Path;
  readonly operation: Operation<Known, Value, NamedBy<Path>>;
  /** The section that tells why it was refused. */
  readonly section: Section;
  /** The fields that failures are about which name no field. */
  readonly fieldsOfKinds?: FieldsOfKinds;
  /** The fields of the operation's input by what was filled in; by default, the texts of the fields of the same names. */
  readonly sentBy?: (form: URLSearchParams) => SentFields;
  /** The same, in the place of `sentBy`, for a form of which only that counts which differs from the item. */
  readonly changesBy?: (form: URLSearchParams, record: ContentRecord) => SentFields;
  /** The values that the form edits, where others may edit them at the same time: its section has them as `AsOpened`. */
  readonly present?: (record: ContentRecord) => Present;
  /** The message where it was accepted. */
  readonly message: MessageName;
  /** The query of the address that is led to then. */
  readonly thenAsk?: (form: URLSearchParams) => URLSearchParams;
}

/** Defines such a form. */
export function itemForm<const Path extends string, Known extends Readers, Value>(
  form: ItemForm<Path, Known, Value>,
): ItemForm<Path, Known, Value> {
  return form;
}

/** The path to which such a form is sent. */
export function actionOf<Path extends string>(
  { tab, path }: { readonly tab: ItemTab; readonly path: Path },
  named: NamedBy<Path>,
): string {
  return `${TAB_ROUTES[tab]}${path}`.replaceAll(/:(\w+)/g, (_, name: NamesIn<`${typeof ITEM}${Path}`>) => named[name]);
}

/** Performs the operation of a form of an item's page. */
export async function performItemForm<Path extends string, Known extends Readers, Value>(
  { changesBy, present, ...sent }: ItemForm<Path, Known, Value>,
  form: URLSearchParams,
  named: NamedBy<Path> & Named<"guid">,
  context: CallerContext,
): Promise<Result<Value, Failure>> {
  if (changesBy === undefined && present === undefined) return await performForm(sent, form, named, context);
  const record = await perform(READ_CONTENT, context, {}, named);
  if (!record.ok) return record;
  const conflict = present && mergeChanges(form, present(record.value));
  if (conflict !== undefined) return err(conflict);
  const changes = changesBy && { sentBy: () => changesBy(form, record.value) };
  return await performForm({ ...sent, ...changes }, form, named, context);
}

/** A form that was refused. */
export interface Attempt {
  readonly section: Section;
  /** The fields as they were filled in. */
  readonly form: URLSearchParams;
  readonly errors: FormErrors;
  /** Something else has what must be unique. */
  readonly isTaken: boolean;
}

/** The fields of a section's form, as they were filled in where it was refused. */
export function shownIn(attempt: Attempt | undefined): Pick<ShownForm, "typed" | "errors"> {
  return { typed: attempt?.form, errors: attempt?.errors };
}

/** The refusal of a form, as its section tells it. */
export function attemptOf<Path extends string, Known extends Readers, Value>(
  { operation, section, fieldsOfKinds }: ItemForm<Path, Known, Value>,
  form: URLSearchParams,
  failure: Failure,
): Attempt {
  const errors = formErrors(failure, labelledFields(operation.input), fieldsOfKinds);
  return { section, form, errors, isTaken: failure.kind === "name-taken" };
}

/** A form of the page that its browser kept, filled in again as its section tells a refusal; undefined where there is none. */
export function keptAttempt(
  request: Pick<RoutedRequest, "headers" | "url" | "pathname">,
  forms: readonly Pick<ItemForm<string, Readers, unknown>, "path" | "section">[],
): Attempt | undefined {
  const kept = forms.flatMap(({ path, section }) => {
    const form = keptFields(request, `${request.pathname}${path}`);
    return form === undefined ? [] : [{ section, form }];
  });
  return kept[0] && { ...kept[0], errors: { general: undefined, fields: {}, labels: {} }, isTaken: false };
}

/** The properties of every section. */
export interface SectionProps {
  readonly item: ManagedItem;
  readonly context: CallerContext;
  /** The form of this section that was refused; undefined where none was. */
  readonly attempt: Attempt | undefined;
}
