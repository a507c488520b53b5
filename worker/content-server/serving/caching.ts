import type { VisitorContext } from "../caller.ts";

/** Headers by which an answer tells some caches to keep it, whatever its Cache-Control says (RFC 9213 and older ones). */
const TARGETED = [
  "CDN-Cache-Control",
  "Cloudflare-CDN-Cache-Control",
  "Edge-Control",
  "Surrogate-Control",
  "X-Accel-Expires",
];

/**
 * Says who may keep an answer of content. What was asked for with a key, nobody. Anything else is asked for anew before each
 * use, because the content may be shared with fewer tomorrow; what the content's upstream forbids beyond that stays forbidden.
 */
export function limitCaching({ headers }: Response, { caller }: Pick<VisitorContext, "caller">): void {
  for (const name of TARGETED) headers.delete(name);
  if (caller === undefined) headers.append("Cache-Control", "no-cache");
  else headers.set("Cache-Control", "private, no-store");
}
