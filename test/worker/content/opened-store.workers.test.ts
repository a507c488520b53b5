import { env } from "cloudflare:workers";
import { beforeAll, expect, it } from "vitest";
import { noteOpened, OPENED_MAX_ITEMS, OPENED_MIN_INTERVAL_SECONDS } from "../../../worker/content/opened-store.ts";
import { secondsAfter, timeText } from "../../../worker/values/time.ts";
import { inTurn } from "../workerd/in-turn.ts";
import { addPerson, type Person } from "../workerd/server.ts";
import { addItem, type Item } from "../workerd/things.ts";

const START = new Date("2026-01-01T00:00:00Z");

let vera: Person;
let paula: Person;
let item: Item;

beforeAll(async () => {
  [vera, paula] = [await addPerson("viewer"), await addPerson("publisher")];
  item = await addItem(paula.id, "acl", vera);
});

async function openings({ id }: Person): Promise<readonly string[]> {
  const rows = await env.DATABASE.prepare(
    "SELECT content_id, opened_time FROM opened_content WHERE user_id = ? ORDER BY opened_time DESC",
  )
    .bind(id)
    .raw();
  return rows.map((row) => row.join(" "));
}

it("writes an opening again only after some minutes", async () => {
  const open = async (seconds: number) =>
    await noteOpened(env.DATABASE, vera.id, item.guid, secondsAfter(START, seconds));
  await open(0);
  await open(OPENED_MIN_INTERVAL_SECONDS - 1);
  expect(await openings(vera)).toEqual([`${item.id} ${timeText(START)}`]);
  await open(OPENED_MIN_INTERVAL_SECONDS);
  expect(await openings(vera)).toEqual([`${item.id} ${timeText(secondsAfter(START, OPENED_MIN_INTERVAL_SECONDS))}`]);
});

it("keeps the newest openings of each user, and none of what is deleted", async () => {
  const items = await inTurn(Array.from({ length: OPENED_MAX_ITEMS + 2 }), async () => {
    return await addItem(paula.id, "acl", vera);
  });
  await noteOpened(env.DATABASE, vera.id, item.guid, START);
  await inTurn(
    items.map(({ guid }, index) => ({ guid, index })),
    async ({ guid, index }) => {
      await noteOpened(env.DATABASE, paula.id, guid, secondsAfter(START, index));
    },
  );
  const kept = (await openings(paula)).map((text) => Number(text.split(" ")[0]));
  expect(kept).toEqual(
    items
      .map(({ id }) => id)
      .toReversed()
      .slice(0, OPENED_MAX_ITEMS),
  );
  expect(await openings(vera)).toHaveLength(1);
  await env.DATABASE.prepare("DELETE FROM content WHERE id = ?").bind(kept[0]).run();
  expect(await openings(paula)).toHaveLength(OPENED_MAX_ITEMS - 1);
});

it("notes nothing of content that is not there", async () => {
  const olaf = await addPerson("viewer");
  await noteOpened(env.DATABASE, olaf.id, crypto.randomUUID(), START);
  expect(await openings(olaf)).toEqual([]);
});
