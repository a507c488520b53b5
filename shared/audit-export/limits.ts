import { AUDIT_EXPORT_PAGE_MAX_BYTES } from "../content-server/limits.ts";

/** How many entries of an audit log the export asks for at once, where a source does not say otherwise. */
export const AUDIT_EXPORT_PAGE_ENTRIES = 500;

/** A segment is closed when it has this many entries. */
export const AUDIT_SEGMENT_ENTRIES = 20_000;

/** A segment is closed when its entries have this many bytes. */
export const AUDIT_SEGMENT_RAW_BYTES = 8 * 1024 * 1024;

/** How large the entries of one segment may be at most: what closes it, and one more page. */
export const AUDIT_SEGMENT_MAX_RAW_BYTES = AUDIT_SEGMENT_RAW_BYTES + AUDIT_EXPORT_PAGE_MAX_BYTES;

/** A segment is closed when so many entries of it are in quarantine: its metadata lists them. */
export const AUDIT_SEGMENT_MAX_QUARANTINED = 100;

/** How many places a segment states at which ids are missing; the lower ones are left out. */
export const AUDIT_SEGMENT_MAX_GAPS = 100;

/** How long the metadata in the header of a segment may be. RFC 1952 takes 65,535 bytes, some of which are not the text's. */
export const AUDIT_SEGMENT_METADATA_MAX_BYTES = 65_000;

/** How large a segment may be as it is stored: its entries where they do not get smaller, and its header. */
export const AUDIT_SEGMENT_MAX_BYTES = AUDIT_SEGMENT_MAX_RAW_BYTES + 1024 * 1024;

/** How large the file of an outside witness may be: a manifest an hour for some sixty years. */
export const AUDIT_WITNESS_MAX_BYTES = 64 * 1024 * 1024;

/** How many breaks of an export are told; the others are counted. */
export const AUDIT_VERIFY_MAX_BREAKS = 100;

/** How many ids of entries that came late are held in memory at once; of more, the segments are read again. */
export const AUDIT_VERIFY_MAX_LATE_IDS = 200_000;

/** How many quarantined objects are looked at for belonging to a segment. */
export const AUDIT_VERIFY_MAX_QUARANTINE_OBJECTS = 100_000;

/** How many ids of each kind of difference are told between an export and its source; the others are counted. */
export const AUDIT_RECONCILE_MAX_IDS = 100;

/** How many ids that are missing from a segment are held in memory until the other segments are looked through for them. */
export const AUDIT_RECONCILE_MAX_CANDIDATES = 10_000;

/** How many small segments are compared together. */
export const AUDIT_RECONCILE_MAX_SEGMENTS = 50;

/** How many pages one step of a comparison reads behind the last segment. */
export const AUDIT_RECONCILE_MAX_BEYOND_PAGES = 40;

/** How many pages behind the end of a segment are read for its entries that did not come, where entries may be out of order. */
export const AUDIT_RECONCILE_MAX_LATER_PAGES = 2;

/** How often a page is asked for until its damage, where it has some, is the same as before. */
export const AUDIT_RECONCILE_MAX_PAGE_TRIES = 10;

/** How many pages in a row may bring no higher id until a comparison with the source gives up. */
export const AUDIT_RECONCILE_MAX_IDLE_PAGES = 100;

/** How large a manifest of an export may be that is read. */
export const AUDIT_MANIFEST_MAX_BYTES = 16 * 1024 * 1024;

/** How many segments one manifest lists at most; the rest is for the next one. */
export const AUDIT_MANIFEST_MAX_SEGMENTS = 10_000;

/** When the segments that a manifest lists have so many gaps together, the rest is for the next one. */
export const AUDIT_MANIFEST_MAX_GAPS = 40_000;

/** How often in a row a page must come with the same damage before that is how its entries are. */
export const AUDIT_PAGE_SUSPECT_TRIES = 3;

/** How often a page that leaves ids out is asked for again, at one place and in one run. */
export const AUDIT_GAP_MAX_TRIES = 3;
export const AUDIT_GAP_MAX_TRIES_OF_RUN = 30;

/** How old the entries behind missing ids have to be until they are exported without these. */
export const AUDIT_GAP_HOLD_BACK_MINUTES = 10;

/** How many ids behind a gap are read again on each run to find what is missing, where cursors are not ids. */
export const AUDIT_GAP_LOOK_BACK_IDS = 5_000;

/** How often in a row a page with an entry that is too large to hold may break off or come too slowly. */
export const AUDIT_LARGE_PAGE_MAX_TRIES = 5;

/**
 * How often in a row a server that is known may answer that nothing is at its URL, or redirect, until that is taken for more
 * than a deployment. With the waits between, that is two to four minutes.
 */
export const AUDIT_OUTAGE_MAX_TRIES = 6;

/** How many pages in a row may have nothing that goes beyond the pages before. A server that repeats itself has no end. */
export const AUDIT_STALLED_MAX_PAGES = 10;

/** How often in a row a walk from the newest entries down may begin again without a new entry. */
export const AUDIT_WALK_MAX_RESTARTS = 10;

/** How many segments are read back at most to find the entries that overlap. */
export const AUDIT_OVERLAP_MAX_SEGMENTS = 100;

/** After so many failures in a row, and so many more, half as many entries are asked for. */
export const AUDIT_PAGE_FAILURES_TO_HALVE = 3;

/** How far a time may be ahead of the clock until one of both is taken for a mistake: as long as entries are held back. */
export const AUDIT_CLOCK_AHEAD_MAX_HOURS = 24;

/** How many entries are pushed to a receiver at once. With another number, a batch that is sent again may have another key. */
export const AUDIT_PUSH_BATCH_ENTRIES = 500;

/** How many bytes of entries are pushed at once, unless one alone has more; event collectors take bodies of 1 MB. */
export const AUDIT_PUSH_BATCH_BYTES = 512 * 1024;
