import {
  AUDIT_EXPORT_PAGE_ENTRIES,
  type AuditSource,
  type Differences,
  joinDifferences,
  noDifferences,
  type ObjectReader,
  readSourceEntry,
  reconcileStep,
  startReconciliation,
} from "../../shared/index.ts";
import { ActionError } from "../action-error.ts";
import { nodeCodec } from "./node-codec.ts";
import { type WaitDependencies, waitPatiently } from "./waiting.ts";

/** What a comparison needs beside the export and its source. */
interface ComparisonDependencies extends WaitDependencies {
  /** Told before each step. @property manifest which one is compared. @property segments how many of all are compared. */
  readonly onStep: (manifest: number, segments: number) => void;
}

/**
 * Walks the source once more and compares what it has with what all manifests of an export list.
 *
 * @param manifests how many the export has.
 * @throws ActionError where the source or the export cannot be read, with the reason as its message.
 */
export async function compareWithServer(
  manifests: number,
  objects: ObjectReader,
  source: AuditSource,
  dependencies: ComparisonDependencies,
): Promise<Differences> {
  const ports = {
    source,
    objects,
    codec: nodeCodec,
    readEntry: readSourceEntry,
    pageEntries: AUDIT_EXPORT_PAGE_ENTRIES,
  };
  let differences = noDifferences();
  let state = startReconciliation(1);
  let [before, failures] = [0, 0];
  while (state.manifest <= manifests) {
    dependencies.onStep(state.manifest, before + state.segments);
    // oxlint-disable-next-line no-await-in-loop -- each step goes on from the one before
    const done = await reconcileStep(state, ports);
    failures = done.kind === "failed" ? failures + 1 : 0;
    switch (done.kind) {
      case "working":
        state = done.state;
        break;
      case "compared":
        differences = joinDifferences(differences, done.state.differences);
        before += done.state.segments;
        state = startReconciliation(done.state.manifest + 1, done.state.url);
        break;
      case "nothing-to-compare":
        return differences;
      case "broken":
        throw new ActionError(done.message);
      case "failed":
        // oxlint-disable-next-line no-await-in-loop -- waiting is the point
        await waitPatiently(done.failure, failures, dependencies);
    }
  }
  return differences;
}
