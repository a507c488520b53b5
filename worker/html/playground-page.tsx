import { renderToString } from "preact-render-to-string";
import { ASKED_EACH_TIME, type Representation, represent } from "../http/response.ts";
import type { MenuEntry } from "../http/route.ts";
import { PLAYGROUND, PLAYGROUND_POLICY } from "./generated/playground.ts";
import { Header } from "./page.tsx";
import { pageHeaders } from "./page-headers.ts";

/** The playground with the header of all pages. The rest of its document is written when the Worker is built. */
export async function representPlayground(menu: readonly MenuEntry[]): Promise<Representation> {
  const header = renderToString(<Header pathname="/playground" menu={menu} caller={undefined} />);
  const { beforeHeader, afterHeader } = PLAYGROUND;
  const headers = pageHeaders(`${PLAYGROUND_POLICY}; frame-ancestors 'none'`);
  return await represent(beforeHeader + header + afterHeader, headers, ASKED_EACH_TIME);
}
