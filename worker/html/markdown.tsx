import { codeSpans } from "../../shared/index.ts";

/** A line of Markdown, in which only code spans are markup. */
export function Markdown({ children }: { readonly children: string }) {
  return <>{codeSpans(children).map(({ text, isCode }) => (isCode ? <code>{text}</code> : text))}</>;
}
