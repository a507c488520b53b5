import type { Json } from "../../../shared/index.ts";
import type { CallerContext } from "../../content-server/auth/caller.ts";
import type { Failure } from "../../errors.ts";
import type { Handler } from "../../route.ts";
import { type FormErrors, formErrors } from "../form-errors.ts";
import type { MessageName } from "../messages.ts";
import type { Item } from "./read-item.ts";

/** The sections of an item's page that have forms. */
type Section = "settings" | "access" | "people" | "owner" | "vanity-path" | "bundles";

/** A form of an item's page, and the route of the API that it stands for. */
export interface ItemForm {
  /** The section that tells why it was refused. */
  readonly section: Section;
  /** The names of its fields, which are those of the API's body. What must be unique is the first one's. */
  readonly fields: readonly string[];
  /** What handles that route. */
  readonly handler: Handler<CallerContext>;
  /** The body that the route takes; undefined for none. */
  readonly body?: (form: URLSearchParams, item: Item) => Json;
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
export function attemptOf({ section, fields }: ItemForm, form: URLSearchParams, failure: Failure): Attempt {
  return { section, form, errors: refusalOf(failure, fields), isTaken: failure.kind === "name-taken" };
}

/** Why a form was refused, by its fields. What must be unique is the first one's. */
export function refusalOf(failure: Failure, fields: readonly string[]): FormErrors {
  const errors = formErrors(failure, fields);
  const [first] = fields;
  if (failure.kind !== "name-taken" || first === undefined || errors.general === undefined) return errors;
  return { general: undefined, fields: { [first]: errors.general } };
}

/** What every section is shown with. */
export interface SectionProps {
  readonly item: Item;
  readonly context: CallerContext;
  /** The form of this section that was refused; undefined where none was. */
  readonly attempt: Attempt | undefined;
}

/** The fields of a form that are there, by their names. */
export function given(form: URLSearchParams, names: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    names.flatMap((name) =>
      form
        .getAll(name)
        .slice(0, 1)
        .map((value) => [name, value]),
    ),
  );
}
