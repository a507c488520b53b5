import { PLAYGROUND, PLAYGROUND_POLICY } from "../html/generated/playground.ts";

/** `GET /playground`: the page on which configurations are checked in the browser. It is the same for everybody. */
export function answerPlayground(): Response {
  return new Response(PLAYGROUND, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": `${PLAYGROUND_POLICY}; frame-ancestors 'none'`,
      // The names of what it loads change with each version.
      "Cache-Control": "no-store",
      "Referrer-Policy": "same-origin",
      "Cross-Origin-Opener-Policy": "same-origin",
    },
  });
}
