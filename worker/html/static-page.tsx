/** Pages that need no session. They run nothing, load nothing, and have one style, which stands in them. */

import type { ComponentChildren } from "preact";
import { renderToString } from "preact-render-to-string";
import { codeSpans } from "../../shared/index.ts";
import type { Representation } from "../http/response.ts";

/** The style of every such page; a page may add to it. It stands in a page as it is, so that it must have no `&`, `<` or quotes. */
export const PAGE_STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; color: light-dark(#1c2430, #e6e9ee); background: light-dark(#ffffff, #14181f); }
a { color: light-dark(#1d4ed8, #8fb4ff); }
body { max-width: 48rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: break-word; }
pre { padding: 0.75rem; border: 1px solid; border-radius: 0.25rem; white-space: pre-wrap; }
`;

/** The text of a page, with all of its style. */
export function staticPage(title: string, style: string, content: ComponentChildren): string {
  const page = (
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} · Provider Steward`}</title>
        <style>{style}</style>
      </head>
      <body>
        <main>{content}</main>
      </body>
    </html>
  );
  return `<!doctype html>${renderToString(page)}\n`;
}

/** The headers of a page. It may load nothing, run nothing, be in no frame, and have the one style that it comes with. */
export async function staticPageHeaders(style: string): Promise<Representation["headers"]> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(style));
  const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
  return {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  };
}

/** A line of Markdown, in which only code spans are markup. */
export function Markdown({ children }: { readonly children: string }) {
  return <>{codeSpans(children).map(({ text, isCode }) => (isCode ? <code>{text}</code> : text))}</>;
}

/** The text of such a line, as it is read. */
export function plainText(line: string): string {
  return codeSpans(line)
    .map(({ text }) => text)
    .join("");
}
