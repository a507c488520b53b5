import { checkByPolicy } from "../check-file.ts";
import { type CheckedWithin, withinLayers, withPolicyFiles } from "../check-within.ts";
import type { LoadedSettings } from "../loaded-settings.ts";
import type { Collector } from "./collect.ts";

/** Checks files by a policy and a vocabulary, within layers, and what was loaded of these beside them. */
export function collectBySettings(loaded: LoadedSettings): Collector {
  const files: CheckedWithin[] = [];
  return {
    add: (path, bytes, facts) => {
      files.push(withinLayers(loaded, checkByPolicy(loaded, path, bytes, facts), bytes));
    },
    files: () => {
      const { beside, checked } = withPolicyFiles(loaded, files);
      return [...beside, ...checked];
    },
  };
}
