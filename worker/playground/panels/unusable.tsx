import { DOCUMENTS, type DocumentName } from "../workspace.ts";

interface UnusableProps {
  /** Which documents cannot be used. */
  readonly documents: readonly DocumentName[];
  /** What is not known for that reason, as in "what changes". */
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
