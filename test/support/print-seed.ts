/** Before the long tests: what it takes to run them again as they are. */
import type { TestProject } from "vitest/node";

export default function printSeed({ config: { provide } }: TestProject): void {
  const { size, seed } = provide;
  const script = `${size === "full" ? "npm run test:all" : "npm test"} -- --project long`;
  console.log(`Long tests, ${size} size, seed ${seed}. To run them again: TEST_SEED=${seed} ${script}\n`);
}
