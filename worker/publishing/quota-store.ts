import type { Settings } from "../settings/settings.ts";

/** The most that may be stored of one content item, and of all content that one user owns, by the settings. */
export type BundleQuotas = Pick<
  Settings,
  "contentMaxBundles" | "contentMaxStoredBytes" | "publisherMaxBundles" | "publisherMaxStoredBytes"
>;

/** The room that the bundles of a content item take, and those of all content of its owner. */
export interface Usage {
  readonly content: Stored;
  readonly publisher: Stored;
}

interface Stored {
  readonly bundles: number;
  /** The size of archives as they were sent and of their files unpacked, for both are stored. */
  readonly bytes: number;
}

/** A quota that a change would exceed. */
export interface ExceededQuota {
  /** The variable that sets it. */
  readonly quota:
    | "CONTENT_MAX_BUNDLES"
    | "CONTENT_MAX_STORED_BYTES"
    | "PUBLISHER_MAX_BUNDLES"
    | "PUBLISHER_MAX_STORED_BYTES";
  readonly max: number;
  readonly used: number;
}

const OF_CONTENT = "FROM bundles WHERE bundles.content_id = content.id";
const OF_OWNER =
  "FROM content AS owned JOIN bundles ON bundles.content_id = owned.id WHERE owned.owner_id = content.owner_id";
const BYTES = "coalesce(sum(bundles.archive_bytes + bundles.file_bytes), 0)";

/**
 * The condition that `content` and its owner have room for one bundle more, checked in the statement that adds it:
 * ?4 to ?8 are `roomBindings`.
 * See docs/decisions/0104-quotas-are-sums.md.
 */
export const HAS_ROOM = `((SELECT count(*) ${OF_CONTENT}) < ?5 AND (SELECT ${BYTES} ${OF_CONTENT}) + ?4 <= ?6
  AND (SELECT count(*) ${OF_OWNER}) < ?7 AND (SELECT ${BYTES} ${OF_OWNER}) + ?4 <= ?8)`;

/** @param bytes that the new bundle takes. */
export function roomBindings(bytes: number, quotas: BundleQuotas): readonly number[] {
  const { contentMaxBundles, contentMaxStoredBytes, publisherMaxBundles, publisherMaxStoredBytes } = quotas;
  return [bytes, contentMaxBundles, contentMaxStoredBytes, publisherMaxBundles, publisherMaxStoredBytes];
}

/** Reads the usage at this moment; nothing is in use where the content no longer exists. */
export async function findUsage(database: D1Database, contentId: number): Promise<Usage> {
  const row = await database
    .prepare(
      `SELECT (SELECT count(*) ${OF_CONTENT}) AS content_bundles, (SELECT ${BYTES} ${OF_CONTENT}) AS content_bytes,
        (SELECT count(*) ${OF_OWNER}) AS publisher_bundles, (SELECT ${BYTES} ${OF_OWNER}) AS publisher_bytes
      FROM content WHERE content.id = ?1`,
    )
    .bind(contentId)
    .first<Record<"content_bundles" | "content_bytes" | "publisher_bundles" | "publisher_bytes", number>>();
  return {
    content: { bundles: row?.content_bundles ?? 0, bytes: row?.content_bytes ?? 0 },
    publisher: { bundles: row?.publisher_bundles ?? 0, bytes: row?.publisher_bytes ?? 0 },
  };
}

/** The first quota that one bundle more of so many bytes would exceed; undefined where there is room for it. */
export function exceededQuota(
  { content, publisher }: Usage,
  quotas: BundleQuotas,
  bytes: number,
): ExceededQuota | undefined {
  const all: readonly (ExceededQuota & { readonly more: number })[] = [
    { quota: "CONTENT_MAX_BUNDLES", max: quotas.contentMaxBundles, used: content.bundles, more: 1 },
    { quota: "PUBLISHER_MAX_BUNDLES", max: quotas.publisherMaxBundles, used: publisher.bundles, more: 1 },
    { quota: "CONTENT_MAX_STORED_BYTES", max: quotas.contentMaxStoredBytes, used: content.bytes, more: bytes },
    { quota: "PUBLISHER_MAX_STORED_BYTES", max: quotas.publisherMaxStoredBytes, used: publisher.bytes, more: bytes },
  ];
  const exceeded = all.find(({ max, used, more }) => used + more > max);
  return exceeded && { quota: exceeded.quota, max: exceeded.max, used: exceeded.used };
}
