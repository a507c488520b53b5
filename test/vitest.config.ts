import { mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import { defineConfig, type Plugin, type TestProjectInlineConfiguration } from "vitest/config";
import { useMemoryDisk } from "./support/memory-disk.ts";
import { FEW, OPEN_LIMITS } from "./support/rate-limits.ts";
import { SlowFirst } from "./support/slow-first.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

// Wrangler keeps its settings and logs here, and so leaves the home directory alone.
process.env["XDG_CONFIG_HOME"] = `${root}.build/config`;

/** The seed of all runs but those in full size. See docs/decisions/0135-one-seed.md. */
const EVERYDAY_SEED = 1;

const SEED_PROPERTIES = "test/support/seed-properties.ts";

const NATIVE_MODULES = "test/support/native-modules.ts";

const COUNT_PROCESSES = "test/support/count-processes.ts";

/** Node loads the modules by itself. See docs/decisions/0138-tests-without-a-bundler.md. */
const native = { viteModuleRunner: false, nodeLoader: false };

/**
 * The pure tests: no processes, no servers, and no lasting change of the environment.
 * See docs/decisions/0082-test-projects.md.
 */
const unit: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    name: "unit",
    include: ["test/**/*.test.ts"],
    exclude: ["test/**/*.{e2e,full,long,workers}.test.ts"],
    setupFiles: [NATIVE_MODULES, SEED_PROPERTIES],
    experimental: native,
    pool: "threads",
    isolate: false,
    // Each thread loads all modules once more, and none of these tests waits for anything.
    maxWorkers: availableParallelism(),
    // Projects with other numbers of workers run one after the other.
    sequence: { groupOrder: 1 },
  },
};

/** Inside workerd, every answer of the Worker must be one that the document of its API describes. */
const checkedRouter: Plugin = {
  name: "checked-router",
  enforce: "pre",
  async resolveId(source, importer, options) {
    if (!source.endsWith("/router.ts") || importer?.endsWith("/checked-router.ts")) return undefined;
    const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
    return resolved?.id === `${root}worker/app/router.ts`
      ? `${root}test/worker/openapi/support/checked-router.ts`
      : resolved;
  },
};

/** The tests that run inside workerd. */
const workers: TestProjectInlineConfiguration = {
  extends: true,
  plugins: [
    checkedRouter,
    cloudflareTest(async () => ({
      wrangler: { configPath: `${root}wrangler.toml` },
      miniflare: {
        bindings: { MIGRATIONS: await readD1Migrations(`${root}worker/migrations`) },
        ratelimits: { ...OPEN_LIMITS, FEW },
      },
    })),
  ],
  test: {
    name: "workers",
    include: ["test/**/*.workers.test.ts"],
    isolate: false,
    setupFiles: [SEED_PROPERTIES, "test/worker/workerd/fresh-stores.ts"],
  },
};

/** The tests that start processes, servers and browsers. */
const withProcesses = (name: string): TestProjectInlineConfiguration => ({
  extends: true,
  test: {
    name,
    include: [`test/**/*.${name}.test.ts`],
    isolate: false,
    experimental: native,
    environment: "./test/support/worker-end.ts",
    setupFiles: [NATIVE_MODULES, COUNT_PROCESSES, SEED_PROPERTIES, "test/worker/openapi/support/checked-fetch.ts"],
    globalSetup: ["test/support/unpack-chromium.ts"],
  },
});

/** The tests that find more the longer they run: simulation, kills, models, fuzz, and properties of many cases. */
const long: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    name: "long",
    include: ["test/**/*.long.test.ts"],
    isolate: false,
    experimental: native,
    setupFiles: [NATIVE_MODULES, SEED_PROPERTIES, "test/support/long-setup.ts"],
  },
};

/** `--mode full` runs everything: what measures or kills, too, and what is long in its full size, if TEST_SIZE names no other. */
export default defineConfig(({ mode }) => {
  useMemoryDisk();
  // Vitest reads this file once more for each project, and then with its own mode: the first reading counts.
  process.env["TEST_MODE"] ??= mode;
  const isFull = process.env["TEST_MODE"] === "full";
  process.env["TEST_SIZE"] ??= isFull ? "full" : "small";
  const size = process.env["TEST_SIZE"] === "full" ? "full" : "small";
  process.env["TEST_SEED"] ??= String(size === "full" ? freshSeed() : EVERYDAY_SEED);
  const seed = Number(process.env["TEST_SEED"]);
  const run = isFull ? "-full" : "";
  countInto(`${root}.build/test-counts${run}.txt`);
  // Tests that measure, or kill processes again and again, are not for every change.
  const names = isFull ? ["e2e", "full"] : ["e2e"];
  return {
    test: {
      root,
      provide: { size, seed },
      // Property tests and real processes take their time on two cores; no test asserts one.
      testTimeout: size === "full" ? 900_000 : 300_000,
      hookTimeout: 120_000,
      expect: { poll: { timeout: 60_000 } },
      // Three more than there are cores: what starts processes waits for them much of the time.
      maxWorkers: availableParallelism() + 3,
      sequence: { sequencer: SlowFirst },
      reporters: ["default", ["json", { outputFile: `.build/test-results${run}.json` }]],
      projects: [unit, workers, ...names.map(withProcesses), long],
    },
  };
});

/** Starts the file that `count` adds to; the first reading of this file starts it. */
function countInto(file: string): void {
  if (process.env["TEST_COUNTS"] !== undefined) return;
  process.env["TEST_COUNTS"] = file;
  mkdirSync(`${root}.build`, { recursive: true });
  writeFileSync(file, "");
}

/** A new seed for each run, which says how to repeat it. */
function freshSeed(): number {
  const seed = Date.now() % 2 ** 31;
  console.log(`The seed of this run is ${seed}. To repeat it: TEST_SEED=${seed} npm run test:all`);
  return seed;
}
