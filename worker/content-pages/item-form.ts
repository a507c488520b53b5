import type { ContentRecord, Json, Result } from "../../shared/index.ts";
import { callHandler } from "../html/form.ts";
import { type FieldsOfKinds, type FormErrors, formErrors } from "../html/form-errors.ts";
import type { MessageName } from "../html/messages.ts";
import type { Failure } from "../http/errors.ts";
import type { Handler, RoutedRequest } from "../http/route.ts";
import type { CallerContext } from "../identity/caller.ts";
import { labelledFields, performForm } from "../operation/form-routes.ts";
import type { Operation } from "../operation/operation.ts";
import type { Readers } from "../values/readers.ts";
import type { Item } from "./read-item.ts";

/** The sections of an item's page that have forms. */
type Section = "settings" | "access" | "people" | "vanity-path" | "bundles";

/** A form of an item's page. */
export interface ItemForm {
  /** The section that tells why it was refused. */
  readonly section: Section;
  /** The names of its fields, which are those of the API's body. */
  readonly fields: readonly string[];
  /** Where failures belong that name no field. */
  readonly fieldsOfKinds?: FieldsOfKinds;
  /** Does what it says. */
  readonly send: (
    form: URLSearchParams,
    request: RoutedRequest,
    context: CallerContext,
    record: ContentRecord,
  ) => Promise<Result<unknown, Failure>>;
  /** What is said where it was accepted. */
  readonly message: MessageName;
}

/** A form of an item's page that performs an operation. */
export interface OperationItemForm<Known extends Readers, Value, Names> extends ItemForm {
  readonly operation: Operation<Known, Value, Names>;
}

/** Defines such a form. The fields of the operation's input are sent as texts. */
export function operationItemForm<Known extends Readers, Value, Names>(
  form: Pick<OperationItemForm<Known, Value, Names>, "operation" | "section" | "message" | "fieldsOfKinds">,
): OperationItemForm<Known, Value, Names> {
  return {
    ...form,
    fields: labelledFields(form.operation.input),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the route's path names them
    send: async (typed, { params }, context) => await performForm(form, typed, params as Names, context),
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
  /** What was typed. */
  readonly form: URLSearchParams;
  readonly errors: FormErrors;
  /** Whether something else has what must be unique. */
  readonly isTaken: boolean;
}

/** Why a form was refused, as its section tells it. */
export function attemptOf(
  { section, fields, fieldsOfKinds }: ItemForm,
  form: URLSearchParams,
  failure: Failure,
): Attempt {
  return { section, form, errors: formErrors(failure, fields, fieldsOfKinds), isTaken: failure.kind === "name-taken" };
}

/** What every section is shown with. */
export interface SectionProps {
  readonly item: Item;
  readonly context: CallerContext;
  /** The form of this section that was refused; undefined where none was. */
  readonly attempt: Attempt | undefined;
}
