/**
 * Sets up the tests that start servers: what such a server answers to `fetch` must be what the document of the API describes. The
 * servers of this project run on this machine, and alone give a correlation id.
 */

const { fetch } = globalThis;

const checkedFetch: typeof fetch = async (input, init) => {
  const answer = await fetch(input, init);
  if (answer.headers.has("X-Correlation-ID") && isOnThisMachine(answer.url)) {
    // Most files of tests ask no server, and need not load the routes.
    const { mustBeDescribed } = await import("./described-answers.ts");
    const method = init?.method ?? (input instanceof Request ? input.method : "GET");
    const sent = typeof init?.body === "string" ? init.body : undefined;
    const isOfItem = new URL(answer.url).hostname.endsWith(".localhost");
    await mustBeDescribed({ method, url: answer.url, isOfItem }, answer, sent);
  }
  return answer;
};

// This file is run again for each file of tests, in the same process.
if (fetch.name !== checkedFetch.name) globalThis.fetch = checkedFetch;

function isOnThisMachine(url: string): boolean {
  const { hostname } = new URL(url);
  return hostname === "127.0.0.1" || hostname === "localhost" || hostname.endsWith(".localhost");
}
