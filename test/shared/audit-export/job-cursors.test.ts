import { expect, test } from "vitest";
import type { PageOutcome } from "../../../shared/content-server/audit-source.ts";
import { createJobWorld, entries, entry, linesPerSegment, run, SOURCE, storedSegments } from "./support/job-world.ts";

const rejected: PageOutcome = {
  kind: "failed",
  failure: { kind: "rejected", message: "The server does not take the cursor." },
};

test("an expired cursor whose server's cursors are ids: the URL is made of the last id", async () => {
  const world = createJobWorld({ cursorIsId: true });
  world.log.push(...entries(1, 3));
  await run(world, "export");
  world.log.push(...entries(4, 6));
  world.asked.length = 0;
  world.answer = (url) => (url === `${SOURCE}/up/2/2` ? rejected : undefined);
  expect(await run(world, "export")).toEqual({ kind: "done" });
  expect(world.asked).toEqual(["/up/2/2", "/up/2/3", "/up/2/5"]);
  expect(await linesPerSegment(world)).toEqual(["1 2 3", "4 5 6"]);
  expect((await storedSegments(world)).at(-1)?.tail_url).toBe(`${SOURCE}/up/2/5`);
});

test("an expired cursor of another server: down from the newest entries, then up again", async () => {
  const world = createJobWorld();
  world.log.push(...entries(1, 3));
  await run(world, "export");
  world.log.push(...entries(4, 9));
  world.asked.length = 0;
  world.answer = (url) => (url === `${SOURCE}/up/2/2` ? rejected : undefined);
  expect(await run(world, "export")).toEqual({ kind: "done" });
  expect(world.asked).toEqual([
    "/up/2/2",
    "/down/2",
    "/down/2/8",
    "/down/2/6",
    "/down/2/4",
    "/down/2/4",
    "/down/2/6",
    "/down/2/8",
  ]);
  expect(await linesPerSegment(world)).toEqual(["1 2 3", "4 5 6 7", "8 9"]);
  expect((await storedSegments(world)).map(({ tail_url }) => tail_url)).toEqual([`${SOURCE}/up/2/2`, null, null]);
  world.log.push(entry("10"));
  world.asked.length = 0;
  await run(world, "export");
  expect(world.asked).toEqual(["/down/2"]);
  expect((await linesPerSegment(world)).at(-1)).toBe("10");
});

test("a page that leads elsewhere on the way up: the walk starts again, and what is gathered is kept", async () => {
  const world = createJobWorld();
  world.log.push(...entries(1, 3));
  await run(world, "export");
  world.log.push(...entries(4, 9));
  let times = 0;
  world.answer = (url) => {
    if (url === `${SOURCE}/up/2/2`) return rejected;
    if (url !== `${SOURCE}/down/2/6`) return undefined;
    times += 1;
    if (times !== 2) return undefined;
    return { kind: "page", page: { entries: [entry("5")], next: `${SOURCE}/down/2/5`, isSuspect: false } };
  };
  expect(await run(world, "export")).toEqual({ kind: "done" });
  expect((await linesPerSegment(world)).join(" ")).toBe("1 2 3 4 5 6 7 8 9");
});

test("cursors that always expire are told at last", async () => {
  const world = createJobWorld();
  world.log.push(...entries(1, 3));
  await run(world, "export");
  world.log.push(...entries(4, 9));
  world.answer = (url) => (/\/(?:up|down)\/2\/\d/.test(url) ? rejected : undefined);
  expect(await run(world, "export")).toMatchObject({
    kind: "needs-attention",
    message: expect.stringContaining("cursors expire"),
  });
});

test("a tail URL on another origin counts as expired, and is not asked for", async () => {
  const world = createJobWorld({ cursorIsId: true });
  world.log.push(...entries(1, 3));
  await run(world, "export");
  world.log.push(entry("4"));
  const { source } = world.ports;
  const moved = {
    ...source,
    startUrl: (order: "ascending" | "descending", limit: number) =>
      source.startUrl(order, limit).replace("content.", "new."),
    urlAfter: (id: string, limit: number) => source.urlAfter(id, limit)?.replace("content.", "new.") ?? null,
    fetchPage: async (url: string) => {
      expect(url).toMatch(/^https:\/\/new\.example\.com\//);
      return await source.fetchPage(url.replace("new.", "content."));
    },
  };
  expect(await run({ ...world, ports: { ...world.ports, source: moved } }, "export")).toEqual({ kind: "done" });
  expect(await linesPerSegment(world)).toEqual(["1 2 3", "4"]);
});
