/** Pages that are written on the server. They run nothing and load nothing. */

import { escapeHtml } from "../../shared/index.ts";
import type { Representation } from "../http/representation.ts";

/** What every page looks like; what a page adds to it follows. */
export const PAGE_STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; color: light-dark(#1c2430, #e6e9ee); background: light-dark(#ffffff, #14181f); }
a { color: light-dark(#1d4ed8, #8fb4ff); }
body { max-width: 48rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: break-word; }
pre { padding: 0.75rem; border: 1px solid; border-radius: 0.25rem; white-space: pre-wrap; }
`;

/** A page, with all of its style. */
export function htmlPage(title: string, style: string, content: readonly string[]): string {
  return [
    "<!doctype html>",
    '<html lang="en">',
    "<head>",
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)} · Provider Steward</title>`,
    `<style>${style}</style>`,
    "</head>",
    "<body>",
    "<main>",
    ...content,
    "</main>",
    "</body>",
    "</html>",
    "",
  ].join("\n");
}

/** The headers of a page. It may load nothing, run nothing, be in no frame, and have the one style that it comes with. */
export async function pageHeaders(style: string): Promise<Representation["headers"]> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(style));
  const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
  return {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  };
}
