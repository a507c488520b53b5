import {
  AUDIT_EXPORT_PAGE_ENTRIES,
  type AuditSource,
  backoffMilliseconds,
  CLIENT_MAX_TRIES_IN_A_ROW,
  type Differences,
  type ObjectReader,
  type PageFailure,
  readSourceEntry,
  reconcileStep,
  startReconciliation,
} from "../../shared/index.ts";
import { Trouble } from "../trouble.ts";
import { nodeCodec } from "./node-codec.ts";

/** What a comparison needs beside the export and its source. */
export interface ComparisonWorld {
  readonly wait: (milliseconds: number) => Promise<void>;
  /** From 0 to below 1. */
  readonly random: () => number;
  /** Told before each step. @property manifest which one is compared. */
  readonly onStep: (manifest: number) => void;
  /** Told before a wait. @property tries how often it was tried in a row. */
  readonly onWait: (message: string, milliseconds: number, tries: number) => void;
}

const NONE: Differences = { missing: 0, missingIds: [], vanished: 0, vanishedIds: [] };

/**
 * Walks the source once more and compares what it has with what all manifests of an export list.
 *
 * @throws Trouble where the source or the export cannot be read, with the reason as its message.
 */
export async function compareWithServer(
  objects: ObjectReader,
  source: AuditSource,
  world: ComparisonWorld,
): Promise<Differences> {
  const ports = {
    source,
    objects,
    codec: nodeCodec,
    readEntry: readSourceEntry,
    pageEntries: AUDIT_EXPORT_PAGE_ENTRIES,
  };
  let differences = NONE;
  let state = startReconciliation(1);
  let failures = 0;
  for (;;) {
    world.onStep(state.manifest);
    // oxlint-disable-next-line no-await-in-loop -- each step goes on from the one before
    const done = await reconcileStep(state, ports);
    failures = done.kind === "failed" ? failures + 1 : 0;
    switch (done.kind) {
      case "working":
        state = done.state;
        break;
      case "compared":
        differences = together(differences, done.state.differences);
        state = startReconciliation(done.state.manifest + 1);
        break;
      case "nothing-to-compare":
        return differences;
      case "broken":
        throw new Trouble(done.message);
      case "failed":
        // oxlint-disable-next-line no-await-in-loop -- waiting is the point
        await waitAfter(done.failure, failures, world);
    }
  }
}

/** @throws Trouble where another try would not help, or enough were made. */
async function waitAfter(failure: PageFailure, failures: number, world: ComparisonWorld): Promise<void> {
  const canPass = ["no-answer", "throttled", "server-error", "malformed"].includes(failure.kind);
  if (!canPass || failures === CLIENT_MAX_TRIES_IN_A_ROW) throw new Trouble(failure.message);
  const retryAfterMilliseconds = "retryAfterMilliseconds" in failure ? failure.retryAfterMilliseconds : null;
  const milliseconds = backoffMilliseconds({ failures, retryAfterMilliseconds }, world.random());
  world.onWait(failure.message, milliseconds, failures);
  await world.wait(milliseconds);
}

/** The first ids are those of the first manifests that have any. */
function together(one: Differences, other: Differences): Differences {
  const most = Math.max(
    one.missingIds.length,
    other.missingIds.length,
    one.vanishedIds.length,
    other.vanishedIds.length,
  );
  return {
    missing: one.missing + other.missing,
    missingIds: [...one.missingIds, ...other.missingIds].slice(0, most),
    vanished: one.vanished + other.vanished,
    vanishedIds: [...one.vanishedIds, ...other.vanishedIds].slice(0, most),
  };
}
