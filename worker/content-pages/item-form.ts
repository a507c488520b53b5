import type { ContentRecord, Json, Result } from "../../shared/index.ts";
import { callHandler } from "../html/form.ts";
import { type FieldsOfKinds, type FormErrors, formErrors } from "../html/form-errors.ts";
import type { MessageName } from "../html/messages.ts";
import type { Failure } from "../http/errors.ts";
import { type SentFields, textsOf } from "../http/form-values.ts";
import type { Handler, RoutedRequest } from "../http/route.ts";
import type { CallerContext } from "../identity/caller.ts";
import { labelledFields, performForm } from "../operation/form-routes.ts";
import type { Operation } from "../operation/operation.ts";
import type { Readers } from "../values/readers.ts";
import type { Item } from "./item-operations.ts";

/** The sections of an item's page that have forms. */
type Section = "settings" | "access" | "people" | "vanity-path" | "bundles";

/** A form of an item's page. */
export interface ItemForm {
  /** The section that tells why it was refused. */
  readonly section: Section;
  /** The names of its fields, which are those of the API's body. */
  readonly fields: readonly string[];
  /** The fields that failures are about which name no field. */
  readonly fieldsOfKinds?: FieldsOfKinds;
  /** Does what the form is for. */
  readonly send: (
    form: URLSearchParams,
    request: RoutedRequest,
    context: CallerContext,
    record: ContentRecord,
  ) => Promise<Result<unknown, Failure>>;
  /** The message where it was accepted. */
  readonly message: MessageName;
}

/** A form of an item's page that performs an operation. */
export interface OperationItemForm<Known extends Readers, Value, Names> extends ItemForm {
  readonly operation: Operation<Known, Value, Names>;
}

interface OperationItemFormInit<Known extends Readers, Value, Names>
  extends Pick<OperationItemForm<Known, Value, Names>, "operation" | "section" | "message" | "fieldsOfKinds"> {
  /** The fields of the operation's input by what was filled in; by default, the texts of the fields of the same names. */
  readonly sentBy?: (form: URLSearchParams, record: ContentRecord) => SentFields;
}

/** Defines such a form. */
export function operationItemForm<Known extends Readers, Value, Names>(
  init: OperationItemFormInit<Known, Value, Names>,
): OperationItemForm<Known, Value, Names> {
  const { operation } = init;
  const { sentBy = (form) => textsOf(form, Object.keys(operation.input)) } = init;
  return {
    ...init,
    fields: labelledFields(operation.input),
    send: async (form, { params }, context, record) =>
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the route's path names them
      await performForm({ operation, sentBy: (sent) => sentBy(sent, record) }, form, params as Names, context),
  };
}

/** Sends a form to a handler of the API. @param body that the handler takes; undefined for none. */
export function sendTo(
  handler: Handler<CallerContext>,
  body?: (form: URLSearchParams, record: ContentRecord) => Json,
): ItemForm["send"] {
  return async (form, request, context, record) => {
    const { params } = request;
    const call = body === undefined ? { params } : { params, json: body(form, record) };
    return await callHandler(handler, request, context, call);
  };
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
export function attemptOf(
  { section, fields, fieldsOfKinds }: ItemForm,
  form: URLSearchParams,
  failure: Failure,
): Attempt {
  return { section, form, errors: formErrors(failure, fields, fieldsOfKinds), isTaken: failure.kind === "name-taken" };
}

/** The properties of every section. */
export interface SectionProps {
  readonly item: Item;
  readonly context: CallerContext;
  /** The form of this section that was refused; undefined where none was. */
  readonly attempt: Attempt | undefined;
}
