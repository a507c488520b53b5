import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    root: new URL("..", import.meta.url).pathname,
    reporters: ["default", ["json", { outputFile: ".build/test-results.json" }]],
    projects: [
      {
        extends: true,
        test: { name: "node", include: ["test/**/*.test.ts"], exclude: ["test/**/*.workers.test.ts"] },
      },
    ],
  },
});
