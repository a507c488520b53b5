import { Markdown } from "../html/static-page.tsx";
import type { ApiDocument } from "./document.ts";
import type { DocumentedContent, DocumentedResponse, Reference } from "./document-types.ts";
import { CREDENTIALS } from "./reference-paths.ts";
import { Entry, Fields, Type } from "./schema.tsx";
import type { Operation } from "./tried-operation.ts";
import { TryIt } from "./try-it.tsx";

interface OperationProps {
  readonly operation: Operation;
}

interface SectionProps extends WithComponents {
  /** The operations of a path that differ in their method alone; mostly one. */
  readonly operations: readonly [Operation, ...Operation[]];
}

interface WithComponents {
  readonly components: ApiDocument["components"];
}

/** An operation, folded: a link to its id opens it, because that stands within. */
export function OperationSection({ operations, components }: SectionProps) {
  const [operation, ...others] = operations;
  const { operationId, path, summary, description, parameters, requestBody, responses } = operation;
  return (
    <details class="operation">
      <summary>
        <h2>
          <code>{`${operations.map(({ method }) => method).join(", ")} ${path}`}</code>
        </h2>{" "}
        <Markdown>{summary}</Markdown>
      </summary>
      <div id={operationId}>
        <p>
          <code>{operationId}</code>
          {others.map((other) => (
            <code key={other.operationId} id={other.operationId}>{`, ${other.operationId}`}</code>
          ))}
          : <Markdown>{description ?? ""}</Markdown> <Credentials operation={operation} />
        </p>
        {parameters.length > 0 && <Parameters operation={operation} />}
        {requestBody !== undefined && (
          <>
            <h3>{requestBody.required ? "Body" : "Body, optional"}</h3>
            <Content content={requestBody.content} />
          </>
        )}
        <h3>Answers</h3>
        <Responses responses={responses} components={components} />
        <TryIt operation={operation} />
      </div>
    </details>
  );
}

function Credentials({ operation: { security } }: OperationProps) {
  if (security.length === 0) return <>No key is needed.</>;
  const isOptional = security.some((one) => Object.keys(one).length === 0);
  return (
    <>
      <a href={CREDENTIALS}>Send</a>{" "}
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
      <h3>Parameters</h3>
      <dl class="entries">
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
    <dl class="entries">
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
    <dl class="entries">
      {Object.entries(responses).map(([status, found]) =>
        "$ref" in found ? (
          <Failures key={status} status={status} failures={components.responses[nameOf(found)]} />
        ) : (
          <Entry key={status} name={status} notes={[]} description={found.description}>
            {found.content !== undefined && <Content content={found.content} />}
          </Entry>
        ),
      )}
    </dl>
  );
}

function nameOf({ $ref }: Reference): string {
  return $ref.split("/").at(-1) ?? "";
}

interface FailuresProps {
  readonly status: string;
  readonly failures: DocumentedResponse | undefined;
}

/** The failures of a status, a paragraph each, and their schemas: all are JSON. */
function Failures({ status, failures }: FailuresProps) {
  const schema = failures?.content?.["application/json"]?.schema ?? {};
  return (
    <Entry name={status} notes={[<Type schema={schema} />]} description={undefined}>
      {failures?.description.split("\n\n").map((line) => (
        <p key={line}>
          <Markdown>{line}</Markdown>
        </p>
      ))}
    </Entry>
  );
}
