import { createHash } from "node:crypto";

/** The marker by which the next run knows a comment as ours. */
interface Marker {
  /** The step or the subject that the comment belongs to, as the caller chose it. */
  readonly key: string;
  /** The finding that it is about, as `fingerprintsOf` gives it. */
  readonly fingerprint: string;
}

const START = "<!-- provider-steward ";
const END = " -->";

/**
 * A comment in HTML that GitHub keeps and does not show. Whatever the two hold, the marker is one line, ends where it
 * seems to, and gives them back to `readMarker`; of a lone surrogate it keeps only that it was one.
 * See docs/decisions/0039-comments-known-by-author-and-marker.md.
 */
export function markerOf(fingerprint: string, key: string): string {
  return `${START}${encode(key)} ${encode(fingerprint)}${END}`;
}

/**
 * The marker at the very end of a comment's body; undefined where there is none. Anybody may write one: it says which
 * comment is meant, not whose it is.
 */
export function readMarker(body: string): Marker | undefined {
  const text = body.trimEnd();
  const start = text.lastIndexOf(START);
  if (start < 0 || !text.endsWith(END)) return undefined;
  const [key, fingerprint, ...others] = text
    .slice(start + START.length, -END.length)
    .split(" ")
    .map(decode);
  if (key === undefined || fingerprint === undefined || others.length > 0) return undefined;
  return { key, fingerprint };
}

/** Without spaces and hyphens, so that it neither ends the comment nor looks like its end. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replaceAll("-", "%2D").replaceAll("%3A", ":");
}

/** Undefined for what `encode` does not write. */
function decode(text: string): string | undefined {
  try {
    const decoded = decodeURIComponent(text);
    return encode(decoded) === text ? decoded : undefined;
  } catch {
    return undefined;
  }
}

const KEY_CHARACTERS = 16;

/**
 * The key by which the next run of this step knows its comments: a hash of the workflow, the job and the step, so that
 * two steps on one pull request leave each other's comments alone. The legs of a matrix have the same one.
 * @param environment where the runner names the three.
 */
export function stepKey(environment: NodeJS.ProcessEnv): string {
  const { GITHUB_WORKFLOW: workflow = "", GITHUB_JOB: job = "", GITHUB_ACTION: step = "" } = environment;
  return createHash("sha256")
    .update(JSON.stringify([workflow, job, step]))
    .digest("hex")
    .slice(0, KEY_CHARACTERS);
}
