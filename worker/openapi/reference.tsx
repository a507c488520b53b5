/** The pages `/reference` and below: the whole document that describes the API, for people. */

import type { JsonSchema } from "../../shared/index.ts";
import { type SharedPage, writeSharedPage } from "../html/shared-page.tsx";
import { Markdown } from "../html/static-page.tsx";
import type { ApiDocument } from "./document.ts";
import { OperationSection } from "./operation-section.tsx";
import { pageOfTag, REFERENCE, SCHEMAS } from "./reference-paths.ts";
import { Entry, Fields, Type } from "./schema.tsx";
import { alikeBeside, type Operation, operationsOf } from "./tried-operation.ts";

/** The operations of a part of the API. */
interface Part {
  readonly name: string;
  readonly operations: readonly Operation[];
}

/**
 * The text of a page.
 *
 * @param path `/reference` itself has the contents, and a page below it the operations of a tag, or all schemas.
 * @returns undefined where there is no such page.
 */
export function writeReference(path: string, document: ApiDocument, menu: SharedPage["menu"]): string | undefined {
  const parts = partsOf(document);
  if (path === REFERENCE) {
    return writeSharedPage({ title: "API reference", pathname: path, menu }, <Contents {...{ document, parts }} />);
  }
  if (path === SCHEMAS) {
    return writeSharedPage({ title: "Schemas and failures", pathname: path, menu }, <Schemas document={document} />);
  }
  const part = parts.find(({ name }) => pageOfTag(name) === path);
  if (part === undefined) return undefined;
  return writeSharedPage(
    { title: part.name, pathname: path, menu, scripts: ["try-it"] },
    <>
      <Ways />
      {alikeBeside(part.operations).map((operations) => (
        <OperationSection key={operations[0].operationId} operations={operations} components={document.components} />
      ))}
    </>,
  );
}

function partsOf(document: ApiDocument): readonly Part[] {
  const operations = operationsOf(document);
  return document.tags.map(({ name }) => ({ name, operations: operations.filter((one) => one.tags.includes(name)) }));
}

/** The ways from a page below to the others. */
function Ways() {
  return (
    <p>
      <a href={REFERENCE}>All operations</a> · <a href={SCHEMAS}>Schemas and failures</a>
    </p>
  );
}

interface ContentsProps {
  readonly document: ApiDocument;
  readonly parts: readonly Part[];
}

function Contents({ document: { info, components }, parts }: ContentsProps) {
  return (
    <>
      <p>
        <Markdown>{info.summary}</Markdown> <a href="/openapi.json">For programs: openapi.json.</a>
      </p>
      <p>
        <Markdown>{info.description}</Markdown>
      </p>
      {parts.map((part) => (
        <Links key={part.name} {...part} />
      ))}
      <h2 id="credentials">Keys and tokens</h2>
      <dl class="entries">
        {Object.entries(components.securitySchemes).map(([name, scheme]) => (
          <Entry
            key={name}
            name={name}
            notes={[
              <>
                in the {scheme.in} <code>{scheme.name}</code>
              </>,
            ]}
            description={scheme.description}
          />
        ))}
      </dl>
      <p>
        <a href={SCHEMAS}>Schemas and failures</a>
      </p>
    </>
  );
}

function Links({ name, operations }: Part) {
  return (
    <>
      <h2>
        <a href={pageOfTag(name)}>{name}</a>
      </h2>
      <ul>
        {operations.map(({ operationId, method, path, summary }) => (
          <li key={operationId}>
            <a href={`${pageOfTag(name)}#${operationId}`}>
              <code>{`${method} ${path}`}</code>
            </a>{" "}
            <Markdown>{summary}</Markdown>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The schemas that several operations refer to, and the failures. */
function Schemas({ document: { components } }: Pick<ContentsProps, "document">) {
  const { schemas = [], failures = [] } = Object.groupBy(Object.entries(components.schemas), ([, schema]) =>
    isFailure(schema) ? "failures" : "schemas",
  );
  return (
    <>
      <p>
        <a href={REFERENCE}>All operations</a>
      </p>
      <h2>Schemas</h2>
      {schemas.map(([name, schema]) => (
        <Schema key={name} name={name} schema={schema} />
      ))}
      <h2>Failures</h2>
      {failures.map(([name, schema]) => (
        <Schema key={name} name={name} schema={schema} />
      ))}
    </>
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
