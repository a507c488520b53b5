/** The pages `/reference` and below: the whole document that describes the API, for people. */

import { isFound, type JsonSchema } from "../../shared/index.ts";
import { Filter, searchOf } from "../html/filter.tsx";
import { type SharedFrame, writeSharedPage } from "../html/shared-page.tsx";
import { Markdown, plainText } from "../html/static-page.tsx";
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
 * @param sought the text that operations of the contents are searched for; empty where all are shown.
 * @returns undefined where there is no such page.
 */
export function writeReference(
  path: string,
  document: ApiDocument,
  frame: SharedFrame,
  sought = "",
): string | undefined {
  const parts = partsOf(document);
  if (path === REFERENCE) {
    return writeSharedPage(
      { ...frame, title: "API reference", pathname: path, search: searchOf(sought), scripts: ["filter"] },
      <Contents {...{ document, parts, sought }} />,
    );
  }
  if (path === SCHEMAS) {
    return writeSharedPage(
      { ...frame, title: "Schemas and failures", pathname: path },
      <Schemas document={document} />,
    );
  }
  const part = parts.find(({ name }) => pageOfTag(name) === path);
  if (part === undefined) return undefined;
  return writeSharedPage(
    { ...frame, title: part.name, pathname: path, scripts: ["try-it"] },
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
  readonly sought: string;
}

function Contents({ document: { info, components }, parts, sought }: ContentsProps) {
  return (
    <>
      <p>
        <Markdown>{info.summary}</Markdown> <a href="/openapi.json">For programs: openapi.json.</a>
      </p>
      <p>
        <Markdown>{info.description}</Markdown>
      </p>
      <Filter
        action={REFERENCE}
        label="Operations"
        texts={parts.flatMap(({ operations }) => operations.map(textOf))}
        sought={sought}
      />
      {parts.map((part) => (
        <Links key={part.name} part={part} sought={sought} />
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

interface LinksProps extends Pick<ContentsProps, "sought"> {
  readonly part: Part;
}

function Links({ part: { name, operations }, sought }: LinksProps) {
  const isHidden = (operation: Operation) => !isFound(textOf(operation), sought);
  return (
    <section data-filtered-part="" hidden={operations.every(isHidden)}>
      <h2>
        <a href={pageOfTag(name)}>{name}</a>
      </h2>
      <ul>
        {operations.map((operation) => (
          <li key={operation.operationId} data-filtered="" hidden={isHidden(operation)}>
            <a href={`${pageOfTag(name)}#${operation.operationId}`}>
              <code>{pathOf(operation)}</code>
            </a>{" "}
            <Markdown>{operation.summary}</Markdown>
          </li>
        ))}
      </ul>
    </section>
  );
}

function pathOf({ method, path }: Operation): string {
  return `${method} ${path}`;
}

/** The text of an operation in the contents. */
function textOf(operation: Operation): string {
  return plainText(`${pathOf(operation)} ${operation.summary}`);
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
