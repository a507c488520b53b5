import { CORRELATION_ID_MAX_CHARACTERS } from "../shared/index.ts";
import { missingBindings } from "./env.ts";

/** What is known of a request before a route handles it. */
export interface Context {
  /** The X-Correlation-ID of the answer and of every log line about the request. */
  readonly requestId: string;
  /** Names of the bindings that the deployment lacks; a route only runs when there are none. */
  readonly missingBindings: readonly string[];
}

const TOKEN = /^[\w.:+/=-]+$/;

/** Reads a request's context; `env` is what the runtime hands to the Worker. */
export function requestContext(request: Request, env: object): Context {
  return { requestId: requestId(request.headers), missingBindings: missingBindings(env) };
}

/** The caller's own id where it is short and plain enough to be repeated in a header and a log, else a new one. */
function requestId(headers: Headers): string {
  const sent = headers.get("X-Correlation-ID") ?? "";
  return sent.length <= CORRELATION_ID_MAX_CHARACTERS && TOKEN.test(sent) ? sent : crypto.randomUUID();
}
