/** An upstream of API content that answers as strange programs do. */

import { vi } from "vitest";
import type { Random } from "../../fuzz/random.ts";

const MARK = "X-Of-Upstream";

const HEADERS: readonly Readonly<Record<string, string>>[] = [
  {},
  { Location: "http://[", "Content-Length": "5" },
  { Location: "//evil.example/", "Set-Cookie": "a=b" },
  { "WWW-Authenticate": "Basic", "X-Correlation-ID": "of the upstream" },
  { "Content-Type": "text/html", "Content-Encoding": "gzip" },
  { "Cache-Control": "public, max-age=9999", Connection: "x-a", "X-A": "b" },
];

function answer(random: Random): Response {
  const status = random.pick([200, 204, 206, 226, 299, 301, 304, 307, 400, 401, 404, 407, 418, 429, 500, 503, 599]);
  const body = [204, 205, 304].includes(status) ? null : random.pick(["", "a", "<title>An answer</title>"]);
  return new Response(body, {
    status,
    statusText: random.pick(["", "Fine", "Not quite as it should be"]),
    encodeBody: "manual",
    headers: { ...random.pick(HEADERS), [MARK]: "yes" },
  });
}

/** Answers in the place of all upstreams, at times not at all. */
export function standForUpstreams(random: Random) {
  let sent: string[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (request) => {
    if (request instanceof Request) sent.push(...Array.from(request.headers, (header) => header.join(": ")));
    if (random.chance(0.2)) throw new TypeError("Network connection lost.");
    return await Promise.resolve(answer(random));
  });
  return {
    isAnswer: ({ headers }: Response): boolean => headers.has(MARK),
    /** The headers that were sent since the last time. */
    takeSent: (): readonly string[] => {
      const taken = sent;
      sent = [];
      return taken;
    },
  };
}
