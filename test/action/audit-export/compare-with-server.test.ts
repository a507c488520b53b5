import { expect, test } from "vitest";
import { compareWithServer } from "../../../action/audit-export/compare-with-server.ts";
import { comparedText } from "../../../action/audit-export/progress.ts";
import { createJobWorld, entries, run } from "../../shared/audit-export/support/job-world.ts";

test("tells how far it is, also within a manifest of many segments", async () => {
  const world = createJobWorld({ settings: { segmentEntries: 2 } });
  world.log.push(...entries(1, 5));
  await run(world, "export-and-close");
  world.log.push(...entries(6, 7));
  world.time += 1_000;
  await run(world, "export-and-close");
  const told: string[] = [];
  const differences = await compareWithServer(2, world.ports.store, world.ports.source, {
    wait: async () => await Promise.resolve(),
    random: () => 0.5,
    onWait: () => {},
    onStep: (...compared) => told.push(comparedText({ manifests: 2, segments: 4 }, ...compared)),
  });
  expect(differences).toMatchObject({ missing: 0, vanished: 0 });
  expect(told).toEqual([
    "comparing manifest 1 of 2 with the server, 0 of 4 segments done",
    "comparing manifest 1 of 2 with the server, 1 of 4 segments done",
    "comparing manifest 1 of 2 with the server, 2 of 4 segments done",
    "comparing manifest 2 of 2 with the server, 3 of 4 segments done",
  ]);
});
