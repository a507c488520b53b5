/**
 * Pages that are the same for everybody, but that whoever carries a session is not asked to sign in. They need no database: a session is
 * not looked up for them.
 * See docs/decisions/0176-one-site.md.
 */

import type { ComponentChildren } from "preact";
import { renderToString } from "preact-render-to-string";
import { readSessionValue } from "../auth/session-cookie.ts";
import type { Failure } from "../http/errors.ts";
import { ASKED_EACH_TIME, answerRepresentation, type Representation, represent } from "../http/response.ts";
import type { MenuEntry, RoutedRequest } from "../http/route.ts";
import type { ScriptName } from "./generated/assets.ts";
import { Page } from "./page.tsx";
import { pageHeaders, pagePolicy } from "./page-headers.ts";

/** The part of such a page that its request decides. */
export interface SharedFrame {
  readonly menu: readonly MenuEntry[];
  /** The request carries a session, be it valid or not. */
  readonly isSignedIn: boolean;
}

/** The frame of such a page. */
export interface SharedPage extends SharedFrame {
  /** The title of the page: its heading, and the text of the browser's tab. */
  readonly title: string;
  /** The path of the page, which the navigation marks. */
  readonly pathname: string;
  /** The query of its address, where it has one: signing in leads back to it. */
  readonly search?: string;
  readonly scripts?: readonly ScriptName[];
}

/** The text of a page: the frame of all pages around `content`. */
export function writeSharedPage(
  { title, pathname, search = "", menu, isSignedIn, scripts = [] }: SharedPage,
  content: ComponentChildren,
): string {
  const page = (
    <Page
      title={title}
      pathname={pathname}
      address={pathname + search}
      formPage={undefined}
      menu={menu}
      visitor={visitorOf({ isSignedIn })}
      message={undefined}
      actions={undefined}
      scripts={scripts}
    >
      {content}
    </Page>
  );
  return `<!doctype html>${renderToString(page)}\n`;
}

/** The one who looks at such a page, as its header has it. */
export function visitorOf({ isSignedIn }: Pick<SharedFrame, "isSignedIn">): "somebody" | undefined {
  return isSignedIn ? "somebody" : undefined;
}

/** Caches that several people share keep no page of somebody who is signed in. */
const ASKED_BY_ONE_EACH_TIME = "private, no-cache";

// The values are kept and not their promises: a promise of one request must not be awaited by another.
const kept = new Map<string, Representation>();

interface SharedAnswer {
  /** The page is kept under its path; not where something else of the request decides what it shows. */
  readonly isKept?: boolean;
  /** By default, that of all pages. */
  readonly policy?: string;
}

/** Answers with such a page, which `write` makes; undefined where there is none. */
export async function answerSharedPage(
  request: RoutedRequest,
  path: string,
  write: (frame: SharedFrame) => string | undefined | Promise<string | undefined>,
  { isKept = true, policy = pagePolicy() }: SharedAnswer = {},
): Promise<Response | Failure> {
  const frame = { menu: request.menu, isSignedIn: readSessionValue(request.headers) !== undefined };
  const key = `${frame.isSignedIn ? "somebody" : "anybody"} ${path}`;
  const page = (isKept ? kept.get(key) : undefined) ?? (await representPage(await write(frame), frame, policy));
  if (page === undefined) return { kind: "not-found" };
  if (isKept) kept.set(key, page);
  const answer = answerRepresentation(request, page);
  answer.headers.append("Vary", "Cookie");
  return answer;
}

async function representPage(
  text: string | undefined,
  { isSignedIn }: SharedFrame,
  policy: string,
): Promise<Representation | undefined> {
  if (text === undefined) return undefined;
  return await represent(text, pageHeaders(policy), isSignedIn ? ASKED_BY_ONE_EACH_TIME : ASKED_EACH_TIME);
}
