/** The page `/reference`: the whole document that describes the API, for people. */

import type { JsonSchema } from "../../shared/index.ts";
import { Markdown, PAGE_STYLE, staticPage } from "../html/static-page.tsx";
import type { ApiDocument } from "./document.ts";
import type { DocumentedContent, DocumentedOperation, DocumentedResponse, Reference } from "./document-types.ts";
import { Entry, Fields, Type } from "./schema.tsx";

/** The style of the page. */
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

/** The text of the page. */
export function writeReference(document: ApiDocument): string {
  const { info, tags, paths, components } = document;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path })),
  );
  const groups = tags.map(({ name }) => ({ name, operations: operations.filter((one) => one.tags.includes(name)) }));
  const { schemas = [], failures = [] } = Object.groupBy(Object.entries(components.schemas), ([, schema]) =>
    isFailure(schema) ? "failures" : "schemas",
  );
  return staticPage(
    "API reference",
    REFERENCE_STYLE,
    <>
      <h1>API reference</h1>
      <p>
        <Markdown>{info.summary}</Markdown> <a href="/openapi.json">For programs: openapi.json.</a>
      </p>
      <p>
        <Markdown>{info.description}</Markdown>
      </p>
      <h2>Contents</h2>
      <nav>
        {groups.map((group) => (
          <Links key={group.name} {...group} />
        ))}
      </nav>
      <h2 id="credentials">Keys and tokens</h2>
      <dl>
        {Object.entries(components.securitySchemes).map(([name, scheme]) => (
          <Entry
            key={name}
            name={name}
            notes={[
              <>
                in the header <code>{scheme.name}</code>
              </>,
            ]}
            description={scheme.description}
          />
        ))}
      </dl>
      {groups.map(({ name, operations: own }) => (
        <>
          <h2>{name}</h2>
          {own.map((operation) => (
            <OperationSection key={operation.operationId} operation={operation} components={components} />
          ))}
        </>
      ))}
      <h2>Schemas</h2>
      {schemas.map(([name, schema]) => (
        <Schema key={name} name={name} schema={schema} />
      ))}
      <h2>Failures</h2>
      {failures.map(([name, schema]) => (
        <Schema key={name} name={name} schema={schema} />
      ))}
    </>,
  );
}

function isFailure({ properties }: JsonSchema): boolean {
  return properties?.["code"]?.const !== undefined;
}

function Schema({ name, schema }: { readonly name: string; readonly schema: JsonSchema }) {
  return (
    <>
      <h3 id={`schema-${encodeURIComponent(name)}`}>{name}</h3>
      <p>
        <Markdown>{schema.description ?? ""}</Markdown> {schema.properties === undefined && <Type schema={schema} />}
      </p>
      <Fields schema={schema} />
    </>
  );
}

function Links({ name, operations }: { readonly name: string; readonly operations: readonly Operation[] }) {
  return (
    <>
      <h3>{name}</h3>
      <ul>
        {operations.map(({ operationId, method, path, summary }) => (
          <li key={operationId}>
            <a href={`#${operationId}`}>
              <code>{`${method} ${path}`}</code>
            </a>{" "}
            <Markdown>{summary}</Markdown>
          </li>
        ))}
      </ul>
    </>
  );
}

interface OperationProps {
  readonly operation: Operation;
}

interface WithComponents {
  readonly components: ApiDocument["components"];
}

function OperationSection({ operation, components }: OperationProps & WithComponents) {
  const { operationId, method, path, summary, description, parameters, requestBody, responses } = operation;
  return (
    <section id={operationId}>
      <h3>
        <code>{`${method} ${path}`}</code>
      </h3>
      <p>
        <strong>
          <Markdown>{summary}</Markdown>
        </strong>{" "}
        <code>{operationId}</code>
      </p>
      <p>
        <Markdown>{description ?? ""}</Markdown> <Credentials operation={operation} />
      </p>
      {parameters.length > 0 && <Parameters operation={operation} />}
      {requestBody !== undefined && (
        <>
          <h4>{requestBody.required ? "Body" : "Body, optional"}</h4>
          <Content content={requestBody.content} />
        </>
      )}
      <h4>Answers</h4>
      <Responses responses={responses} components={components} />
    </section>
  );
}

function Credentials({ operation: { security } }: OperationProps) {
  if (security.length === 0) return <>No key is needed.</>;
  const isOptional = security.some((one) => Object.keys(one).length === 0);
  return (
    <>
      <a href="#credentials">Send</a>{" "}
      {security
        .flatMap((one) => Object.keys(one))
        .map((name, index) => (
          <>
            {index > 0 && " or "}
            <code>{name}</code>
          </>
        ))}
      {isOptional && ", or none"}.
    </>
  );
}

function Parameters({ operation: { parameters } }: OperationProps) {
  return (
    <>
      <h4>Parameters</h4>
      <dl>
        {parameters.map(({ name, in: place, required, schema, description }) => (
          <Entry
            key={name}
            name={name}
            notes={[`in the ${place}`, <Type schema={schema} />, ...(required ? [] : ["optional"])]}
            description={description}
          />
        ))}
      </dl>
    </>
  );
}

/** The body of a request or an answer: each media type with its schema, where that is known. */
function Content({ content }: { readonly content: DocumentedContent }) {
  return (
    <dl>
      {Object.entries(content).map(([type, { schema = {} }]) => (
        <Entry key={type} name={type} notes={[<Type schema={schema} />]} description={schema.description}>
          <Fields schema={schema} />
        </Entry>
      ))}
    </dl>
  );
}

function Responses({ responses, components }: Pick<Operation, "responses"> & WithComponents) {
  return (
    <dl>
      {Object.entries(responses).map(([status, found]) => {
        const { description, content = {} } = follow(found, components.responses);
        return (
          <Entry key={status} name={status} notes={[]} description={undefined}>
            {description.split("\n\n").map((line) => (
              <p key={line}>
                <Markdown>{line}</Markdown>
              </p>
            ))}
            <Content content={content} />
          </Entry>
        );
      })}
    </dl>
  );
}

function follow(
  found: DocumentedResponse | Reference,
  known: ApiDocument["components"]["responses"],
): Pick<DocumentedResponse, "description" | "content"> {
  if (!("$ref" in found)) return found;
  return known[found.$ref.split("/").at(-1) ?? ""] ?? { description: "" };
}
