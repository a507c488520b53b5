import type { ComponentChildren } from "preact";
import { err, type Result } from "../../shared/index.ts";
import type { Failure } from "../http/errors.ts";
import type { Handler, RoutedRequest } from "../http/route.ts";
import type { Caller, CallerContext } from "../identity/caller.ts";
import { answerPage, refuseForm } from "./answer-page.tsx";
import { mergeChanges, type Present } from "./edited-form.tsx";
import { type FieldsOfKinds, type FormErrors, formErrors, OTHER_SESSION, readTypedForm } from "./form-errors.ts";
import type { ScriptName } from "./generated/assets.ts";
import { keptFields } from "./kept-form.ts";

/** The state of the form that a page shows. */
export interface ShownForm {
  readonly caller: Caller;
  /** The typed values; undefined where the form was not filled in yet. */
  readonly typed: URLSearchParams | undefined;
  /** The reasons for which the form was refused; undefined where it was not. */
  readonly errors: FormErrors | undefined;
}

/** Makes the properties of a form's fields: as they were filled in, or the value at first, and what is wrong with that. */
export function fieldsOf<Name extends string>(
  labels: Readonly<Record<Name, string>>,
  { typed, errors }: Pick<ShownForm, "typed" | "errors">,
) {
  return (name: Name, first = "") => ({
    name,
    label: labels[name],
    value: typed?.get(name) ?? first,
    error: errors?.fields[name],
  });
}

/**
 * A page with a form that changes something: GET shows it, POST takes it, and where that is refused, shows it again.
 */
export interface FormPage<Subject, Value> {
  /** Finds the subject of the page; a failure where that is not there. */
  readonly find: (request: RoutedRequest, context: CallerContext) => Promise<Result<Subject, Failure>>;
  readonly title: (subject: Subject) => string;
  /** The scripts of `worker/page-scripts` that help on this page. */
  readonly scripts?: readonly ScriptName[];
  /** The button beside the heading; by default none, as the form is what is done on the page. */
  readonly actions?: (subject: Subject) => ComponentChildren;
  readonly content: (subject: Subject, form: ShownForm) => ComponentChildren;
  /** The labels of the form's fields beside which a failure is shown, by their names. */
  readonly labels: FormErrors["labels"];
  /** The fields of failures that name none. */
  readonly fieldsOfKinds?: FieldsOfKinds;
  /** The values that the form edits, where others may edit them at the same time: `content` has them as `AsOpened`. */
  readonly present?: (subject: Subject) => Present;
  /** Makes the change. */
  readonly send: (
    form: URLSearchParams,
    request: RoutedRequest,
    context: CallerContext,
  ) => Promise<Result<Value, Failure>>;
  /** The answer after it, which is mostly another page. */
  readonly done: (
    value: Value,
    request: RoutedRequest,
    context: CallerContext,
  ) => Response | Promise<Response | Failure>;
}

/**
 * Shows such a page: it changes nothing. A form that its browser kept is filled in.
 *
 * @param sentTo the path to which the form is sent; by default, that of the page.
 */
export function showForm<Subject, Value>(page: FormPage<Subject, Value>, sentTo?: string): Handler<CallerContext> {
  return async (request, context) => {
    const subject = await page.find(request, context);
    if (!subject.ok) return subject.error;
    const { value } = subject;
    const typed = keptFields(request, sentTo ?? request.pathname);
    const content = page.content(value, { caller: context.caller, typed, errors: undefined });
    return await answerPage(request, context, initOf(page, value), content);
  };
}

/** Takes its form. The subject of the page is read where it is shown again. */
export function takeForm<Subject, Value>(page: FormPage<Subject, Value>): Handler<CallerContext> {
  return async (request, context) => {
    const form = await readTypedForm(request, context.caller);
    if (!form.ok) return form.error;
    const { typed, isOwn } = form.value;
    const sent = isOwn ? await sendMerged(page, typed, request, context) : err(OTHER_SESSION);
    if (sent.ok) return await page.done(sent.value, request, context);
    const subject = await page.find(request, context);
    if (!subject.ok) return subject.error;
    const { value } = subject;
    const errors = formErrors(sent.error, page.labels, page.fieldsOfKinds);
    const content = page.content(value, { caller: context.caller, typed, errors });
    return await refuseForm(sent.error, request, context, initOf(page, value), content);
  };
}

/** Sends a form, with what others changed since it was opened. */
async function sendMerged<Subject, Value>(
  { present, find, send }: FormPage<Subject, Value>,
  typed: URLSearchParams,
  request: RoutedRequest,
  context: CallerContext,
): Promise<Result<Value, Failure>> {
  if (present === undefined) return await send(typed, request, context);
  const subject = await find(request, context);
  if (!subject.ok) return subject;
  const conflict = mergeChanges(typed, present(subject.value));
  return conflict === undefined ? await send(typed, request, context) : err(conflict);
}

function initOf<Subject, Value>({ title, scripts = [], actions }: FormPage<Subject, Value>, subject: Subject) {
  return { title: title(subject), scripts, actions: actions?.(subject) };
}
