import type { ComponentChildren } from "preact";
import { renderToString } from "preact-render-to-string";
import type { Caller } from "../content-server/auth/caller.ts";
import type { Context } from "../context.ts";
import type { RoutedRequest } from "../route.ts";
import { FrameProvider } from "./components/frame.ts";
import { Page } from "./components/page.tsx";
import type { ScriptName } from "./generated/assets.ts";
import { readMessage, SHOWN_MESSAGE } from "./messages.ts";

/** A context in which somebody may be signed in. */
type PageContext = Context & { readonly caller?: Caller | undefined };

interface PageInit {
  /** What the page is called: its heading, and what the browser's tab says. */
  readonly title: string;
  /** By default 200. */
  readonly status?: number;
  /** The scripts of `worker/pages/scripts` that help on this page. */
  readonly scripts?: readonly ScriptName[];
}

/**
 * Nothing from elsewhere, nothing inline, in no frame: what people typed can run nothing, even where it was not escaped.
 * See docs/decisions/0114-pages.md.
 */
const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "script-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** Answers with a page: the frame around `content`, and the message of the change before it, which is then forgotten. */
export async function answerPage(
  { headers, pathname }: Pick<RoutedRequest, "headers" | "pathname">,
  { caller }: PageContext,
  { title, status = 200, scripts = [] }: PageInit,
  content: ComponentChildren,
): Promise<Response> {
  const message = readMessage(headers);
  const page = (
    <FrameProvider value={{ formToken: undefined }}>
      <Page title={title} pathname={pathname} caller={caller} message={message} scripts={scripts}>
        {content}
      </Page>
    </FrameProvider>
  );
  const answered = new Headers({
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": POLICY,
    "Cache-Control": "private, no-store",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
  });
  if (message !== undefined) answered.append("Set-Cookie", SHOWN_MESSAGE);
  return new Response(`<!doctype html>${renderToString(page)}`, { status, headers: answered });
}
