import { type LayerInput, noPolicy, type Policy, shippedVocabulary, type Vocabulary } from "../shared/index.ts";
import { type Bindings, bindingsOf, describeMissing, missingBindings } from "./bindings.ts";
import { readSettings, type Settings } from "./content-server/settings.ts";
import { ownLayers } from "./layers.ts";
import { CORRELATION_ID_MAX_CHARACTERS } from "./limits.ts";
import { ownPolicy } from "./policy.ts";
import { ownVocabulary } from "./vocabulary.ts";

/** What is known of a request before a route handles it. */
export interface Context {
  /** The X-Correlation-ID of the answer and of every log line about the request. */
  readonly requestId: string;
  /** What is wrong with the deployment, a sentence each for the log; a route only runs when nothing is. */
  readonly faults: readonly string[];
  /** What configurations call providers, protocols and sections. */
  readonly vocabulary: Vocabulary;
  /** What checks go by where the caller gives no policy. */
  readonly policy: Policy;
  /** What callers may ask to resolve within. */
  readonly layers: readonly LayerInput[];
  /** When the request came in. */
  readonly now: Date;
  readonly settings: Settings;
  /** Users, keys, what is published, and the audit log. */
  readonly database: Bindings["DATABASE"];
  /** The bytes of what is published. */
  readonly bucket: Bindings["CONTENT"];
  /** The bytes of exports. */
  readonly exportsBucket: Bindings["EXPORTS"];
  /** The jobs that make exports. */
  readonly exportJobs: Bindings["AUDIT_EXPORT_JOB"];
  /** What counts requests. */
  readonly metrics: Bindings["METRICS"];
}

const TOKEN = /^[\w.:+/=-]+$/;

/** Reads a request's context; `env` is what the runtime hands to the Worker. */
export function requestContext(request: Request, env: object): Context {
  return { requestId: requestId(request.headers), now: new Date(), ...readDeployment(env) };
}

function readDeployment(env: object): Omit<Context, "requestId" | "now"> {
  const missing = missingBindings(env);
  const own = ownPolicy(env);
  const named = ownVocabulary(env);
  // By other names than were meant, a layer would seem wrong.
  const { layers, faults: faultsOfLayers } =
    "vocabulary" in named ? ownLayers(env, named.vocabulary) : { layers: [], faults: [named.fault] };
  const { settings, faults: faultsOfSettings } = readSettings(env);
  const bindings = bindingsOf(env);
  const faults = [
    ...(missing.length > 0 ? [describeMissing(missing)] : []),
    ...("fault" in own ? [own.fault] : []),
    ...faultsOfLayers,
    ...faultsOfSettings,
  ];
  return {
    faults,
    vocabulary: "vocabulary" in named ? named.vocabulary : shippedVocabulary,
    policy: "policy" in own ? own.policy : noPolicy,
    layers,
    settings,
    database: bindings.DATABASE,
    bucket: bindings.CONTENT,
    exportsBucket: bindings.EXPORTS,
    exportJobs: bindings.AUDIT_EXPORT_JOB,
    metrics: bindings.METRICS,
  };
}

/** The caller's own id where it is short and plain enough to be repeated in a header and a log, else a new one. */
function requestId(headers: Headers): string {
  const sent = headers.get("X-Correlation-ID") ?? "";
  return sent.length <= CORRELATION_ID_MAX_CHARACTERS && TOKEN.test(sent) ? sent : crypto.randomUUID();
}
