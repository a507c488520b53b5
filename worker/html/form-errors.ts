import { err, isObject, ok, printable, type Result } from "../../shared/index.ts";
import { isFormToken } from "../auth/form-token.ts";
import { isFromOwnPage } from "../http/cross-origin.ts";
import { explainFailure, type Failure, type FailureKind } from "../http/errors.ts";
import { readBytes } from "../http/request-body.ts";
import type { Caller } from "../identity/caller.ts";
import type { Context } from "../platform/context.ts";
import { MANAGEMENT_BODY_MAX_BYTES } from "../values/limits.ts";
import { FORM_TOKEN_FIELD } from "./kept-fields.ts";

/** The media type in which browsers send a form without files. */
const FORM_TYPE = "application/x-www-form-urlencoded";

export const NO_TOKEN: Failure = {
  kind: "not-allowed",
  error:
    "The form was opened before you signed in, or does not come from a page of this server. Open the page again, and repeat what you did there.",
};

/** Reads what a form posts that a page of this server has for the session of the request. */
export async function readForm(request: Request): Promise<Result<URLSearchParams, Failure>> {
  const form = await readFields(request);
  if (!form.ok) return form;
  const isOwn = await isFormToken(request.headers, form.value.get(FORM_TOKEN_FIELD) ?? "");
  return isOwn ? form : err(NO_TOKEN);
}

/** A form as it was sent. */
interface TypedForm {
  readonly typed: URLSearchParams;
  /** A page of this server has the form for the session of the request. Otherwise nothing may be done that it asks for. */
  readonly isOwn: boolean;
}

/** Reads a form whose page can be shown again with what was typed, also where a person opened it in another session. */
export async function readTypedForm(request: Request, { by }: Pick<Caller, "by">): Promise<Result<TypedForm, Failure>> {
  const form = await readFields(request);
  if (!form.ok) return form;
  const { value: typed } = form;
  const isOwn = await isFormToken(request.headers, typed.get(FORM_TOKEN_FIELD) ?? "");
  return isOwn || by.kind === "session" ? ok({ typed, isOwn }) : err(NO_TOKEN);
}

/** The failure of a form of another session, whose page is shown again. */
export const OTHER_SESSION: Failure<"not-allowed"> = {
  kind: "not-allowed",
  error: "Nothing was changed: the form was opened before you signed in. Check what stands in it, and send it again.",
};

/** Another website must not sign a person in, as somebody else. */
const NOT_OWN_SIGN_IN: Failure = {
  kind: "invalid-request",
  error:
    "The form does not come from a page of this server. Open the sign-in page or the link of the invitation again.",
};

/** Reads what a form posts that signs in, which no session can have a token for yet. */
export async function readSignInForm(
  request: Request,
  { settings }: Pick<Context, "settings">,
): Promise<Result<URLSearchParams, Failure>> {
  return isFromOwnPage(request, settings.baseUrl) ? await readFields(request) : err(NOT_OWN_SIGN_IN);
}

/** The fields of requests whose body was read: a body can be read once. */
const sentFields = new WeakMap<Request, ReturnType<typeof readFieldsOnce>>();

/** Reads the fields of a form, whoever sends it; also for the page that says why it could not be taken, after they were read. */
export async function readFields(request: Request): Promise<Result<URLSearchParams, Failure>> {
  const known = sentFields.get(request) ?? readFieldsOnce(request);
  sentFields.set(request, known);
  return await known;
}

async function readFieldsOnce(request: Request): Promise<Result<URLSearchParams, Failure>> {
  const type = request.headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== FORM_TYPE) {
    return err({
      kind: "media-type-not-supported",
      error: `This path accepts a form of one of the server's pages. Send it as ${FORM_TYPE}.`,
      payload: { accepted: [FORM_TYPE] },
    });
  }
  const bytes = await readBytes(request, MANAGEMENT_BODY_MAX_BYTES);
  return bytes.ok ? ok(new URLSearchParams(new TextDecoder().decode(bytes.value))) : bytes;
}

/** The reasons for which a form was refused. */
export interface FormErrors {
  /** The reason that is about no one field; undefined where each is about one. */
  readonly general: string | undefined;
  /** By the field's name, in the order of the form. */
  readonly fields: Readonly<Record<string, string>>;
  /** The names that the page has for its fields. */
  readonly labels: Readonly<Record<string, string>>;
}

/** The fields that failures of a kind are about, where these do not name one. */
export type FieldsOfKinds = Partial<Readonly<Record<FailureKind, string>>>;

/**
 * Sorts why the API refused a form by the form's fields.
 *
 * @param labels by the names of the form's fields, which are those of the API's body.
 */
export function formErrors(
  failure: Failure,
  labels: FormErrors["labels"],
  fieldsOfKinds: FieldsOfKinds = {},
): FormErrors {
  const names = Object.keys(labels);
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
  return { general: others.length === 0 ? undefined : others.join(" "), fields: Object.fromEntries(fields), labels };
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
