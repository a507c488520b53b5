import {
  AUDIT_EXPORT_PAGE_ENTRIES,
  type AuditSource,
  type Differences,
  type ObjectReader,
  type Reach,
  type ReconcileState,
  readSourceEntry,
  reconcileStep,
  startReconciliation,
} from "../../shared/index.ts";
import { ActionError } from "../action-error.ts";
import { nodeCodec } from "./node-codec.ts";
import { type WaitDependencies, waitPatiently } from "./waiting.ts";

/** The result of comparing an export with its server. */
export interface Comparison {
  readonly differences: Differences;
  readonly reach: Pick<Reach, "time" | "behind" | "earlyEnd">;
}

/** The ports of a comparison, beside the export and its source. */
interface ComparisonDependencies extends WaitDependencies {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Called before each step. */
  readonly onStep: (state: ReconcileState) => void;
}

/**
 * Walks the source once more, and compares each entry that it has with the one that an export has.
 *
 * @throws ActionError where the source or the export cannot be read, with the reason as its message.
 */
export async function compareWithServer(
  objects: ObjectReader,
  source: AuditSource,
  dependencies: ComparisonDependencies,
): Promise<Comparison> {
  const ports = {
    source,
    objects,
    codec: nodeCodec,
    readEntry: readSourceEntry,
    pageEntries: AUDIT_EXPORT_PAGE_ENTRIES,
    inOrder: new Set<number>(),
  };
  let state = startReconciliation();
  for (let failures = 0; ; ) {
    dependencies.onStep(state);
    const done = await reconcileStep(state, ports);
    if (done.kind === "broken") throw new ActionError(done.message);
    if (done.kind === "compared") {
      const { differences } = done.state;
      return { differences, reach: { time: dependencies.now(), behind: done.behind, earlyEnd: done.earlyEnd } };
    }
    state = done.state;
    failures = done.kind === "failed" ? failures + 1 : 0;
    if (done.kind === "failed") await waitPatiently(done.failure, failures, dependencies);
  }
}
