import { fileURLToPath } from "node:url";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL("..", import.meta.url));

// Wrangler keeps its settings and logs here, and so leaves the home directory alone.
process.env["XDG_CONFIG_HOME"] = `${root}.build/config`;

export default defineConfig({
  test: {
    root,
    // Property tests and real processes take their time on two cores; no test asserts one.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // By default one core is left idle, which on two is half of them.
    maxWorkers: "100%",
    reporters: ["default", ["json", { outputFile: ".build/test-results.json" }]],
    projects: [
      {
        extends: true,
        test: { name: "node", include: ["test/**/*.test.ts"], exclude: ["test/**/*.workers.test.ts"] },
      },
      {
        extends: true,
        plugins: [
          cloudflareTest(async () => ({
            wrangler: { configPath: `${root}wrangler.toml` },
            miniflare: { bindings: { MIGRATIONS: await readD1Migrations(`${root}worker/migrations`) } },
          })),
        ],
        test: { name: "workers", include: ["test/**/*.workers.test.ts"] },
      },
    ],
  },
});
