/** The names of an export's objects, below the prefix or the folder of the export. */

/** So many digits are in each number, so that the order of names is that of numbers. */
const DIGITS = 9;
const MAX_NUMBER = 10 ** DIGITS - 1;
const SHA256_DIGITS = 64;
const SHA256 = /^[0-9a-f]{64}$/;

export const SEGMENT_PREFIX = "seg/";
export const MANIFEST_PREFIX = "manifests/";
export const QUARANTINE_PREFIX = "quarantine/";

/** Names the newest manifest. It alone is ever replaced. */
export const LATEST_NAME = "latest.json";

/** `seg/000000042.ndjson.gz`; numbers begin with 1. */
export function segmentName(number: number): string {
  return `${SEGMENT_PREFIX}${padded(number)}.ndjson.gz`;
}

/** `manifests/000000042.json`; sequences begin with 1. */
export function manifestName(sequence: number): string {
  return `${MANIFEST_PREFIX}${padded(sequence)}.json`;
}

/** Where an entry that cannot be exported is kept as it came, by the SHA-256 of its bytes. */
export function quarantineName(sha256: string): string {
  return `${QUARANTINE_PREFIX}${sha256}.raw`;
}

/** The number of a segment by its name; undefined where the name is no segment's. */
export function segmentNumber(name: string): number | undefined {
  return numberIn(name, segmentName);
}

/** The sequence of a manifest by its name; undefined where the name is no manifest's. */
export function manifestSequence(name: string): number | undefined {
  return numberIn(name, manifestName);
}

/** The SHA-256 by which a quarantined object is named; undefined where the name is no such object's. */
export function quarantineSha256(name: string): string | undefined {
  const sha256 = name.slice(QUARANTINE_PREFIX.length, QUARANTINE_PREFIX.length + SHA256_DIGITS);
  return SHA256.test(sha256) && quarantineName(sha256) === name ? sha256 : undefined;
}

/** Tells if an export creates objects of this name. */
export function isExportObjectName(name: string): boolean {
  return (
    name === LATEST_NAME ||
    segmentNumber(name) !== undefined ||
    manifestSequence(name) !== undefined ||
    quarantineSha256(name) !== undefined
  );
}

/** Names that operating systems put into folders by themselves, in lower case. */
const STRAYS = [".ds_store", "desktop.ini", "lost+found", "thumbs.db"];

/** Tells if an operating system made a name below the folder of an export, or below one of its folders. */
export function isStrayName(name: string): boolean {
  const stray = /^(?:seg\/|manifests\/|quarantine\/)?(?<last>[^/]+)$/.exec(name)?.groups?.["last"];
  return stray !== undefined && STRAYS.includes(stray.toLowerCase());
}

/** The notice about such names; empty where there are none. */
export function straysNotice(names: readonly string[]): readonly string[] {
  return names.length === 0
    ? []
    : [`Passed over, as they are the operating system's own: ${names.toSorted().join(", ")}.`];
}

function padded(number: number): string {
  return String(number).padStart(DIGITS, "0");
}

function numberIn(name: string, nameOf: (number: number) => string): number | undefined {
  const number = Number(/(?<digits>\d+)/.exec(name)?.groups?.["digits"]);
  return number >= 1 && number <= MAX_NUMBER && nameOf(number) === name ? number : undefined;
}
