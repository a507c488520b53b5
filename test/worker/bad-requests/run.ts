/**
 * Sends bad requests to the Worker's router, one after the other, and holds what comes of each to what must hold.
 * See docs/decisions/0108-wrong-requests.md.
 */

import { env } from "cloudflare:workers";
import { vi } from "vitest";
import { createRouter } from "../../../worker/app/router.ts";
import type { Route } from "../../../worker/http/route.ts";
import { requestContext } from "../../../worker/platform/context.ts";
import { createRandom } from "../../fuzz/random.ts";
import { ORIGIN } from "../workerd/server.ts";
import { SIGNING_KEY } from "../workerd/things.ts";
import { BOOTSTRAP_SECRET } from "../workerd/tokens.ts";
import { type BadRequest, badRequest, describeRequest, nameOf, toRequest } from "./bad-request.ts";
import { journalReader } from "./journal.ts";
import { standForUpstreams } from "./upstream.ts";
import { type Outcome, problemsOf } from "./verdict.ts";
import { createWorld, forgetAll, type World } from "./world.ts";

/** Requests that one world serves: some lock users and delete what others are about. */
const WORLD_REQUESTS = 2_000;

const PROBLEMS_MAX = 5;

const VARIABLES = { ALLOW_ANONYMOUS_CONTENT: "true", AUDIT_EXPORT_SIGNING_KEY: SIGNING_KEY, BOOTSTRAP_SECRET };

export interface Findings {
  /** The mistakes, each with the request to send again. */
  readonly problems: readonly string[];
  /** The number of answers of each status, by the route that was asked for. */
  readonly statuses: ReadonlyMap<Route, ReadonlyMap<number, number>>;
}

/** Sends so many requests, for each route in its turn. It stops where a few are answered wrongly, and leaves its mocks to the test. */
export async function sendBadRequests(routes: readonly Route[], seed: number, count: number): Promise<Findings> {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const upstream = standForUpstreams(createRandom(seed, -1));
  const ask = createAsker(routes, upstream, log);
  const problems: string[] = [];
  const statuses = new Map(routes.map((route) => [route, new Map<number, number>()]));
  let world = await createWorld();
  let sent = 0;
  for (let index = 0; sent < count && problems.length < PROBLEMS_MAX; index += 1) {
    if (index % WORLD_REQUESTS === WORLD_REQUESTS - 1) world = await createWorld();
    const bad = await badRequest(seed, index, routes, world);
    const outcome = await ask(bad);
    if (outcome === undefined) continue;
    sent += 1;
    const found = problemsOf(bad, outcome);
    if (found.length > 0) problems.push(`${found.join("\n")}\nSeed ${seed}. ${describeRequest(bad)}`);
    const counts = statuses.get(bad.route);
    counts?.set(outcome.status, (counts.get(outcome.status) ?? 0) + 1);
    forgetChanged(bad, outcome, world);
  }
  return { problems, statuses };
}

/** A thing that a request has changed is no longer as the next one expects it. */
function forgetChanged(bad: BadRequest, { status }: Outcome, world: World): void {
  const isChange = status < 300 && !["GET", "HEAD", "OPTIONS"].includes(bad.method);
  if (isChange) forgetAll(world, (id) => id.startsWith(`${nameOf(bad.route)} `) && id.endsWith(` ${bad.kind}`));
}

function createAsker(
  routes: readonly Route[],
  upstream: ReturnType<typeof standForUpstreams>,
  log: { readonly mock: { readonly calls: unknown[][] }; mockClear: () => unknown },
) {
  const router = createRouter(routes);
  const readJournal = journalReader();
  return async (bad: BadRequest): Promise<Outcome | undefined> => {
    if (bad.isPrepared) await readJournal();
    upstream.takeSent();
    log.mockClear();
    const request = toRequest(bad, ORIGIN);
    if (request === undefined) return undefined;
    const response = await router.fetch(request, requestContext(request, { ...env, ...VARIABLES }));
    const isOfUpstream = upstream.isAnswer(response);
    return {
      status: response.status,
      headers: response.headers,
      text: new TextDecoder().decode(await response.arrayBuffer()),
      isOfUpstream,
      log: log.mock.calls.map(String),
      sentUpstream: upstream.takeSent(),
      writes: await readJournal(),
    };
  };
}
