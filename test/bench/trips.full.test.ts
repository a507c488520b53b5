import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { TYPICAL_TRIPS } from "../worker/laws/trips.ts";
import { copyCheckout } from "./checkout.ts";
import { trips } from "./trips.ts";

test("counts the trips that the table of typical requests states, and measures a time beside the floor's", async () => {
  const folder = mkdtempSync(join(tmpdir(), "provider-steward-"));
  const subject = copyCheckout(folder, false);
  const session = await trips.start([subject]);
  onTestFinished(async () => {
    await session.close();
    rmSync(folder, { recursive: true });
  });
  for (const { name } of trips.works.filter(({ unit }) => unit === "trips")) {
    const [inTurn] = TYPICAL_TRIPS[name.replace(": trips", "")] ?? [];
    expect([name, await session.measure(name, { kind: "subject", ...subject })]).toEqual([name, inTurn]);
  }
  const time = "static file, by key: time";
  const own = await session.measure(time, { kind: "subject", ...subject });
  const floor = await session.measure(time, { kind: "floor", name: "database, then bucket" });
  expect([own > 0, floor > 0]).toEqual([true, true]);
});

test("names a work of each typical request, and of no other", () => {
  const requests = new Set(trips.works.map(({ name }) => name.split(": ")[0]));
  const stated = Object.keys(TYPICAL_TRIPS).filter((name) => !name.endsWith("not in the cache"));
  expect([...requests]).toEqual(stated);
});
