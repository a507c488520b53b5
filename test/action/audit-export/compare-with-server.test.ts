import { expect, test } from "vitest";
import { compareWithServer } from "../../../action/audit-export/compare-with-server.ts";
import { comparedText } from "../../../action/audit-export/progress.ts";
import { createJobWorld, entries, run } from "../../shared/audit-export/support/job-world.ts";

test("tells how far it is", async () => {
  const world = createJobWorld({ settings: { segmentEntries: 2 } });
  world.log.push(...entries(1, 5));
  await run(world, "export-and-close");
  world.log.push(...entries(6, 7));
  world.time += 1_000;
  await run(world, "export-and-close");
  const told: string[] = [];
  const found = await compareWithServer(world.ports.store, world.ports.source, {
    wait: async () => await Promise.resolve(),
    random: () => 0.5,
    now: () => 7,
    onWait: () => {},
    onStep: (state) => told.push(comparedText({ entries: 7 }, state)),
  });
  expect(found).toMatchObject({
    differences: { missing: 0, changed: 0, vanished: 0 },
    reach: { time: 7, behind: null, earlyEnd: null },
  });
  expect(told).toEqual(["compared 0 of 7 entries with the server", "compared 7 of 7 entries with the server"]);
});
