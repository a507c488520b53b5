import { err, ok } from "../../shared/index.ts";
import { ofChangeableContent } from "../content/content-in-path.ts";
import { mayView } from "../content/sharing.ts";
import { type Named, operation } from "../operation/operation.ts";
import { NO_SUCH_BUNDLE, NOT_SHARED } from "./bundle-operations.ts";
import { type Bundle, bundlesOf } from "./bundle-store.ts";
import { compareFiles, type FileComparison, NO_FILES } from "./compare-files.ts";
import { listFiles } from "./object-store.ts";

/** A bundle beside the one that is served. */
interface ComparedBundle {
  readonly bundle: Bundle;
  /** Undefined where none is served. */
  readonly served: Bundle | undefined;
  /** Undefined where it is the one that is served. */
  readonly comparison: FileComparison | undefined;
}

/**
 * Compares a bundle with the one that is served. The names of files are a part of what is served, and go to those to whom that is
 * shared.
 */
export const COMPARE_BUNDLE = operation({
  name: "compareBundle",
  summary: "A version, and how it differs from the one that is served.",
  access: ofChangeableContent("read-bundle"),
  input: {},
  failures: ["no-such-object", "not-allowed"],
  ahead: (_, { guid }: Named<"guid" | "id">) => [bundlesOf(guid)],
  run: async ({ ask, bucket, caller, settings, permit }, _, { id }: Named<"guid" | "id">) => {
    const [bundles] = await ask(bundlesOf(permit.subject.guid));
    const bundle = bundles.find(({ record }) => record.id === id);
    if (bundle === undefined) return err(NO_SUCH_BUNDLE);
    if (!mayView(permit.subject, caller, settings)) return err(NOT_SHARED);
    const served = bundles.find(({ record }) => record.active);
    if (served === bundle) return ok<ComparedBundle>({ bundle, served, comparison: undefined });
    const [before, after] = await Promise.all([
      served === undefined ? NO_FILES : listFiles(bucket, served.objectPrefix),
      listFiles(bucket, bundle.objectPrefix),
    ]);
    return ok<ComparedBundle>({ bundle, served, comparison: compareFiles(before, after) });
  },
});
