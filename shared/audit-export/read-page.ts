/** Asks for one page, and decides what to do where it does not come. */

import type { AuditPage, PageEntry, PageFailure } from "../content-server/audit-source.ts";
import { AUDIT_EXPORT_PAGE_MAX_BYTES } from "../content-server/limits.ts";
import { backoffMilliseconds, outageMilliseconds } from "../content-server/retry.ts";
import { digestOf } from "./entry-content.ts";
import { type Asking, needsAttention, type Reading, type Step, startAsking } from "./job-state.ts";
import type { JobPorts, JobSettings } from "./job-types.ts";
import {
  AUDIT_LARGE_PAGE_MAX_TRIES,
  AUDIT_OUTAGE_MAX_TRIES,
  AUDIT_PAGE_FAILURES_TO_HALVE,
  AUDIT_PAGE_SUSPECT_TRIES,
} from "./limits.ts";

type PageRead =
  | {
      readonly kind: "page";
      readonly state: Reading;
      /** From which the same page is asked for once more: what cannot be read on it is known. */
      readonly again: Reading;
      readonly page: AuditPage<PageEntry>;
      /** Milliseconds since 1970 at which it was asked for. */
      readonly askedTime: number;
    }
  /** The server does not take the URL. */
  | { readonly kind: "rejected"; readonly message: string }
  /** It was too large: the next request asks for fewer entries. */
  | { readonly kind: "fewer"; readonly state: Reading }
  | { readonly kind: "step"; readonly step: Step };

/** Reads the page at a URL. */
export async function readPage(state: Reading, url: string, settings: JobSettings, ports: JobPorts): Promise<PageRead> {
  const askedTime = ports.now();
  const outcome = await ports.source.fetchPage(url);
  if (outcome.kind === "failed" && outcome.failure.kind === "too-large") {
    return await readFewer(state, url, askedTime, ports);
  }
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
  const asking = startAsking(nextLimit(page, state.asking.limit, settings));
  const read = { ...state, pages: state.pages + 1, asking };
  return { kind: "page", state: read, again: { ...read, asking: { ...asking, damage } }, page, askedTime };
}

/** Asks for fewer entries; where one entry alone is too large, reads it without holding it. */
async function readFewer(state: Reading, url: string, askedTime: number, ports: JobPorts): Promise<PageRead> {
  const { asking } = state;
  if (asking.limit > 1) return { kind: "fewer", state: { ...state, asking: { ...asking, limit: asking.limit >> 1 } } };
  const outcome = await ports.source.fetchLargePage(url, ports.codec.startDigest);
  if (outcome.kind === "failed") return withoutLargePage(state, outcome.failure, ports);
  if (outcome.page.isSuspect) return withoutLargePage(state, { kind: "malformed", message: IS_SMALL }, ports);
  const read = { ...state, pages: state.pages + 1, asking: startAsking(1) };
  return { kind: "page", state: read, again: read, page: outcome.page, askedTime };
}

const IS_SMALL = "The server has another entry now in the place of one that is too large.";

/** Such a page costs as much as many others, and so is not tried without end. */
function withoutLargePage(state: Reading, failure: PageFailure, ports: JobPorts): PageRead {
  if (failure.kind !== "no-answer" && failure.kind !== "malformed") return withoutPage(state, failure, ports);
  const largeFailures = state.asking.largeFailures + 1;
  const failed = { ...state, asking: { ...state.asking, largeFailures } };
  if (largeFailures < AUDIT_LARGE_PAGE_MAX_TRIES) return { kind: "step", step: wait(failed, failure, ports) };
  const todo = "It is a page of one entry that is too large to arrive whole. See why the server writes such entries.";
  return stop(failed, failure, todo);
}

function withoutPage(state: Reading, failure: PageFailure, ports: JobPorts): PageRead {
  switch (failure.kind) {
    case "rejected":
      return { kind: "rejected", message: failure.message };
    case "absent":
      if (mayBeOutage(state)) return { kind: "step", step: waitForServer(state, failure, ports) };
      return { kind: "rejected", message: failure.message };
    case "too-large":
      return stop(
        state,
        failure,
        "Nothing after it can be exported. The server must answer `limit=1` with one entry, of at most 1 GiB.",
      );
    case "refused":
      return stop(
        state,
        failure,
        "Give the export a valid key of an administrator of that server: at the terminal as STEWARD_API_KEY, on a server in " +
          "AUDIT_EXPORT_SOURCES.",
      );
    case "redirected":
      if (mayBeOutage(state)) return { kind: "step", step: waitForServer(state, failure, ports) };
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

/**
 * Tells if the server may be in a deployment: it has given pages before, and such answers have not lasted for long.
 * See docs/decisions/0121-short-outages.md.
 */
function mayBeOutage({ pages, position, asking }: Reading): boolean {
  return (pages > 0 || position.last !== null) && asking.outages < AUDIT_OUTAGE_MAX_TRIES;
}

function waitForServer(state: Reading, failure: PageFailure, { random }: JobPorts): Step {
  const outages = state.asking.outages + 1;
  const milliseconds = outageMilliseconds(outages, random());
  return {
    state: { ...state, asking: { ...state.asking, outages } },
    outcome: { kind: "wait", milliseconds, failure },
  };
}

function wait(state: Reading, failure: PageFailure, { random }: JobPorts): Step {
  const failures = state.asking.failures + 1;
  const milliseconds = backoffMilliseconds({ failures, ...failure }, random());
  return {
    state: { ...state, asking: { ...state.asking, failures } },
    outcome: { kind: "wait", milliseconds, failure },
  };
}

/** The unreadable part of a page, and the number of times in a row that it was the same. */
async function damageOf(
  page: AuditPage,
  { damage }: Asking,
  { codec }: JobPorts,
): Promise<NonNullable<Asking["damage"]>> {
  const unreadable = page.entries.filter(({ kind }) => kind === "unreadable");
  const sha256 = await digestOf(unreadable, codec);
  return { sha256, times: sha256 === damage?.sha256 ? damage.times + 1 : 1 };
}

/** Pages grow again, but not to where they would most likely be too large. */
function nextLimit({ entries }: AuditPage, limit: number, { pageEntries }: JobSettings): number {
  const isSmall = 2 * bytesOf(entries) < AUDIT_EXPORT_PAGE_MAX_BYTES;
  return isSmall ? Math.min(2 * limit, pageEntries) : limit;
}

function bytesOf(entries: AuditPage["entries"]): number {
  return entries.reduce((total, { bytes }) => total + bytes.length, 0);
}
