/** Pages that are the same for everybody: no session has a part in them, and caches may keep them. */

import type { ComponentChildren } from "preact";
import { renderToString } from "preact-render-to-string";
import { ASKED_EACH_TIME, type Representation, represent } from "../http/response.ts";
import type { MenuEntry } from "../http/route.ts";
import type { ScriptName } from "./generated/assets.ts";
import { Page } from "./page.tsx";
import { pageHeaders, pagePolicy } from "./page-headers.ts";

/** The frame of such a page. */
export interface SharedPage {
  /** The title of the page: its heading, and the text of the browser's tab. */
  readonly title: string;
  /** The path of the page, which the navigation marks. */
  readonly pathname: string;
  readonly menu: readonly MenuEntry[];
  readonly scripts?: readonly ScriptName[];
}

/** The text of a page: the frame of all pages around `content`, as for somebody who is not known. */
export function writeSharedPage(
  { title, pathname, menu, scripts = [] }: SharedPage,
  content: ComponentChildren,
): string {
  const page = (
    <Page
      title={title}
      pathname={pathname}
      formPage={undefined}
      menu={menu}
      caller={undefined}
      message={undefined}
      actions={undefined}
      scripts={scripts}
    >
      {content}
    </Page>
  );
  return `<!doctype html>${renderToString(page)}\n`;
}

/** Such a page as an answer. */
export async function representPage(text: string): Promise<Representation> {
  return await represent(text, pageHeaders(pagePolicy()), ASKED_EACH_TIME);
}
