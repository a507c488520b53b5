/**
 * The environment of the tests that start processes: that of Node. What the files of one worker of the runner share is closed when
 * that worker ends: no hook of a file knows which file is the last one.
 */

import { builtinEnvironments, type Environment } from "vitest/runtime";
import { closeShared } from "./shared-things.ts";

const environment: Environment = {
  ...builtinEnvironments.node,
  setup: async (global, options) => {
    const { teardown } = await builtinEnvironments.node.setup(global, options);
    return {
      teardown: async () => {
        await closeShared();
        await teardown(global);
      },
    };
  },
};

export default environment;
