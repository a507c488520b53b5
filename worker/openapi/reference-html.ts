/** The page `/reference`: the whole document that describes the API, for people. */

import { escapeHtml, inlineHtml, type JsonSchema } from "../../shared/index.ts";
import { htmlPage, PAGE_STYLE } from "../html/html.ts";
import type { ApiDocument } from "./document.ts";
import type { DocumentedContent, DocumentedOperation, DocumentedResponse, Reference } from "./document-types.ts";
import { entryHtml, fieldsHtml, typeHtml } from "./schema-html.ts";

/** The whole content of the page's one `style` element. */
export const REFERENCE_STYLE = `${PAGE_STYLE}
h2 { margin-top: 3rem; border-bottom: 1px solid; }
h3 { margin-top: 2.5rem; }
dl { margin: 0.25rem 0; }
dd { margin-left: 1rem; }
dd p { margin: 0 0 0.25rem; }
code { overflow-wrap: anywhere; }
nav ul { padding-left: 1rem; }
`;

/** One method of a path. */
interface Operation extends DocumentedOperation {
  readonly method: string;
  readonly path: string;
}

export function referenceHtml(document: ApiDocument): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path })),
  );
  const groups = document.tags.map(({ name }) => ({
    name,
    operations: operations.filter(({ tags }) => tags.includes(name)),
  }));
  const schemas = Object.entries(document.components.schemas);
  return htmlPage("API reference", REFERENCE_STYLE, [
    "<h1>API reference</h1>",
    `<p>${inlineHtml(document.info.summary)} <a href="/openapi.json">For programs: openapi.json.</a></p>`,
    `<p>${inlineHtml(document.info.description)}</p>`,
    "<h2>Contents</h2>",
    "<nav>",
    ...groups.map(({ name, operations: own }) => `<h3>${escapeHtml(name)}</h3>\n${linksHtml(own)}`),
    "</nav>",
    '<h2 id="credentials">Keys and tokens</h2>',
    securityHtml(document),
    ...groups.flatMap(({ name, operations: own }) => [
      `<h2>${escapeHtml(name)}</h2>`,
      ...own.map((operation) => operationHtml(operation, document)),
    ]),
    "<h2>Schemas</h2>",
    ...schemas.filter(([, schema]) => !isFailure(schema)).map(([name, schema]) => schemaHtml(name, schema)),
    "<h2>Failures</h2>",
    ...schemas.filter(([, schema]) => isFailure(schema)).map(([name, schema]) => schemaHtml(name, schema)),
  ]);
}

function isFailure({ properties }: JsonSchema): boolean {
  return properties?.["code"]?.const !== undefined;
}

function schemaHtml(name: string, schema: JsonSchema): string {
  const { description, properties } = schema;
  const text = description === undefined ? "" : inlineHtml(description);
  return [
    `<h3 id="schema-${encodeURIComponent(name)}">${escapeHtml(name)}</h3>`,
    `<p>${text} ${properties === undefined ? typeHtml(schema) : ""}</p>`,
    fieldsHtml(schema),
  ].join("\n");
}

function linksHtml(operations: readonly Operation[]): string {
  const links = operations.map(
    ({ operationId, method, path, summary }) =>
      `<li><a href="#${operationId}"><code>${method} ${escapeHtml(path)}</code></a> ${inlineHtml(summary)}</li>`,
  );
  return `<ul>\n${links.join("\n")}\n</ul>`;
}

function securityHtml({ components: { securitySchemes } }: ApiDocument): string {
  const entries = Object.entries(securitySchemes).map(([name, scheme]) =>
    entryHtml(name, [`in the header <code>${escapeHtml(scheme.name)}</code>`], scheme.description),
  );
  return `<dl>\n${entries.join("\n")}\n</dl>`;
}

function operationHtml(operation: Operation, document: ApiDocument): string {
  const { operationId, method, path, summary, description, parameters, requestBody, responses } = operation;
  return [
    `<section id="${operationId}">`,
    `<h3><code>${method} ${escapeHtml(path)}</code></h3>`,
    `<p><strong>${inlineHtml(summary)}</strong> <code>${operationId}</code></p>`,
    `<p>${description === undefined ? "" : inlineHtml(description)} ${credentialsHtml(operation)}</p>`,
    ...(parameters.length === 0 ? [] : ["<h4>Parameters</h4>", parametersHtml(operation)]),
    ...(requestBody === undefined
      ? []
      : [`<h4>Body${requestBody.required ? "" : ", optional"}</h4>`, contentHtml(requestBody.content)]),
    "<h4>Answers</h4>",
    responsesHtml(responses, document),
    "</section>",
  ].join("\n");
}

function credentialsHtml({ security }: Operation): string {
  if (security.length === 0) return "No key is needed.";
  const names = security.flatMap((one) => Object.keys(one).map((name) => `<code>${name}</code>`));
  const isOptional = security.some((one) => Object.keys(one).length === 0);
  return `<a href="#credentials">Send</a> ${names.join(" or ")}${isOptional ? ", or none" : ""}.`;
}

function parametersHtml({ parameters }: Operation): string {
  const entries = parameters.map(({ name, in: place, required, schema, description }) =>
    entryHtml(name, [`in the ${place}`, typeHtml(schema), ...(required ? [] : ["optional"])], description),
  );
  return `<dl>\n${entries.join("\n")}\n</dl>`;
}

/** What is sent: each media type with what it is, where that is known. */
function contentHtml(content: DocumentedContent): string {
  const entries = Object.entries(content).map(([type, { schema = {} }]) =>
    entryHtml(type, [typeHtml(schema)], schema.description, fieldsHtml(schema)),
  );
  return `<dl>\n${entries.join("\n")}\n</dl>`;
}

function responsesHtml(responses: DocumentedOperation["responses"], { components }: ApiDocument): string {
  const entries = Object.entries(responses).map(([status, found]) => {
    const { description, content = {} } = follow(found, components.responses);
    const lines = description.split("\n\n").map((line) => `<p>${inlineHtml(line)}</p>`);
    return entryHtml(status, [], undefined, `${lines.join("")}${contentHtml(content)}`);
  });
  return `<dl>\n${entries.join("\n")}\n</dl>`;
}

function follow(
  found: DocumentedResponse | Reference,
  known: ApiDocument["components"]["responses"],
): Pick<DocumentedResponse, "description" | "content"> {
  if (!("$ref" in found)) return found;
  return known[found.$ref.split("/").at(-1) ?? ""] ?? { description: "" };
}
