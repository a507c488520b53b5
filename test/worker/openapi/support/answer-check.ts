/** The check that an answer is one that the document describes, and to a request that it describes: the tests hold every answer to that. */

import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";

/** An answer, and what was asked. */
export interface Answer {
  readonly method: string;
  /** As the document has it; undefined where no route was found. */
  readonly path: string | undefined;
  readonly status: number;
  /** The Content-Type; empty where there is none. */
  readonly contentType: string;
  /** Undefined where it is not to be looked at. */
  readonly text: string | undefined;
  /** The body of the request; undefined where it is not to be looked at. */
  readonly sent?: string | undefined;
}

/** The mistake of an answer, in one sentence; undefined where there is none. */
export type CheckAnswer = (answer: Answer) => string | undefined;

/** As much of an OpenAPI document as is looked at. */
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, object>>>>;
  readonly components: { readonly responses: Readonly<Record<string, object>> };
}

interface Response {
  readonly $ref?: string;
  readonly content?: Readonly<Record<string, { readonly schema?: object }>>;
}

interface Operation {
  readonly requestBody?: { readonly content: Response["content"] };
  readonly responses: Readonly<Record<string, Response>>;
}

export function answerCheck(document: Document): CheckAnswer {
  const closed: Document = JSON.parse(JSON.stringify(document), close);
  const ajv = addFormats.default(new Ajv2020({ strict: false, validateSchema: false, allErrors: true }));
  ajv.addSchema(closed, "api");
  const compiled = new Map<object, ValidateFunction>();
  const validatorOf = (schema: object) => {
    const known = compiled.get(schema) ?? ajv.compile(withFullReferences(schema));
    compiled.set(schema, known);
    return known;
  };
  const describeMistake = (schema: object, value: unknown) => {
    const validate = validatorOf(schema);
    return validate(value) ? undefined : ajv.errorsText(validate.errors, { dataVar: "body" });
  };
  const checkBody = ({ method, contentType, text }: Answer, { content }: Response) => {
    if (method === "HEAD") return undefined;
    if (content === undefined) return (text ?? "") === "" ? undefined : "The document has no body of this answer.";
    const type = contentType.split(";")[0] ?? "";
    const body = content[type] ?? content["*/*"];
    if (body === undefined) return `The document has no body of the type ${type} in this answer.`;
    return text === undefined || body.schema === undefined ? undefined : describeMistake(body.schema, JSON.parse(text));
  };
  const checkSent = ({ status, sent = "" }: Answer, { requestBody }: Operation) => {
    const { schema } = requestBody?.content?.["application/json"] ?? {};
    if (schema === undefined || sent.trim() === "" || status >= 300) return undefined;
    const mistake = describeMistake(schema, JSON.parse(sent));
    return mistake && `A body was accepted that the document does not describe: ${mistake}`;
  };
  return (answer) => {
    const { method, path, status } = answer;
    const operation = path === undefined ? undefined : operationOf(closed, path, method);
    if (operation === undefined) return `No route of the document is ${path}.`;
    const found = operation.responses[status] ?? operation.responses["default"];
    if (found === undefined) return `The document has no status ${status} of ${method} ${path}.`;
    return checkBody(answer, follow(closed, found)) ?? checkSent(answer, operation);
  };
}

/** A field that is not described is a mistake, though a program must pass it over. */
function close(_: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || !("properties" in value)) return value;
  return { additionalProperties: false, ...value };
}

function operationOf(document: Document, path: string, method: string): Operation | undefined {
  const operations = document.paths[path];
  if (operations === undefined) return undefined;
  const own = operations[method.toLowerCase()] ?? (method === "HEAD" ? operations["get"] : undefined);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the linter of the document checks its form
  return own === undefined ? otherMethod(document) : (own as Operation);
}

/** The answers of any path to a method that it does not accept, and to a browser that asks which it accepts. */
function otherMethod(document: Document): Operation {
  const always = operationOf(document, "/", "GET")?.responses ?? {};
  const refused = { $ref: "#/components/responses/MethodNotAllowed" };
  return { responses: { 204: {}, 405: refused, 500: always[500] ?? {}, 503: always[503] ?? {} } };
}

function follow(document: Document, { $ref, ...response }: Response): Response {
  if ($ref === undefined) return response;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the linter of the document checks its references
  return document.components.responses[$ref.split("/").at(-1) ?? ""] as Response;
}

function withFullReferences(schema: object): object {
  return JSON.parse(JSON.stringify(schema), (key, value) => (key === "$ref" ? `api${value}` : value));
}
