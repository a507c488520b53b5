import type { ContentRecord, Json } from "../../shared/index.ts";
import { type FieldsOfKinds, type FormErrors, formErrors } from "../html/form-errors.ts";
import type { MessageName } from "../html/messages.ts";
import type { Failure } from "../http/errors.ts";
import type { Handler } from "../http/route.ts";
import type { CallerContext } from "../identity/caller.ts";
import type { Item } from "./read-item.ts";

/** The sections of an item's page that have forms. */
type Section = "settings" | "access" | "people" | "vanity-path" | "bundles";

/** A form of an item's page, and the route of the API that it stands for. */
export interface ItemForm {
  /** The section that tells why it was refused. */
  readonly section: Section;
  /** The names of its fields, which are those of the API's body. */
  readonly fields: readonly string[];
  /** Where failures belong that name no field. */
  readonly fieldsOfKinds?: FieldsOfKinds;
  /** What handles that route. */
  readonly handler: Handler<CallerContext>;
  /** The body that the route takes; undefined for none. */
  readonly body?: (form: URLSearchParams, record: ContentRecord) => Json;
  /** What is said where it was accepted. */
  readonly message: MessageName;
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
