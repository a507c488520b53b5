/** One request after another that is wrong in some way, for any table of routes. */

import { USER_ROLES } from "../../../shared/index.ts";
import type { Route } from "../../../worker/http/route.ts";
import { createRandom, type Random } from "../../fuzz/random.ts";
import { KINDS } from "../workerd/askers.ts";
import type { Ask, Asker } from "../workerd/matrix-rows.ts";
import { oddArchive } from "./archives.ts";
import { wrongBody } from "./bodies.ts";
import { type Draft, type Header, type Material, type Mutate, withHeader } from "./draft.ts";
import { asBrowser, manyHeaders, oddCredentials, oddHeader, secretHeaders } from "./headers.ts";
import { SECRET } from "./more-requests.ts";
import { FIELD_NAMES } from "./names.ts";
import { wrongPart, wrongShape } from "./paths.ts";
import { oddParameters, oddQuery, tamperedQuery } from "./queries.ts";
import { rightRequest, type World } from "./world.ts";

/** A request, and what it was made of. */
export interface BadRequest extends Draft {
  readonly index: number;
  /** True where something was created in the database for it. */
  readonly isPrepared: boolean;
  readonly route: Route;
  /** Who asks, by what the key amounts to. */
  readonly kind: string;
  readonly caller: Asker;
  /** The caller's key; of one who has none, a key of no one. */
  readonly key: string;
  /** The mistake in it; nothing where it is right, for the wrong ones to be near to something. */
  readonly wrong: readonly string[];
}

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND"];

const wrongMethod: Mutate = (draft, random) => ({ ...draft, method: random.pick(METHODS) });

const MUTATIONS: Readonly<Record<string, Mutate>> = {
  "path in another shape": wrongShape,
  "odd parameters": oddParameters,
  "odd query": oddQuery,
  "tampered query": tamperedQuery,
  "odd header": oddHeader,
  "headers with secrets": secretHeaders,
  "many headers": manyHeaders,
  "odd credentials": oddCredentials,
  "as a browser": asBrowser,
  "another method": wrongMethod,
};

/** The shares of requests that are right, and of those with a second mistake. */
const RIGHT_SHARE = 0.04;
const FURTHER_SHARE = 0.3;

/** The request of an index: every route has its turn, and one seed always makes the same ones of one world. */
export async function badRequest(
  seed: number,
  index: number,
  routes: readonly Route[],
  world: World,
): Promise<BadRequest> {
  const random = createRandom(seed, index);
  const route = routes[index % routes.length];
  const [kind, caller] = pickCaller(random, world);
  if (route === undefined) throw new Error("There are no routes.");
  const { ask, isNew } = await rightRequest(nameOf(route), kind, world, random);
  const right = await draftOf(route, ask, caller.sent);
  const key = caller.sent ?? world.keyOfNoOne;
  const material: Material = { ids: world.ids, names: FIELD_NAMES, key, secret: SECRET };
  const made = { index, isPrepared: isNew, route, kind, caller, key };
  if (random.chance(RIGHT_SHARE)) return { ...right, ...made, wrong: [] };
  const uploads = right.body !== undefined && right.body[0] === 0x1f;
  if (uploads && random.chance(0.5))
    return { ...right, ...made, body: await oddArchive(random), wrong: ["odd archive"] };
  const { draft, wrong } = mutate(right, route, random, material);
  return { ...draft, ...made, wrong };
}

/** Those whose keys have permissions ask more often: the others are refused before anything else is looked at. */
function pickCaller(random: Random, { callers }: World): readonly [string, Asker] {
  const valid = [...callers].filter(([kind]) => isStanding(kind, USER_ROLES));
  const administrators = valid.filter(([kind]) => isStanding(kind, ["administrator"]));
  return random.pick(random.pick([administrators, administrators, administrators, valid, [...callers]]));
}

function isStanding(kind: string, roles: readonly string[]): boolean {
  return roles.includes(KINDS[kind]?.standing ?? "");
}

/** The name of a route in the matrix of permissions. */
export function nameOf({ method, path }: Route): string {
  return `${method} ${path}`;
}

function mutate(right: Draft, route: Route, random: Random, material: Material) {
  const hasBody = !["GET", "DELETE", "ALL"].includes(route.method);
  const wrongPartOf = { "wrong part of the path": wrongPart(route.path) };
  const offered: Readonly<Record<string, Mutate>> = { ...MUTATIONS, ...wrongPartOf, "wrong body": wrongBody };
  const wrong: string[] = [];
  let draft = right;
  do {
    const often = hasBody ? "wrong body" : random.pick(["wrong part of the path", "odd parameters"]);
    const name = random.chance(0.4) ? often : random.pick(Object.keys(offered));
    draft = (offered[name] ?? wrongBody)(draft, random, material);
    wrong.push(name);
  } while (random.chance(FURTHER_SHARE));
  return { draft, wrong };
}

/** A right request as it is sent. */
async function draftOf(route: Route, { path, json, body, headers = {} }: Ask, key: string | undefined): Promise<Draft> {
  const [pathname = "", query] = path.split("?");
  const content = json === undefined ? body : JSON.stringify(json);
  const bytes = content === undefined ? undefined : new Uint8Array(await new Response(content).arrayBuffer());
  const method = route.method === "ALL" ? "GET" : route.method;
  const sent: readonly Header[] = Object.entries(headers);
  const draft = { method, path: pathname, query, headers: sent, body: bytes };
  const hasCredentials = sent.some(([name]) => name === "Authorization");
  return key === undefined || hasCredentials ? draft : withHeader(draft, ["Authorization", `Key ${key}`]);
}

/** The characters that a path and a query may hold on their way over HTTP. */
const SENDABLE = /^[!-~]*$/;

/** The request as the runtime hands it over, whose URL stands as it was sent; undefined where it takes no such header. */
export function toRequest({ method, path, query, headers, body }: Draft, origin: string): Request | undefined {
  const url = `${origin}${/^[/\\]/.test(path) ? "" : "/"}${path}${query === undefined ? "" : `?${query}`}`;
  const hasBody = body !== undefined && body.length > 0 && method !== "GET" && method !== "HEAD";
  try {
    const sent = headers.map(([name, value]): [string, string] => [name, value]);
    const request = new Request(url, { method, headers: sent, redirect: "manual", ...(hasBody ? { body } : {}) });
    return SENDABLE.test(url) ? Object.defineProperty(request, "url", { value: url }) : request;
  } catch {
    return undefined;
  }
}

/** The request in words, to send it again. */
export function describeRequest(bad: BadRequest): string {
  const { index, route, kind, wrong, method, path, query, headers, body } = bad;
  const sent = body === undefined ? "" : JSON.stringify(new TextDecoder().decode(body.slice(0, 600)));
  return [
    `Request ${index} for ${route.method} ${route.path}, by: ${kind}. Wrong: ${wrong.join(", ") || "nothing"}.`,
    `${method} ${JSON.stringify(query === undefined ? path : `${path}?${query}`).slice(0, 1_000)}`,
    ...headers.map(([name, value]) => `${name}: ${JSON.stringify(value).slice(0, 300)}`),
    `${body?.length ?? 0} bytes ${sent}`,
  ].join("\n");
}
