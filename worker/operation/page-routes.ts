import { err, type Json, ok, type Result, toPointer } from "../../shared/index.ts";
import { refuseSentBefore } from "../html/answer-page.tsx";
import type { FormErrors } from "../html/form-errors.ts";
import { type FormPage, showForm, takeForm } from "../html/form-page.ts";
import type { Failure } from "../http/errors.ts";
import { readQuery } from "../http/parameters.ts";
import {
  type Ahead,
  type Description,
  FORM,
  get,
  PAGE,
  post,
  type Route,
  type RoutedRequest,
  withAhead,
} from "../http/route.ts";
import type { CallerContext, SenderContext } from "../identity/caller.ts";
import type { Permission } from "../identity/role-permissions.ts";
import type { Reader, Readers, ValuesOf } from "../values/readers.ts";
import { refusalByRole } from "./access.ts";
import type { Named, NamesIn, Operation } from "./operation.ts";

/** The callers whom the router lets to a page. */
interface PageAccess {
  /** The page is for those who may do it for others, not with their own. */
  readonly isOfOthers?: boolean;
}

interface PageOptions extends PageAccess {
  /** Shows why there is no value; by default, as all failures are shown. */
  readonly refuse?: (failure: Failure, request: RoutedRequest, context: CallerContext) => Promise<Failure>;
  /** By default, a page. */
  readonly answers?: Description;
}

/** A page that shows the value of an operation, whose input is in the page's address. */
export function pageRoute<Path extends string, Known extends Readers, Value>(
  path: Path,
  shown: Operation<Known, Value, Named<NamesIn<Path>>>,
  show: (value: Value, request: RoutedRequest, context: CallerContext) => Promise<Response | Failure>,
  { refuse = async (failure) => failure, answers = PAGE, isOfOthers }: PageOptions = {},
): Route {
  const handler = async (request: RoutedRequest, context: CallerContext): Promise<Response | Failure> => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the router reads the parts by this path
    const named = request as unknown as RoutedRequest<Named<NamesIn<Path>>>;
    const done = await performByAddress(shown, named, context);
    return done.ok ? await show(done.value, request, context) : await refuse(done.error, request, context);
  };
  const route = get(path, pagePermission(shown, isOfOthers), handler, shown.summary, { ...answers, name: shown.name });
  return withAhead(aheadOf(shown), route);
}

/** The readings of what a page asks for by several operations. */
export function allAhead(...each: readonly Ahead[]): Ahead {
  return (request, context) => each.flatMap((ahead) => ahead(request, context));
}

/** The readings of an operation with its input from a page's address. */
export function aheadOf<Known extends Readers, Value, Names>({ input, ahead }: Operation<Known, Value, Names>) {
  return ({ url, params }: Pick<RoutedRequest, "url" | "params">, context: SenderContext) => {
    const values = readQuery(withoutEmpty(url), input);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the router reads the parts by the path of the route
    return ahead(context, params as Names, values.ok ? values.value : undefined);
  };
}

/** Performs an operation with its input from a page's address. */
export async function performByAddress<Known extends Readers, Value, Names>(
  { input, admitAndRun }: Operation<Known, Value, Names>,
  { url, params }: Pick<RoutedRequest<Names>, "url" | "params">,
  context: CallerContext,
): Promise<Result<Value, Failure>> {
  return await admitAndRun(context, params, () => readQuery(withoutEmpty(url), input));
}

/** A search form sends its empty fields, too, which mean nothing. */
function withoutEmpty(address: string): string {
  const url = new URL(address);
  const given = Array.from(url.searchParams).filter(([, value]) => value.trim() !== "");
  url.search = new URLSearchParams(given).toString();
  return url.href;
}

function pagePermission({ access }: Pick<Operation, "access">, isOfOthers = false): Permission {
  return isOfOthers ? (access.ofOthers ?? access.own) : access.own;
}

/** The operation that a form performs, and how it is sent. */
interface SentForm<Known extends Readers, Value, Names> {
  readonly operation: Operation<Known, Value, Names>;
  /** The fields of the operation's input by what was filled in; by default, the texts of the fields of the same names. */
  readonly sentBy?: (form: URLSearchParams) => SentFields;
  /** A form that makes something new each time is taken once. */
  readonly isSentOnce?: boolean;
}

/** A page with a form that performs an operation. */
interface OperationForm<Subject, Known extends Readers, Value, Names>
  extends SentForm<Known, Value, Names>,
    Omit<FormPage<Subject, Value>, "find" | "labels" | "send" | "done"> {
  /** Reads the thing that the page is about, by an operation for reading it. */
  readonly find: (request: RoutedRequest<Names>, context: CallerContext) => Promise<Result<Subject, Failure>>;
  /** The readings of `find`. */
  readonly ahead?: Ahead;
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

interface FormOptions extends PageAccess {
  /** The path to which the form is sent, of which no part is named; by default, that of the page. */
  readonly sentTo?: string;
  readonly answers?: typeof FORM;
}

/** The two routes of such a page: GET shows it, POST takes it. */
export function formRoutes<Path extends string, Subject, Known extends Readers, Value>(
  path: Path,
  page: OperationForm<Subject, Known, Value, Named<NamesIn<Path>>>,
  { sentTo = path, answers = FORM, isOfOthers }: FormOptions = {},
): readonly Route[] {
  const { operation, ahead } = page;
  const permission = pagePermission(operation, isOfOthers);
  const handled = formPageOf(page);
  const shown = `The form of: ${operation.summary}`;
  const isElsewhere = sentTo !== path;
  const show = showForm(handled, isElsewhere ? sentTo : undefined);
  const form = get(path, permission, show, shown, { ...PAGE, name: operation.name });
  const sent = post(sentTo, permission, takeForm(handled), operation.summary, { ...answers, name: operation.name });
  const taken = isElsewhere ? { ...sent, formPage: path } : sent;
  if (ahead === undefined) return [form, taken];
  // A form that edits what others may edit reads that first, too.
  return [withAhead(ahead, form), page.present === undefined ? taken : withAhead(ahead, taken)];
}

function formPageOf<Subject, Known extends Readers, Value, Names>(
  page: OperationForm<Subject, Known, Value, Names>,
): FormPage<Subject, Value> {
  const { operation, find, done } = page;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the router reads the parts by the path of the route
  const named = (request: RoutedRequest) => request as unknown as RoutedRequest<Names>;
  return {
    ...page,
    labels: labelledFields(operation.input),
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

/** The labels of the fields beside which a form shows what is wrong with them, by their names. */
export function labelledFields(input: Readers): FormErrors["labels"] {
  return Object.fromEntries(
    Object.entries(input).flatMap(([name, { label }]) => (label === undefined ? [] : [[name, label]])),
  );
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

/** The fields of a form as JSON values, by name. */
export type SentFields = Readonly<Record<string, Json>>;

/** The fields of a form as texts: those that were sent. */
export function textsOf(form: URLSearchParams, names: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(names.flatMap((name) => Array.from(form.getAll(name), (value) => [name, value])));
}

/** Reads the fields of a form. Every mistake is reported, and calls its field as the form does. */
function readFormValues<Known extends Readers>(
  sent: SentFields,
  known: Known,
): Result<ValuesOf<Known>, Failure<"invalid-request">> {
  const mistakes: object[] = [];
  const values: [string, unknown][] = [];
  for (const [name, reader] of Object.entries<Reader<unknown>>(known)) {
    const given = sent[name];
    if (given === undefined && !reader.isRequired) continue;
    const value = given === undefined ? undefined : reader.read(given);
    if (value === undefined) mistakes.push(mistakeOf(name, reader));
    values.push([name, value]);
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each value is what its reader read
  if (mistakes.length === 0) return ok(Object.fromEntries(values) as ValuesOf<Known>);
  return err({ kind: "invalid-request", error: "The form is not valid.", payload: { mistakes } });
}

function mistakeOf(name: string, { label = name, expected, expectedInForm = expected }: Reader<unknown>): object {
  return { pointer: toPointer([name]), message: `${label} must be ${expectedInForm}.`, advice: "Change it." };
}
