import { isObject, printable } from "../../shared/index.ts";
import { explainFailure, type Failure, type FailureKind } from "../http/errors.ts";

/** The reasons for which a form was refused. */
export interface FormErrors {
  /** The reason that is about no one field; undefined where each is about one. */
  readonly general: string | undefined;
  /** By the field's name, in the order of the form. */
  readonly fields: Readonly<Record<string, string>>;
}

/** The fields that failures of a kind are about, where these do not name one. */
export type FieldsOfKinds = Partial<Readonly<Record<FailureKind, string>>>;

/**
 * Sorts why the API refused a form by the form's fields.
 *
 * @param names of the form's fields, which are those of the API's body.
 */
export function formErrors(failure: Failure, names: readonly string[], fieldsOfKinds: FieldsOfKinds = {}): FormErrors {
  const { error, payload } = explainFailure(failure);
  const found = mistakesIn(payload, error, fieldsOfKinds[failure.kind]).map(({ pointer, text }) => ({
    name: pointer.split("/")[1] ?? "",
    text: printable(text),
  }));
  const fields = names.flatMap((name) => {
    const text = found.filter((mistake) => mistake.name === name).map((mistake) => mistake.text);
    return text.length === 0 ? [] : [[name, text.join(" ")] as const];
  });
  const others = found.filter(({ name }) => !names.includes(name)).map(({ text }) => text);
  return { general: others.length === 0 ? undefined : others.join(" "), fields: Object.fromEntries(fields) };
}

interface FoundMistake {
  /** JSON pointer into the body; empty where it is not known. */
  readonly pointer: string;
  readonly text: string;
}

/** A failure has a list of mistakes, or one place, or none: then it is that of its kind, where it has one. */
function mistakesIn(
  payload: Readonly<Record<string, unknown>> | null,
  error: string,
  fieldOfKind: string | undefined,
): readonly FoundMistake[] {
  const { pointer = fieldOfKind && `/${fieldOfKind}`, mistakes } = payload ?? {};
  if (Array.isArray(mistakes)) return mistakes.flatMap(asMistake);
  return [{ pointer: typeof pointer === "string" ? pointer : "", text: error }];
}

function asMistake(mistake: unknown): readonly FoundMistake[] {
  if (!isObject(mistake)) return [];
  const { pointer, message, advice } = mistake;
  if (typeof pointer !== "string" || typeof message !== "string" || typeof advice !== "string") return [];
  return [{ pointer, text: `${message} ${advice}` }];
}
