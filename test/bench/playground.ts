/**
 * The response time of the playground as one types, in a real browser with the files of `npm run playground`. `npm run
 * bench:playground` prints, for a file of 20 KB, the time from the event of a key to the check's result in the page,
 * and to the end of the frame that shows it; and for a file of 1 MB the longest time for which typing was blocked. No
 * pause is waited for, so that none is left out. `--keys N` types another number of keys.
 */
import { execFileSync } from "node:child_process";
import { parseArgs } from "node:util";
import type { Page } from "playwright-core";
import { launchChromium } from "../worker/support/chromium.ts";
import { configurationOf } from "./configurations.ts";
import { quantile } from "./quantile.ts";

const ADDRESS = new URL("../../.build/playground/index.html", import.meta.url).href;

/** Models of a file of 20 KB, and of 1 MB. */
const SMALL_MODELS = 66;
const LARGE_MODELS = 3_400;

const MILLISECONDS_BETWEEN_KEYS = 60;

const { values } = parseArgs({ options: { keys: { type: "string", default: "100" } } });
const keys = Number(values.keys);
if (!/^[1-9]\d{0,3}$/.test(values.keys)) {
  console.error(`bench:playground: --keys must be a whole number from 1 to 9999, not ${values.keys}.`);
  process.exit(2);
}

execFileSync(process.execPath, ["worker/playground/build/static.ts"]);
const browser = await launchChromium();
try {
  await measureAnswers(await openWith(configurationOf(SMALL_MODELS, 2)));
  await measureBlocking(await openWith(configurationOf(LARGE_MODELS, 100)));
} finally {
  await browser.close();
}

/** A page with a file, and the cursor within the name of a provider's URL. */
async function openWith(text: string): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(ADDRESS);
  await page.locator(".findings li").first().waitFor();
  await page.getByRole("textbox").click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText(text);
  await isChecked(page);
  await page.keyboard.press("ControlOrMeta+Home");
  for (let line = 1; line < 5; line += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one key after the other
    await page.keyboard.press("ArrowDown");
  }
  await page.keyboard.press("End");
  for (let steps = 0; steps < '",'.length; steps += 1) {
    // oxlint-disable-next-line no-await-in-loop
    await page.keyboard.press("ArrowLeft");
  }
  const size = Math.round(Buffer.byteLength(text) / 1_000);
  console.log(`A file of ${size} KB:`);
  return page;
}

async function isChecked(page: Page): Promise<void> {
  await page.locator("#result[aria-busy=false]").waitFor();
}

/** From each key to its result, one key after the other. */
async function measureAnswers(page: Page): Promise<void> {
  await page.evaluate(`
    window.times = [];
    let pressed;
    addEventListener("keydown", ({ timeStamp }) => { pressed = timeStamp; }, true);
    new MutationObserver(() => {
      if (pressed === undefined || result.ariaBusy !== "false") return;
      const [start, shown] = [pressed, performance.now()];
      pressed = undefined;
      requestAnimationFrame(() => setTimeout(() => times.push([shown - start, performance.now() - start])));
    }).observe(result, { attributes: true, attributeFilter: ["aria-busy"] });
  `);
  await type(page);
  const times: readonly (readonly [number, number])[] = await page.evaluate("times");
  printTimes(
    "key to result",
    times.map(([shown]) => shown),
  );
  printTimes(
    "key to frame",
    times.map(([, painted]) => painted),
  );
}

function printTimes(name: string, times: readonly number[]): void {
  const [median, most] = [quantile(times, 0.5), quantile(times, 0.95)].map((time) => time.toFixed(1));
  console.log(`  ${name}: median ${median} ms, 95 of 100 within ${most} ms (${times.length} keys)`);
}

/** The longest task of the page while keys come, and how long a key waited for its turn. */
async function measureBlocking(page: Page): Promise<void> {
  await page.evaluate(`
    window.blocked = { task: 0, event: 0 };
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) blocked.task = Math.max(blocked.task, duration);
    }).observe({ type: "longtask" });
    addEventListener("keydown", ({ timeStamp }) => { blocked.event = Math.max(blocked.event, performance.now() - timeStamp); }, true);
  `);
  await type(page);
  await isChecked(page);
  const { task, event }: { task: number; event: number } = await page.evaluate("blocked");
  console.log(`  longest task: ${task === 0 ? "less than 50" : task.toFixed(0)} ms`);
  console.log(`  longest wait of a key: ${event.toFixed(1)} ms`);
}

async function type(page: Page): Promise<void> {
  for (let key = 0; key < keys; key += 1) {
    // oxlint-disable no-await-in-loop -- one key after the other
    await page.keyboard.press(key % 2 === 0 ? "x" : "Backspace");
    await page.waitForTimeout(MILLISECONDS_BETWEEN_KEYS);
    // oxlint-enable no-await-in-loop
  }
}
