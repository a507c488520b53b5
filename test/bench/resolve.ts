/** The resolution of layers, and the comparison of two results, in a process that stays. */
import type { Group } from "./figure.ts";
import { startInProcess } from "./in-process.ts";

export const resolve: Group = {
  name: "resolve",
  title: "Resolution and comparison, in process",
  needsBuild: false,
  works: [10, 100].flatMap((providers) =>
    ["resolve", "compare"].map((what) => ({
      name: `${what} ${providers} providers of 1,000 models`,
      unit: "ms",
      floor: "structuredClone of the input",
      peers: [],
      rounds: 5,
    })),
  ),
  start: async () => startInProcess(new URL("resolve-process.ts", import.meta.url)),
};
