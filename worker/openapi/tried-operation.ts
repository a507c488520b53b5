/** The operations of the document, and the way in which a person may try each. */

import type { ApiDocument } from "./document.ts";
import type { DocumentedOperation } from "./document-types.ts";

/** One method of a path. */
export interface Operation extends DocumentedOperation {
  /** In capitals. */
  readonly method: string;
  readonly path: string;
}

/** All operations of a document. */
export function operationsOf({ paths }: Pick<ApiDocument, "paths">): readonly Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path })),
  );
}

/** Operations of one path that differ in their method alone, together: content takes all methods. */
export function alikeBeside(operations: readonly Operation[]): readonly (readonly [Operation, ...Operation[]])[] {
  const groups: [Operation, ...Operation[]][] = [];
  for (const operation of operations) {
    const last = groups.at(-1);
    if (last !== undefined && contentOf(last[0]) === contentOf(operation)) last.push(operation);
    else groups.push([operation]);
  }
  return groups;
}

function contentOf(operation: Operation): string {
  return JSON.stringify({ ...operation, method: "", operationId: "" });
}

const JSON_TYPE = "application/json";

/**
 * Tests if a page can send the request: without a token, which no browser has, with no file, and to the server itself and
 * not to the content that it serves, which answers by `default`.
 */
export function isTried({ security, requestBody, responses }: Operation): boolean {
  const takesSession = security.length === 0 || security.some((one) => "session" in one);
  const takesText = requestBody === undefined || JSON_TYPE in requestBody.content;
  return takesSession && takesText && !("default" in responses);
}

/** Tests for an operation that may change something: what anyone may send, such as a check of a file, does not. */
export function mayChange({ method, security }: Operation): boolean {
  return method !== "GET" && security.length > 0;
}

/** The header of each token, by the name of its security scheme. */
const TOKENS: Readonly<Record<string, string>> = {
  key: "Key $STEWARD_API_KEY",
  bootstrap: "Connect-Bootstrap $BOOTSTRAP_TOKEN",
  invitation: "Connect-Invitation $INVITATION",
  metrics: "Bearer $METRICS_TOKEN",
};

/** The command that sends the request from a terminal: parameters of the path and the body are the reader's. */
export function curlOf({ method, path, security, requestBody }: Operation): string {
  const token = security.flatMap((one) => Object.keys(one)).find((name) => name in TOKENS);
  const [type] = Object.keys(requestBody?.content ?? {});
  const words = [
    ...(method === "GET" ? [] : [method === "HEAD" ? "--head" : `-X ${method}`]),
    ...(token === undefined ? [] : [`-H "Authorization: ${TOKENS[token]}"`]),
    ...(type === undefined ? [] : [`-H "Content-Type: ${type}"`, "--data-binary @body"]),
    `"$STEWARD_SERVER${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => `$${name.toUpperCase()}`)}"`,
  ];
  return ["curl", ...words].join(" ");
}
