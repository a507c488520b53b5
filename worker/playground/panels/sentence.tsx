import { codeSpans } from "../../../shared/index.ts";

/** A sentence in which names stand in code spans. */
export function Sentence({ children }: { readonly children: string }) {
  return <>{codeSpans(children).map(({ text, isCode }) => (isCode ? <code>{text}</code> : text))}</>;
}
