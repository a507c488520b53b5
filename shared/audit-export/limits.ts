import { AUDIT_EXPORT_PAGE_MAX_BYTES } from "../content-server/limits.ts";

/** The entries of an audit log that the export asks for at once, unless a source says otherwise. */
export const AUDIT_EXPORT_PAGE_ENTRIES = 500;

/** A segment is closed when it has this many entries. */
export const AUDIT_SEGMENT_ENTRIES = 20_000;

/** A segment is closed when its entries have this many bytes. */
export const AUDIT_SEGMENT_RAW_BYTES = 8 * 1024 * 1024;

/** The most bytes that the entries of one segment take: those that close it, and one more page. */
export const AUDIT_SEGMENT_MAX_RAW_BYTES = AUDIT_SEGMENT_RAW_BYTES + AUDIT_EXPORT_PAGE_MAX_BYTES;

/** A segment is closed when so many entries of it are in quarantine: its metadata lists them. */
export const AUDIT_SEGMENT_MAX_QUARANTINED = 100;

/** The most gaps that a segment states; it leaves out the lower ones. */
export const AUDIT_SEGMENT_MAX_GAPS = 100;

/** The longest metadata in the header of a segment. RFC 1952 takes 65,535 bytes, some of which are not the text's. */
export const AUDIT_SEGMENT_METADATA_MAX_BYTES = 65_000;

/** The largest stored segment: its entries where they do not get smaller, and its header. */
export const AUDIT_SEGMENT_MAX_BYTES = AUDIT_SEGMENT_MAX_RAW_BYTES + 1024 * 1024;

/** The largest file of an outside witness: a manifest an hour for some sixty years. */
export const AUDIT_WITNESS_MAX_BYTES = 64 * 1024 * 1024;

/** The most breaks of an export that are listed; the others are counted. */
export const AUDIT_VERIFY_MAX_BREAKS = 100;

/** The most ids of late entries that are held in memory at once; with more, the segments are read again. */
export const AUDIT_VERIFY_MAX_LATE_IDS = 200_000;

/** The most quarantined objects that are checked for belonging to a segment. */
export const AUDIT_VERIFY_MAX_QUARANTINE_OBJECTS = 100_000;

/** The most ids of each kind of difference between an export and its source that are listed; the others are counted. */
export const AUDIT_RECONCILE_MAX_IDS = 100;

/** The most ids missing from a segment that are held in memory until the other segments are searched for them. */
export const AUDIT_RECONCILE_MAX_CANDIDATES = 10_000;

/** The most small segments that are compared together. */
export const AUDIT_RECONCILE_MAX_SEGMENTS = 50;

/** The most pages that one step of a comparison reads behind the last segment. */
export const AUDIT_RECONCILE_MAX_BEYOND_PAGES = 40;

/**
 * The most pages behind the end of a segment that are read for its entries that did not come, where entries may be out
 * of order.
 */
export const AUDIT_RECONCILE_MAX_LATER_PAGES = 2;

/** The most times that a damaged page is asked for until its damage is the same as before. */
export const AUDIT_RECONCILE_MAX_PAGE_TRIES = 10;

/** The most pages in a row without a higher id until a comparison with the source gives up. */
export const AUDIT_RECONCILE_MAX_IDLE_PAGES = 100;

/** The largest manifest of an export that is read. */
export const AUDIT_MANIFEST_MAX_BYTES = 16 * 1024 * 1024;

/** The most segments that one manifest lists; the next one lists the rest. */
export const AUDIT_MANIFEST_MAX_SEGMENTS = 10_000;

/** When the segments that a manifest lists have so many gaps together, the rest is for the next one. */
export const AUDIT_MANIFEST_MAX_GAPS = 40_000;

/** The number of times in a row that a page must come with the same damage until its entries are taken as they are. */
export const AUDIT_PAGE_SUSPECT_TRIES = 3;

/** The most times that a page that leaves ids out is asked for again, at one place and in one run. */
export const AUDIT_GAP_MAX_TRIES = 3;
export const AUDIT_GAP_MAX_TRIES_OF_RUN = 30;

/** The age at which entries behind missing ids are exported without these. */
export const AUDIT_GAP_HOLD_BACK_MINUTES = 10;

/** The ids behind a gap that each run reads again to find what is missing, where cursors are not ids. */
export const AUDIT_GAP_LOOK_BACK_IDS = 5_000;

/** The most times in a row that a page with an entry too large to hold may break off or come too slowly. */
export const AUDIT_LARGE_PAGE_MAX_TRIES = 5;

/**
 * The most times in a row that a known server may answer that nothing is at its URL, or redirect, until that is taken
 * for more than a deployment. With the waits between, that is two to four minutes.
 */
export const AUDIT_OUTAGE_MAX_TRIES = 6;

/** The most pages in a row with nothing beyond the pages before. A server that repeats itself has no end. */
export const AUDIT_STALLED_MAX_PAGES = 10;

/** The most times in a row that a walk from the newest entries down may begin again without a new entry. */
export const AUDIT_WALK_MAX_RESTARTS = 10;

/** The most segments that are read back to find the entries that overlap. */
export const AUDIT_OVERLAP_MAX_SEGMENTS = 100;

/** After so many failures in a row, and so many more, half as many entries are asked for. */
export const AUDIT_PAGE_FAILURES_TO_HALVE = 3;

/** The time by which one clock may be ahead until one of both is taken for wrong: as long as entries are held back. */
export const AUDIT_CLOCK_AHEAD_MAX_HOURS = 24;

/**
 * The entries that are pushed to a receiver at once. With another number, a batch that is sent again may have another
 * key.
 */
export const AUDIT_PUSH_BATCH_ENTRIES = 500;

/** The bytes of entries that are pushed at once, unless one alone has more; event collectors take bodies of 1 MB. */
export const AUDIT_PUSH_BATCH_BYTES = 512 * 1024;
