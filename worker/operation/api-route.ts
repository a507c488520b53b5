import { type JsonSchema, ok, type Result, type WireSchema } from "../../shared/index.ts";
import type { Description } from "../http/description.ts";
import type { Failure } from "../http/errors.ts";
import { type JsonBody, readFields } from "../http/fields.ts";
import { readQuery } from "../http/parameters.ts";
import { json, noContent } from "../http/response.ts";
import { del, get, patch, post, put, type Route, type RoutedRequest } from "../http/route.ts";
import type { CallerContext } from "../identity/caller.ts";
import type { Readers, ValuesOf } from "../values/readers.ts";
import type { NamesIn } from "./names-in-path.ts";
import type { Named, Operation } from "./operation.ts";

const METHODS = { GET: get, POST: post, PUT: put, PATCH: patch, DELETE: del } as const;

type Method = keyof typeof METHODS;

/** How the API answers what an operation returns. */
export interface Answers<Value> {
  /** By status, for the description. */
  readonly described: Description["answers"];
  readonly answer: (value: Value, request: RoutedRequest, context: CallerContext) => Response;
}

/** Answers JSON of a schema. @param bodyOf the part of the value that the API sends. */
export function answers<Value, Body>(
  schema: WireSchema<Body> & JsonSchema,
  bodyOf: (value: Value) => NoInfer<Body>,
  status = 200,
): Answers<Value> {
  return { described: { [status]: schema }, answer: (value) => json(bodyOf(value), { status }) };
}

/** Answers JSON of a schema, where the API sends the whole value. */
export function answersWith<Value>(schema: WireSchema<Value> & JsonSchema): Answers<Value> {
  return answers(schema, (value: Value) => value);
}

/** The answer of what returns nothing that the API sends. */
export const NO_BODY: Answers<unknown> = { described: { 204: null }, answer: noContent };

/**
 * Offers an operation over the API. Its input is in the query of GET and DELETE, and otherwise in a JSON body.
 *
 * @param path names all parts that the operation needs, or does not compile.
 */
export function apiRoute<Path extends string, Known extends Readers, Value>(
  method: Method,
  path: Path,
  offered: Operation<Known, Value, Named<NamesIn<Path>>>,
  { described, answer }: Answers<Value>,
): Route {
  const { name, summary, access, input, ignored, failures } = offered;
  const body: JsonBody<Known> = { known: input, ignored, isRequired: true };
  const description: Description = { name, ...inputOf(method, body), answers: described, failures };
  const handler = async (request: RoutedRequest, context: CallerContext): Promise<Response | Failure> => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the router reads the parts by this path
    const named = request.params as Named<NamesIn<Path>>;
    const done = await offered.admitAndRun(context, named, async () => await readInput(method, request, body));
    return done.ok ? answer(done.value, request, context) : done.error;
  };
  return METHODS[method](path, access.own, handler, summary, description);
}

const isInQuery = (method: Method) => method === "GET" || method === "DELETE";

const isEmpty = (readers: Readers) => Object.keys(readers).length === 0;

function inputOf(method: Method, body: JsonBody): Pick<Description, "query" | "body"> {
  if (isEmpty(body.known)) return {};
  return isInQuery(method) ? { query: body.known } : { body };
}

async function readInput<Known extends Readers>(
  method: Method,
  request: RoutedRequest,
  body: JsonBody<Known>,
): Promise<Result<ValuesOf<Known>, Failure>> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- there are no names
  if (isEmpty(body.known)) return ok({} as ValuesOf<Known>);
  return isInQuery(method) ? readQuery(request.url, body.known) : await readFields(request, body);
}
