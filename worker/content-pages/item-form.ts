import type { ContentRecord, Result } from "../../shared/index.ts";
import { type FieldsOfKinds, type FormErrors, formErrors } from "../html/form-errors.ts";
import type { MessageName } from "../html/messages.ts";
import type { Failure } from "../http/errors.ts";
import { type SentFields, textsOf } from "../http/form-values.ts";
import type { CallerContext } from "../identity/caller.ts";
import { labelledFields, performForm } from "../operation/form-routes.ts";
import type { Operation } from "../operation/operation.ts";
import type { Readers } from "../values/readers.ts";
import type { Item } from "./item-operations.ts";

/** The sections of an item's page that have forms. */
type Section = "settings" | "access" | "people" | "vanity-path" | "bundles";

/** A form of an item's page, which performs an operation. */
export interface ItemForm<Known extends Readers, Value, Names> {
  readonly operation: Operation<Known, Value, Names>;
  /** The section that tells why it was refused. */
  readonly section: Section;
  /** The fields that failures are about which name no field. */
  readonly fieldsOfKinds?: FieldsOfKinds;
  /** The fields of the operation's input by what was filled in; by default, the texts of the fields of the same names. */
  readonly sentBy?: (form: URLSearchParams, record: ContentRecord) => SentFields;
  /** The message where it was accepted. */
  readonly message: MessageName;
}

/** Defines such a form. */
export function itemForm<Known extends Readers, Value, Names>(
  form: ItemForm<Known, Value, Names>,
): ItemForm<Known, Value, Names> {
  return form;
}

/** Performs the operation of a form of an item's page. */
export async function performItemForm<Known extends Readers, Value, Names>(
  { operation, sentBy = (form) => textsOf(form, Object.keys(operation.input)) }: ItemForm<Known, Value, Names>,
  form: URLSearchParams,
  record: ContentRecord,
  named: Names,
  context: CallerContext,
): Promise<Result<Value, Failure>> {
  return await performForm({ operation, sentBy: (sent) => sentBy(sent, record) }, form, named, context);
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

/** The refusal of a form, as its section tells it. */
export function attemptOf<Known extends Readers, Value, Names>(
  { operation, section, fieldsOfKinds }: ItemForm<Known, Value, Names>,
  form: URLSearchParams,
  failure: Failure,
): Attempt {
  const errors = formErrors(failure, labelledFields(operation.input), fieldsOfKinds);
  return { section, form, errors, isTaken: failure.kind === "name-taken" };
}

/** The properties of every section. */
export interface SectionProps {
  readonly item: Item;
  readonly context: CallerContext;
  /** The form of this section that was refused; undefined where none was. */
  readonly attempt: Attempt | undefined;
}
