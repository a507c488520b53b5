/**
 * The room that the bundles of all content take that one user owns. It is counted as bundles come and go, so that
 * none has to be read for it.
 * See docs/decisions/0134-counts-of-usage.md.
 */

import type { BundleQuotas } from "./quota-store.ts";

export interface PublisherUsage {
  readonly guid: string;
  readonly username: string;
  readonly bundles: number;
  /** The size of archives and of their files unpacked. */
  readonly bytes: number;
}

export type PublisherQuotas = Pick<BundleQuotas, "publisherMaxBundles" | "publisherMaxStoredBytes">;

/**
 * The publishers who use the largest share of one of their quotas, the first one first. It reads at most two rows
 * for each: whoever is among the first by the larger share is so by one of the two.
 */
export async function listPublisherUsage(
  database: Pick<D1Database, "prepare">,
  { publisherMaxBundles, publisherMaxStoredBytes }: PublisherQuotas,
  limit: number,
): Promise<readonly PublisherUsage[]> {
  const { results } = await database
    .prepare(
      `WITH most_bundles AS (SELECT user_id FROM publisher_usage WHERE bundles > 0 ORDER BY bundles DESC LIMIT ?1),
        most_bytes AS (SELECT user_id FROM publisher_usage WHERE bytes > 0 ORDER BY bytes DESC LIMIT ?1),
        most AS (SELECT user_id FROM most_bundles UNION SELECT user_id FROM most_bytes)
      SELECT users.guid, users.username, usage.bundles, usage.bytes
      FROM most JOIN publisher_usage AS usage ON usage.user_id = most.user_id JOIN users ON users.id = most.user_id
      ORDER BY max(1.0 * usage.bundles / ?2, 1.0 * usage.bytes / ?3) DESC, users.id LIMIT ?1`,
    )
    .bind(limit, publisherMaxBundles, publisherMaxStoredBytes)
    .all<PublisherUsage>();
  return results;
}

/** The most bundles and the most bytes that any publisher has. It reads a row for each of the two. */
export async function readHighestUsage(
  database: Pick<D1Database, "prepare">,
): Promise<Pick<PublisherUsage, "bundles" | "bytes">> {
  const row = await database
    .prepare(
      `SELECT coalesce((SELECT max(bundles) FROM publisher_usage), 0) AS bundles,
        coalesce((SELECT max(bytes) FROM publisher_usage), 0) AS bytes`,
    )
    .first<Pick<PublisherUsage, "bundles" | "bytes">>();
  return row ?? { bundles: 0, bytes: 0 };
}
