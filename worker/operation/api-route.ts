import { type JsonSchema, ok, type Result, type WireSchema } from "../../shared/index.ts";
import type { Failure } from "../http/errors.ts";
import { type JsonBody, jsonBody, readFields } from "../http/fields.ts";
import { readQuery } from "../http/parameters.ts";
import { json, noContent } from "../http/response.ts";
import {
  type Description,
  del,
  get,
  patch,
  post,
  put,
  type Route,
  type RoutedRequest,
  withAhead,
} from "../http/route.ts";
import type { CallerContext, SenderContext } from "../identity/caller.ts";
import type { Readers, ValuesOf } from "../values/readers.ts";
import type { Named, NamesIn, Operation } from "./operation.ts";

const METHODS = { GET: get, POST: post, PUT: put, PATCH: patch, DELETE: del } as const;

type Method = keyof typeof METHODS;

/** The answer of the API to what an operation returns. */
export interface Answers<Value> {
  /** By status, for the description. */
  readonly described: Description["answers"];
  readonly answer: (value: Value, request: RoutedRequest, context: CallerContext) => Response;
}

/** Answers JSON of a schema. @param bodyOf the part of the value that the API sends; by default, all of it. */
export function answers<Body>(schema: WireSchema<Body> & JsonSchema): Answers<Body>;
export function answers<Value, Body>(
  schema: WireSchema<Body> & JsonSchema,
  bodyOf: (value: Value) => NoInfer<Body>,
  status?: number,
): Answers<Value>;
export function answers(
  schema: JsonSchema,
  bodyOf: (value: unknown) => unknown = (value) => value,
  status = 200,
): Answers<unknown> {
  return { described: { [status]: schema }, answer: (value) => json(bodyOf(value), { status }) };
}

/** The answer of what returns nothing that the API sends. */
export const NO_BODY: Answers<unknown> = { described: { 204: null }, answer: noContent };

/** The place of the input of an operation in a request. */
export interface Sent<Known extends Readers> {
  readonly described: Pick<Description, "query" | "body">;
  readonly read: (
    request: RoutedRequest,
  ) => Result<ValuesOf<Known>, Failure> | Promise<Result<ValuesOf<Known>, Failure>>;
}

/** Reads the input from a JSON body. */
export function inBody<Known extends Readers>(body: JsonBody<Known>): Sent<Known> {
  return { described: { body }, read: async (request) => await readFields(request, body) };
}

/**
 * Offers an operation over the API.
 *
 * @param path names all parts that the operation needs, or does not compile.
 * @param sent by default, the input is in the query of GET and DELETE, and otherwise in a JSON body that must be there.
 */
export function apiRoute<Path extends string, Known extends Readers, Value>(
  method: Method,
  path: Path,
  offered: Operation<Known, Value, Named<NamesIn<Path>>>,
  { described, answer }: Answers<Value>,
  sent: Sent<Known> = sentBy(method, offered),
): Route {
  const { name, summary, access, failures } = offered;
  const description: Description = { name, ...sent.described, answers: described, failures };
  const handler = async (request: RoutedRequest, context: CallerContext): Promise<Response | Failure> => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the router reads the parts by this path
    const named = request.params as Named<NamesIn<Path>>;
    const done = await offered.admitAndRun(context, named, () => sent.read(request));
    return done.ok ? answer(done.value, request, context) : done.error;
  };
  const ahead = (request: RoutedRequest, context: SenderContext) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
    const named = request.params as Named<NamesIn<Path>>;
    return offered.ahead(context, named, inputAhead(request, sent));
  };
  return withAhead(ahead, METHODS[method](path, access.own, handler, summary, description));
}

/** The input as far as it stands in the query: a body is read after the permission was checked. */
function inputAhead<Known extends Readers>(request: RoutedRequest, { described, read }: Sent<Known>) {
  const input = described.body === undefined ? read(request) : undefined;
  return input !== undefined && "ok" in input && input.ok ? input.value : undefined;
}

function sentBy<Known extends Readers>(
  method: Method,
  { input, ignored }: { readonly input: Known; readonly ignored: readonly string[] },
): Sent<Known> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- there are no names
  if (Object.keys(input).length === 0) return { described: {}, read: () => ok({} as ValuesOf<Known>) };
  return method === "GET" || method === "DELETE"
    ? { described: { query: input }, read: ({ url }) => readQuery(url, input) }
    : inBody(jsonBody(input, ignored));
}
