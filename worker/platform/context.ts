import ipaddr from "ipaddr.js";
import type { DeploymentConfiguration } from "../settings/configuration.ts";
import type { Settings } from "../settings/settings.ts";
import { askWith } from "./ask-store.ts";
import { type Bindings, type Environment, readEnvironment } from "./bindings.ts";
import type { RateLimits } from "./rate-limits.ts";
import type { Ask } from "./reading.ts";

/** A caller's X-Correlation-ID that is longer is not used. */
const CORRELATION_ID_MAX_CHARACTERS = 128;

/** The facts about a request before a route handles it. */
export interface Context extends DeploymentConfiguration {
  /** The X-Correlation-ID of the answer and of every log line about the request. */
  readonly requestId: string;
  /** The faults of the deployment, a sentence each for the log; a route only runs where there is none. */
  readonly faults: readonly string[];
  /** The time at which the request came in. */
  readonly now: Date;
  /** The address that was asked for. */
  readonly url: string;
  readonly settings: Settings;
  /** Users, keys, what is published, and the audit log. */
  readonly database: Bindings["DATABASE"];
  /** Asks the database by readings. */
  readonly ask: Ask;
  /** The bytes of what is published. */
  readonly bucket: Bindings["CONTENT"];
  /** The bytes of exports. */
  readonly exportsBucket: Bindings["EXPORTS"];
  /** The documents of the project and their pictures. */
  readonly files: Bindings["ASSETS"];
  /** The jobs that write exports. */
  readonly exportJobs: Bindings["AUDIT_EXPORT_JOB"];
  /** The objects that push exports to receivers. */
  readonly exportPushes: Bindings["AUDIT_EXPORT_PUSH"];
  /** The counter of requests. */
  readonly metrics: Bindings["METRICS"];
  /** The counters of what a caller does. */
  readonly rateLimits: RateLimits;
}

const TOKEN = /^[\w.:+/=-]+$/;

/** The part that the contexts of one deployment have in common. */
type Shared = Omit<Context, "requestId" | "now" | "url">;

/** The parts by the environment that they were made of: the runtime hands the same one to every request. */
let last: { readonly environment: Environment; readonly shared: Shared } | undefined;

/** Reads a request's context; `env` is what the runtime hands to the Worker. */
export function requestContext(request: Request, env: object): Context {
  const environment = readEnvironment(env);
  if (last?.environment !== environment) last = { environment, shared: sharedOf(environment) };
  return { ...last.shared, requestId: requestId(request.headers), now: new Date(), url: request.url };
}

function sharedOf({ bindings, configuration, settings, faults }: Environment): Shared {
  return {
    ...configuration,
    settings,
    faults: [...faults.bindings, ...faults.configuration, ...faults.settings],
    database: bindings.DATABASE,
    ask: askWith(bindings.DATABASE),
    bucket: bindings.CONTENT,
    exportsBucket: bindings.EXPORTS,
    files: bindings.ASSETS,
    exportJobs: bindings.AUDIT_EXPORT_JOB,
    exportPushes: bindings.AUDIT_EXPORT_PUSH,
    metrics: bindings.METRICS,
    rateLimits: bindings,
  };
}

/** The caller's own id where it is short and plain enough to be repeated in a header and a log, else a new one. */
function requestId(headers: Headers): string {
  const sent = headers.get("X-Correlation-ID") ?? "";
  return sent.length <= CORRELATION_ID_MAX_CHARACTERS && TOKEN.test(sent) ? sent : crypto.randomUUID();
}

/** The groups of an IPv6 address that name the network of one customer: 64 bits. */
const NETWORK_GROUPS = 4;

/**
 * The address that a request comes from, as the platform tells it: of IPv6 the network, in which one machine has any number of
 * addresses; empty where there is none.
 */
export function callerAddress(headers: Headers): string {
  const address = headers.get("CF-Connecting-IP") ?? "";
  return address.includes(":") && ipaddr.IPv6.isValid(address) ? networkOf(ipaddr.IPv6.parse(address)) : address;
}

function networkOf(address: ipaddr.IPv6): string {
  if (address.isIPv4MappedAddress()) return address.toIPv4Address().toString();
  const groups = address.parts.slice(0, NETWORK_GROUPS).map((group) => group.toString(16));
  return `${groups.join(":")}::/64`;
}
