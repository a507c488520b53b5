import { PREFLIGHT_MAX_AGE_SECONDS } from "../shared/index.ts";

/** Lets scripts of any website read an answer. Credentials stay out: with `*`, browsers send and accept none. */
export function allowCrossOrigin(response: Response): void {
  response.headers.set("Access-Control-Allow-Origin", "*");
  response.headers.set("Access-Control-Expose-Headers", "ETag, X-Correlation-ID");
}

/** Answers the question that a browser asks before a request from another website. */
export function preflight(methods: readonly string[]): Response {
  const list = methods.join(", ");
  return new Response(null, {
    status: 204,
    headers: {
      Allow: list,
      "Access-Control-Allow-Methods": list,
      "Access-Control-Allow-Headers": "Content-Type, If-None-Match, X-Correlation-ID",
      "Access-Control-Max-Age": String(PREFLIGHT_MAX_AGE_SECONDS),
    },
  });
}
