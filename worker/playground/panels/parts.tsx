/** Small parts that several panels have. */

import { codeSpans } from "../../../shared/index.ts";
import type { ShownPlace } from "../workspace/question.ts";
import { DOCUMENTS, type DocumentName, type Place } from "../workspace/workspace.ts";

interface PlaceLinkProps {
  readonly place: ShownPlace;
  readonly onGoTo: (place: Place) => void;
}

/** The place of a value; a button that goes there where it is a line of a document. */
export function PlaceLink({ place: { text, place }, onGoTo }: PlaceLinkProps) {
  if (place === undefined) return <span>{text}</span>;
  return (
    <button type="button" class="link" onClick={() => onGoTo(place)}>
      {text}
    </button>
  );
}

/** A sentence in which names stand in code spans. */
export function Sentence({ children }: { readonly children: string }) {
  return <>{codeSpans(children).map(({ text, isCode }) => (isCode ? <code>{text}</code> : text))}</>;
}

interface UnusableProps {
  /** The documents that cannot be used. */
  readonly documents: readonly DocumentName[];
  /** The subject that is not known for that reason, as in "what changes". */
  readonly what: string;
}

/** Says why nothing can be said. */
export function Unusable({ documents, what }: UnusableProps) {
  const titles = DOCUMENTS.filter(({ name }) => documents.includes(name)).map(({ title }) => title);
  return (
    <p>
      It is not known {what}, because {titles.length === 1 ? "this file" : "these files"} cannot be used:{" "}
      {titles.join(", ")}. Fix {titles.length === 1 ? "it" : "them"} first.
    </p>
  );
}
