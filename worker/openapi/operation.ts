import type { JsonSchema } from "../../shared/index.ts";
import { limitsOf } from "../content-server/admit.ts";
import { ROLE_PERMISSIONS } from "../content-server/auth/role-permissions.ts";
import type { FailureKind } from "../errors.ts";
import type { JsonBody } from "../input/fields.ts";
import type { Reader } from "../input/readers.ts";
import type { Route } from "../route.ts";
import type { Components } from "./components.ts";
import type { DescribedAnswer, Description, OtherBody } from "./description.ts";
import { ANSWER_HEADERS, failureResponses } from "./failures.ts";

/** What every route can fail with. */
const ALWAYS: readonly FailureKind[] = ["unexpected", "not-set-up", "not-migrated", "database-full"];

const FIELD_FAILURES: readonly FailureKind[] = ["invalid-request", "body-too-large"];

/** What the parts of paths name. */
const PATH_PARAMETERS: Readonly<Record<string, string>> = {
  guid: "The guid of the user, group, content or export.",
  user_guid: "The guid of the user.",
  id: "The id, which is unique within what the path names before it.",
  name: "The name of the object, which may have slashes.",
  path: "The rest of the path, which may have slashes.",
};

const STATUS_MEANINGS: Readonly<Record<string, string>> = {
  200: "It is done, or here it is.",
  202: "It has begun.",
  204: "It is done.",
  206: "A part of it.",
  304: "It is what the caller has already.",
  307: "It is at the same path with a slash at the end.",
  default: "What the API answers that the content is.",
};

/** One method of a path, as the document has it. */
export function operation(route: Route, tag: string, operationId: string, components: Components): object {
  const { permission, summary, description } = route;
  const { query = {}, body, answers } = description;
  return {
    operationId,
    tags: [tag],
    summary,
    ...requires(permission),
    security: securityOf(route),
    parameters: [
      ...pathParameters(route.path),
      ...Object.entries(query).map(([name, reader]) => queryParameter(name, reader, components)),
    ],
    ...(body !== undefined && { requestBody: requestBody(body, components) }),
    responses: {
      ...Object.fromEntries(
        Object.entries(answers).map(([status, answer]) => [status, response(status, answer, components)]),
      ),
      ...failureResponses(failuresOf(route), "default" in answers, components),
    },
  };
}

function requires(permission: Route["permission"]): object {
  if (permission === "none" || permission === "optional-key" || permission === "sharing") return {};
  const role = ROLE_PERMISSIONS[permission];
  return {
    description: `Requires the permission \`${permission}\`, which the role ${role} has.`,
    "x-permission": permission,
    "x-least-role": role,
  };
}

function securityOf({ permission, description: { token } }: Route): readonly object[] {
  if (token !== undefined) return [{ [token]: [] }];
  if (permission === "none") return [];
  const keys = [{ key: [] }, { keyInOtherHeader: [] }];
  return permission === "sharing" || permission === "optional-key" ? [{}, ...keys] : keys;
}

function failuresOf(route: Route): readonly FailureKind[] {
  const { method, permission, description } = route;
  return [
    ...(limitsOf(route).length === 0 ? [] : ["too-many-requests" as const]),
    ...refusalsOf(method, permission),
    ...(description.token === undefined ? [] : ["token-not-valid" as const]),
    ...(description.query === undefined ? [] : ["invalid-request" as const]),
    ...failuresOfBody(description.body),
    ...(description.failures ?? []),
    ...ALWAYS,
  ];
}

/** Whoever has a key at all may read what a viewer may. */
function refusalsOf(method: string, permission: Route["permission"]): readonly FailureKind[] {
  if (permission === "none") return [];
  if (permission === "optional-key") return ["invalid-request", "key-not-valid"];
  // Two headers may hold two keys.
  const ofKey = ["invalid-request", "no-credentials", "key-not-valid"] as const;
  if (permission === "sharing") return [...ofKey, "no-such-content"];
  const isForAll = method === "GET" && ROLE_PERMISSIONS[permission] === "viewer";
  return [...ofKey, ...(isForAll ? [] : ["not-allowed" as const])];
}

function failuresOfBody(body: Description["body"]): readonly FailureKind[] {
  if (body === undefined) return [];
  return "known" in body ? FIELD_FAILURES : body.failures;
}

function pathParameters(path: string): readonly object[] {
  return Array.from(documentPath(path).matchAll(/\{(\w+)\}/g), ([, name = ""]) => ({
    name,
    in: "path",
    required: true,
    description: PATH_PARAMETERS[name],
    schema: { type: "string" },
  }));
}

/** A path of the table as the document writes it: `:name` is one part of it, `:name+` and `*` more. */
export function documentPath(path: string): string {
  return path
    .replace(/^\*$/, "/*")
    .replaceAll(/:(\w+)\+?/g, "{$1}")
    .replace("*", "{path}");
}

function queryParameter(name: string, reader: Reader<unknown>, components: Components): object {
  const schema = components.schema(reader.schema);
  const isList = reader.schema.type === "array";
  return {
    name,
    in: "query",
    description: describeReader(reader),
    ...(isList && { style: "pipeDelimited", explode: false }),
    schema,
  };
}

/** What a field or a parameter is for, and what it must be. */
function describeReader({ meaning, expected }: Reader<unknown>): string {
  return `${meaning === undefined ? "" : `${meaning} `}Must be ${expected}.`;
}

function requestBody(body: JsonBody | OtherBody, components: Components): object {
  const content = "known" in body ? { "application/json": fieldsSchema(body) } : body.content;
  return {
    required: "known" in body ? body.isRequired : true,
    content: Object.fromEntries(
      Object.entries(content).map(([type, schema]) => [type, { schema: components.schema(schema) }]),
    ),
  };
}

function fieldsSchema({ known, ignored }: JsonBody): JsonSchema {
  const required = Object.entries(known).filter(([, { isRequired }]) => isRequired);
  return {
    type: "object",
    properties: {
      ...Object.fromEntries(ignored.map((name) => [name, { description: "It has no effect." }])),
      ...Object.fromEntries(
        Object.entries(known).map(([name, reader]) => [
          name,
          { ...reader.schema, description: describeReader(reader) },
        ]),
      ),
    },
    ...(required.length > 0 && { required: required.map(([name]) => name) }),
    additionalProperties: false,
  };
}

function response(status: string, answer: DescribedAnswer, components: Components): object {
  const body = { description: STATUS_MEANINGS[status], headers: ANSWER_HEADERS };
  if (answer === null) return body;
  if ("mediaType" in answer) return { ...body, content: { [answer.mediaType]: {} } };
  return { ...body, content: { "application/json": { schema: components.schema(answer) } } };
}
