import { err, type Result } from "../../shared/index.ts";
import { type FormPage, showForm, takeForm } from "../html/form-page.ts";
import { refuseSentBefore } from "../html/sent-once.tsx";
import { FORM, PAGE } from "../http/description.ts";
import type { Failure } from "../http/errors.ts";
import { readFormValues, type SentFields, textsOf } from "../http/form-values.ts";
import { get, post, type Route, type RoutedRequest } from "../http/route.ts";
import type { CallerContext } from "../identity/caller.ts";
import type { Readers, ValuesOf } from "../values/readers.ts";
import { refusalByRole } from "./access.ts";
import type { Named, NamesIn, Operation } from "./operation.ts";
import { pagePermission } from "./page-route.ts";

/** The operation that a form performs, and how it is sent. */
interface SentForm<Known extends Readers, Value, Names> {
  readonly operation: Operation<Known, Value, Names>;
  /** The fields of the operation's input by what was filled in; by default, the texts of the fields of the same names. */
  readonly sentBy?: (form: URLSearchParams) => SentFields;
  /** A form that makes something new each time is taken once. */
  readonly isSentOnce?: boolean;
}

/** A page with a form that performs an operation. */
export interface OperationForm<Subject, Known extends Readers, Value, Names>
  extends SentForm<Known, Value, Names>,
    Omit<FormPage<Subject, Value>, "find" | "fields" | "send" | "done"> {
  /** Reads the thing that the page is about, by an operation for reading it. */
  readonly find: (request: RoutedRequest<Names>, context: CallerContext) => Promise<Result<Subject, Failure>>;
  /** The answer where it is done, which mostly leads to another page. */
  readonly done: (
    value: Value,
    request: RoutedRequest<Names>,
    context: CallerContext,
  ) => Response | Promise<Response | Failure>;
}

/** Defines such a page. `operation` and `find` stand first: by these the compiler knows the types of the rest. */
export function operationForm<Subject, Known extends Readers, Value, Names>(
  page: OperationForm<Subject, Known, Value, Names>,
): OperationForm<Subject, Known, Value, Names> {
  return page;
}

/**
 * The two routes of such a page: GET shows it, POST takes it.
 *
 * @param sentTo where it is sent, if that is another path.
 */
export function formRoutes<Path extends string, Subject, Known extends Readers, Value>(
  path: Path,
  page: OperationForm<Subject, Known, Value, Named<NamesIn<Path>>>,
  { sentTo = path, answers = FORM }: { readonly sentTo?: string; readonly answers?: typeof FORM } = {},
): readonly Route[] {
  const { operation } = page;
  const permission = pagePermission(operation, path);
  const handled = formPageOf(page);
  return [
    get(path, permission, showForm(handled), `The form of: ${operation.summary}`, { ...PAGE, name: operation.name }),
    post(sentTo, permission, takeForm(handled), operation.summary, { ...answers, name: operation.name }),
  ];
}

function formPageOf<Subject, Known extends Readers, Value, Names>(
  page: OperationForm<Subject, Known, Value, Names>,
): FormPage<Subject, Value> {
  const { operation, find, done } = page;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the router reads the parts by the path of the route
  const named = (request: RoutedRequest) => request as unknown as RoutedRequest<Names>;
  return {
    ...page,
    fields: labelledFields(operation.input),
    find: async (request, context) => {
      const refused = refusalByRole(context.caller, operation.access.own);
      return refused === undefined ? await find(named(request), context) : err(refused);
    },
    send: async (form, request, context) => await performForm(page, form, named(request).params, context),
    done: (value, request, context) => done(value, named(request), context),
  };
}

/** Performs the operation of a form with what was filled in. Its failures call fields as the form does. */
export async function performForm<Known extends Readers, Value, Names>(
  sent: SentForm<Known, Value, Names>,
  form: URLSearchParams,
  named: Names,
  context: CallerContext,
): Promise<Result<Value, Failure>> {
  const { operation, isSentOnce = false } = sent;
  const done = await operation.admitAndRun(context, named, async () => {
    const refusal = isSentOnce ? await refuseSentBefore(form, context) : undefined;
    return refusal === undefined ? readSent(sent, form) : err(refusal);
  });
  return done.ok ? done : err(asFormSays(done.error, operation.input));
}

/** The fields beside which a form shows what is wrong with them. */
export function labelledFields(input: Readers): readonly string[] {
  return Object.keys(input).filter((name) => input[name]?.label !== undefined);
}

function readSent<Known extends Readers, Value, Names>(
  { operation: { input }, sentBy }: SentForm<Known, Value, Names>,
  form: URLSearchParams,
): Result<ValuesOf<Known>, Failure> {
  return readFormValues(sentBy === undefined ? textsOf(form, Object.keys(input)) : sentBy(form), input);
}

/** A failure of one field with the field's label. */
function asFormSays(failure: Failure, input: Readers): Failure {
  if (failure.kind !== "invalid-request" || failure.say === undefined) return failure;
  const label = input[String(failure.payload?.["pointer"]).slice(1)]?.label;
  return label === undefined ? failure : { ...failure, error: failure.say(label) };
}
