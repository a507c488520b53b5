import { mayHaveSlashes } from "./request.ts";
import { curlOf, isTried, mayChange, type Operation } from "./tried-operation.ts";

/**
 * The request of an operation, to be tried: as a command, and by the script `try-it` as a form that sends it as the person who is
 * signed in. A form that changes something says so, and must be confirmed.
 * See docs/decisions/0176-one-site.md.
 */
export function TryIt({ operation }: { readonly operation: Operation }) {
  return (
    <>
      <h3>Try it</h3>
      <pre>
        <code>{curlOf(operation)}</code>
      </pre>
      {isTried(operation) && <TryForm operation={operation} />}
    </>
  );
}

/** The script shows it: without one it could send nothing. */
function TryForm({ operation }: { readonly operation: Operation }) {
  const { operationId, method, path, parameters, requestBody } = operation;
  return (
    <form data-try={method} data-path={path} aria-label={`Try ${method} ${path}`} hidden>
      {parameters.map(({ name, in: place, required }) => (
        <div key={name} class="field">
          <label for={`${operationId}-${name}`}>{name}</label>
          <input
            id={`${operationId}-${name}`}
            name={name}
            required={required}
            autocomplete="off"
            data-in={place}
            data-slashes={place === "path" && mayHaveSlashes(name) ? "" : undefined}
          />
        </div>
      ))}
      {requestBody !== undefined && (
        <div class="field">
          <label for={`${operationId}-body`}>Body, as JSON</label>
          <textarea id={`${operationId}-body`} rows={6} required={requestBody.required} data-in="body" />
        </div>
      )}
      {mayChange(operation) && (
        <div class="option">
          <input id={`${operationId}-confirmed`} type="checkbox" required />
          <label for={`${operationId}-confirmed`}>This may change something, and I mean it.</label>
        </div>
      )}
      <div class="actions">
        <button class="primary">Send as yourself</button>
        <span role="status" />
      </div>
      <pre tabIndex={0} aria-label="Answer" role="region" hidden />
    </form>
  );
}
