import { type JsonSchema, NULL, named, recordOf, TEXT } from "../../shared/index.ts";
import { ERRORS, type FailureKind } from "../http/errors.ts";
import { type DescribedAnswer, type Description, isList, limitsOf, type Route } from "../http/route.ts";
import { ROLE_PERMISSIONS } from "../identity/role-permissions.ts";
import type { Components, DocumentedOperation, DocumentedResponse, Reference } from "./document-types.ts";
import { pathParameters, queryParameters, requestBody } from "./request.ts";

/** The headers of every answer. */
const ANSWER_HEADERS = { "X-Correlation-ID": { $ref: "#/components/headers/CorrelationId" } };

/**
 * The responses of failures, by status, as references to components.
 *
 * @param isPassedOn whether others answer by the same statuses, in whatever way they like.
 */
export function failureResponses(
  kinds: Iterable<FailureKind>,
  isPassedOn: boolean,
  components: Components,
): Readonly<Record<string, Reference>> {
  const byStatus = Map.groupBy(new Set(kinds), (kind) => ERRORS[kind].status);
  return Object.fromEntries(
    Array.from(byStatus, ([status, alike]) => [status, failureResponse(alike.toSorted(), isPassedOn, components)]),
  );
}

function failureResponse(kinds: readonly FailureKind[], isPassedOn: boolean, components: Components): Reference {
  const schemas: JsonSchema[] = kinds.map(failureSchema);
  if (isPassedOn) schemas.push({ description: "What the API answers that the content is." });
  const [first = {}, ...others] = schemas;
  return components.response(`${kinds.map(inOneWord).join("Or")}${isPassedOn ? "OrOther" : ""}`, {
    description: kinds.map((kind) => `Code ${ERRORS[kind].code}: ${ERRORS[kind].meaning}`).join("\n\n"),
    headers: ANSWER_HEADERS,
    content: {
      "application/json": { schema: components.schema(others.length === 0 ? first : { anyOf: schemas }) },
      ...(isPassedOn && { "*/*": {} }),
    },
  });
}

function failureSchema(kind: FailureKind): JsonSchema {
  const { code, payload = NULL } = ERRORS[kind];
  return named(inOneWord(kind), recordOf({ code: { const: code }, error: TEXT, payload }));
}

/** `no-such-object` as `NoSuchObject`. */
function inOneWord(kind: FailureKind): string {
  return kind.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** The failures of every route. */
const ALWAYS: readonly FailureKind[] = ["unexpected", "not-set-up", "not-migrated", "database-full"];

const FIELD_FAILURES: readonly FailureKind[] = ["invalid-request", "body-too-large"];

const STATUS_MEANINGS: Readonly<Record<string, string>> = {
  200: "Success.",
  201: "Success: it was created.",
  202: "Accepted: it has begun.",
  204: "Success, without a body.",
  206: "The part that was asked for.",
  304: "The caller has it already.",
  307: "It is at the same path with a slash at the end.",
  default: "What the API answers that the content is.",
};

/** One method of a path, as the document has it. */
export function describeOperation(
  route: Route,
  tag: string,
  operationId: string,
  components: Components,
): DocumentedOperation {
  const { summary, description } = route;
  const { query = {}, body, answers } = description;
  return {
    operationId,
    tags: [tag],
    summary,
    ...describe(route),
    security: securityOf(route),
    parameters: [...pathParameters(route.path), ...queryParameters(query, components)],
    ...(body !== undefined && { requestBody: requestBody(body, components) }),
    responses: {
      ...Object.fromEntries(
        Object.entries(answers).map(([status, answer]) => [status, response(status, answer, components)]),
      ),
      ...failureResponses(failuresOf(route), "default" in answers, components),
    },
  };
}

function describe({
  permission,
  description,
}: Route): Pick<DocumentedOperation, "description" | "x-permission" | "x-least-role"> {
  if (permission === "none" || permission === "optional-key" || permission === "sharing") return {};
  const role = ROLE_PERMISSIONS[permission];
  const required = `Requires the permission \`${permission}\`: at least the role ${role}.`;
  const strict = " A query parameter that is not listed here, or has no value, is refused (400).";
  return {
    description: isList(description) ? required + strict : required,
    "x-permission": permission,
    "x-least-role": role,
  };
}

function securityOf({ permission, description: { token } }: Route): DocumentedOperation["security"] {
  if (token !== undefined) return [{ [token]: [] }];
  if (permission === "none") return [];
  const keys = [{ key: [] }, { keyInOtherHeader: [] }, { session: [] }];
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
  // A session that an identity proxy signed in is not known without the proxy's keys.
  if (permission === "optional-key") return ["invalid-request", "key-not-valid", "identity-provider-failed"];
  // Two headers may hold two keys.
  const ofKey = ["invalid-request", "no-credentials", "key-not-valid", "identity-provider-failed"] as const;
  if (permission === "sharing") return [...ofKey, "no-such-content"];
  const isForAll = method === "GET" && ROLE_PERMISSIONS[permission] === "viewer";
  return [...ofKey, ...(isForAll ? [] : ["not-allowed" as const])];
}

function failuresOfBody(body: Description["body"]): readonly FailureKind[] {
  if (body === undefined) return [];
  return "known" in body ? FIELD_FAILURES : body.failures;
}

function response(status: string, answer: DescribedAnswer, components: Components): DocumentedResponse {
  const body = { description: STATUS_MEANINGS[status] ?? "", headers: ANSWER_HEADERS };
  if (answer === null) return body;
  if ("mediaType" in answer) return { ...body, content: { [answer.mediaType]: {} } };
  return { ...body, content: { "application/json": { schema: components.schema(answer) } } };
}
