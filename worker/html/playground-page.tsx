import { renderToString } from "preact-render-to-string";
import type { Failure } from "../http/errors.ts";
import type { RoutedRequest } from "../http/route.ts";
import { PLAYGROUND, PLAYGROUND_POLICY } from "./generated/playground.ts";
import { Header } from "./page.tsx";
import { answerSharedPage, type SharedFrame, visitorOf } from "./shared-page.tsx";

const PATH = "/playground";

const POLICY = `${PLAYGROUND_POLICY}; frame-ancestors 'none'`;

/** `GET /playground`: the page on which configurations are checked in the browser. */
export async function answerPlayground(request: RoutedRequest): Promise<Response | Failure> {
  return await answerSharedPage(request, PATH, writePlayground, { policy: POLICY });
}

/** The playground with the header of all pages. The rest of its document is written when the Worker is built. */
function writePlayground(frame: SharedFrame): string {
  const header = <Header pathname={PATH} address={PATH} menu={frame.menu} visitor={visitorOf(frame)} />;
  return PLAYGROUND.beforeHeader + renderToString(header) + PLAYGROUND.afterHeader;
}
