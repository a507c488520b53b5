/** The metrics for a program that has no API key. See docs/decisions/0187-token-for-metrics.md. */

import type { Failure } from "../http/errors.ts";
import type { Description, RoutedRequest } from "../http/route.ts";
import type { Context } from "../platform/context.ts";
import { readMetrics } from "./metrics.ts";
import { METRICS_MEDIA_TYPE } from "./metrics-text.ts";

export const METRICS_DESCRIBED: Description["answers"] = { 200: { mediaType: "text/plain" } };

/** Answers in the format of Prometheus. */
export function metricsResponse(text: string): Response {
  return new Response(text, { headers: { "Content-Type": METRICS_MEDIA_TYPE, "Cache-Control": "private, no-store" } });
}

const REFUSED: Failure = { kind: "token-not-valid", scope: "metrics" };

/** `GET /__metrics__`: the metrics, for who sends the server's token. Without one on the server, no token is right. */
export async function answerScrape({ headers }: RoutedRequest, context: Context): Promise<Response | Failure> {
  const sent = /^Bearer +(\S+)$/i.exec(headers.get("Authorization") ?? "")?.[1];
  const isRight = await isSame(sent, context.settings.metricsToken);
  return isRight ? metricsResponse(await readMetrics(context)) : REFUSED;
}

/** Compares digests, so that the time which it takes tells nothing of the token, not even its length. */
async function isSame(sent: string | undefined, token: string | undefined): Promise<boolean> {
  if (sent === undefined || token === undefined) return false;
  const [ofSent, ofToken] = await Promise.all([digest(sent), digest(token)]);
  return crypto.subtle.timingSafeEqual(ofSent, ofToken);
}

async function digest(text: string): Promise<ArrayBuffer> {
  return await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
}
