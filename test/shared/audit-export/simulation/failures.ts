import type { PageFailure, PageOutcome, SourceEntry } from "../../../../shared/content-server/audit-source.ts";
import type { World } from "./world.ts";

const MINUTE = 60_000;

export function failed(failure: PageFailure): PageOutcome<never> {
  return { kind: "failed", failure };
}

/** A failure that says nothing of the page. */
export function anyFailure({ random }: World): PageFailure {
  const retryAfterMilliseconds = random.chance(0.5) ? random.below(10 * MINUTE) : null;
  return random.pick<PageFailure>([
    { kind: "no-answer", message: "The connection failed." },
    { kind: "throttled", message: "Too many requests.", retryAfterMilliseconds },
    { kind: "server-error", message: "The server failed.", retryAfterMilliseconds },
  ]);
}

/** Damages pages on their way, each time in another way. */
export function createDamage({ random, happens }: World): (outcome: PageOutcome) => PageOutcome {
  let damages = 0;
  return (outcome) => {
    if (outcome.kind === "failed" || !happens("damage")) return outcome;
    const { entries } = outcome.page;
    if (random.chance(0.5) || entries.length === 0) {
      return failed({ kind: "malformed", message: "The answer is no page." });
    }
    const at = random.below(entries.length);
    damages += 1;
    const damaged = damagedEntry(entries[at]?.id ?? null, damages);
    return { kind: "page", page: { ...outcome.page, entries: entries.with(at, damaged), isSuspect: true } };
  };
}

/** Every second one keeps its id. */
function damagedEntry(id: string | null, damages: number): SourceEntry {
  const bytes = new TextEncoder().encode(`damage ${damages}`);
  return { kind: "unreadable", id: damages % 2 === 0 ? id : null, time: null, reason: "It is damaged.", bytes };
}
