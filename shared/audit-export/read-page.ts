/** Asks for one page, and says what is to be done where there is none. */

import type { AuditPage, PageFailure, SourceEntry } from "../content-server/audit-source.ts";
import { AUDIT_EXPORT_PAGE_MAX_BYTES } from "../content-server/limits.ts";
import { backoffMilliseconds } from "../content-server/retry.ts";
import { type Asking, needsAttention, type Reading, type Step } from "./job-state.ts";
import type { JobPorts, JobSettings } from "./job-types.ts";
import { AUDIT_PAGE_FAILURES_TO_HALVE, AUDIT_PAGE_SUSPECT_TRIES } from "./limits.ts";
import type { Codec } from "./ports.ts";

type PageRead =
  /** @property askedTime milliseconds since 1970 at which the page was asked for. */
  | { readonly kind: "page"; readonly state: Reading; readonly page: AuditPage; readonly askedTime: number }
  /** The server does not take the URL. */
  | { readonly kind: "rejected"; readonly message: string }
  /** It was too large; fewer entries are to be asked for. */
  | { readonly kind: "fewer"; readonly state: Reading }
  | { readonly kind: "step"; readonly step: Step };

/** Reads the page at a URL. */
export async function readPage(state: Reading, url: string, settings: JobSettings, ports: JobPorts): Promise<PageRead> {
  const askedTime = ports.now();
  const outcome = await ports.source.fetchPage(url);
  if (outcome.kind === "failed") return withoutPage(state, outcome.failure, ports);
  const { page } = outcome;
  const damage = page.isSuspect ? await damageOf(page, state.asking, ports) : null;
  if (damage !== null && damage.times < AUDIT_PAGE_SUSPECT_TRIES) {
    const message = "The server sent entries that are not valid JSON.";
    return {
      kind: "step",
      step: wait({ ...state, asking: { ...state.asking, damage } }, { kind: "malformed", message }, ports),
    };
  }
  const asking: Asking = { limit: nextLimit(page, state.asking.limit, settings), failures: 0, damage: null };
  return { kind: "page", state: { ...state, pages: state.pages + 1, asking }, page, askedTime };
}

function withoutPage(state: Reading, failure: PageFailure, ports: JobPorts): PageRead {
  const { limit } = state.asking;
  switch (failure.kind) {
    case "rejected":
      return { kind: "rejected", message: failure.message };
    case "too-large":
      if (limit > 1) return { kind: "fewer", state: { ...state, asking: { ...state.asking, limit: limit >> 1 } } };
      return stop(
        state,
        failure,
        "One entry alone is larger than the export reads, so nothing after it can be exported.",
      );
    case "refused":
      return stop(state, failure, "Give the export a valid key of an administrator of that server.");
    case "redirected":
      return stop(
        state,
        failure,
        "The export does not follow redirects. Set the base URL to the server's own address.",
      );
    case "left-server":
      return stop(
        state,
        failure,
        "No key is sent there. Set the base URL to the one that the URLs of the server's pages begin with.",
      );
    case "throttled":
      return { kind: "step", step: wait(state, failure, ports) };
    default:
      return { kind: "step", step: wait(withFewer(state), failure, ports) };
  }
}

/** A page that takes too long, or breaks off each time, may be had with fewer entries. */
function withFewer(state: Reading): Reading {
  const { asking } = state;
  const isTime = (asking.failures + 1) % AUDIT_PAGE_FAILURES_TO_HALVE === 0;
  return isTime ? { ...state, asking: { ...asking, limit: Math.max(1, asking.limit >> 1) } } : state;
}

function stop(state: Reading, failure: PageFailure, todo: string): PageRead {
  return { kind: "step", step: needsAttention(state, `${failure.message} ${todo} Everything written so far is kept.`) };
}

function wait(state: Reading, failure: PageFailure, { random }: JobPorts): Step {
  const failures = state.asking.failures + 1;
  const milliseconds = backoffMilliseconds({ failures, ...failure }, random());
  return {
    state: { ...state, asking: { ...state.asking, failures } },
    outcome: { kind: "wait", milliseconds, failure },
  };
}

/** What is unreadable on a page, and how often in a row it was the same. */
async function damageOf(
  page: AuditPage,
  { damage }: Asking,
  { codec }: JobPorts,
): Promise<NonNullable<Asking["damage"]>> {
  const unreadable = page.entries.filter(({ kind }) => kind === "unreadable");
  const sha256 = await digestOf(unreadable, codec);
  return { sha256, times: sha256 === damage?.sha256 ? damage.times + 1 : 1 };
}

/** One hash of entries, which tells whether others are the same. */
export async function digestOf(entries: readonly SourceEntry[], codec: Codec): Promise<string> {
  const sha256s = await Promise.all(entries.map(({ bytes }) => codec.digest(bytes)));
  return await codec.digest(new TextEncoder().encode(sha256s.join()));
}

/** Pages grow again, but not to where they would most likely be too large. */
function nextLimit({ entries }: AuditPage, limit: number, { pageEntries }: JobSettings): number {
  const isSmall = 2 * bytesOf(entries) < AUDIT_EXPORT_PAGE_MAX_BYTES;
  return isSmall ? Math.min(2 * limit, pageEntries) : limit;
}

function bytesOf(entries: readonly SourceEntry[]): number {
  return entries.reduce((total, { bytes }) => total + bytes.length, 0);
}
