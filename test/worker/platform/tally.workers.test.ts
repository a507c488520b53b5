import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import * as fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { CountsBatch } from "../../../worker/platform/counts.ts";
import { createTally, type Tally } from "../../../worker/platform/tally.ts";
import { runs } from "../../support/size.ts";
import { inTurn } from "../workerd/in-turn.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

const ERRORS = "unexpected-errors";
const errorsIn = ({ counts }: CountsBatch) => counts.get(ERRORS) ?? 0;

/** A place that takes every batch, and notes them. */
function taker() {
  const taken: CountsBatch[] = [];
  const send = async (batch: CountsBatch) => {
    await Promise.resolve();
    taken.push(batch);
  };
  return { taken, send };
}

const refuse = async () => await Promise.reject(new Error("There is no way there."));

/** Counts a number of errors, which are the simplest thing there is to count. */
function count(tally: Tally, errors: number): void {
  for (let at = 0; at < errors; at += 1) tally.countUnexpectedError();
}

describe("flush", () => {
  it("hands over what was counted since the last time, in numbered batches, and no empty one", async () => {
    const tally = createTally();
    const { taken, send } = taker();
    await tally.flush(send);
    count(tally, 2);
    tally.countRequest({ method: "GET", route: "/", status: 200, milliseconds: 1 });
    await tally.flush(send);
    await tally.flush(send);
    count(tally, 3);
    await tally.flush(send);
    expect(taken.map(({ sequence }) => sequence)).toEqual([1, 2]);
    expect(new Set(taken.map(({ isolate }) => isolate)).size).toBe(1);
    expect(taken.map(({ counts }) => Object.fromEntries(counts))).toEqual([
      { [ERRORS]: 2, "requests / GET 200": 1, "durations / 5": 1, "milliseconds /": 1 },
      { [ERRORS]: 3 },
    ]);
  });

  it("sends what did not arrive again as it was, and what was counted since after it", async () => {
    const tally = createTally();
    count(tally, 2);
    await expect(tally.flush(refuse)).rejects.toThrow("There is no way there.");
    count(tally, 3);
    const { taken, send } = taker();
    await tally.flush(send);
    expect(taken.map((batch) => [batch.sequence, errorsIn(batch)])).toEqual([
      [1, 2],
      [2, 3],
    ]);
  });

  it("waits for no other request that hands over, and sends the same then", async () => {
    const tally = createTally();
    count(tally, 1);
    const stuck = Promise.withResolvers<void>();
    const first = tally.flush(async () => await stuck.promise);
    count(tally, 1);
    const { taken, send } = taker();
    await tally.flush(send);
    expect(taken.map((batch) => [batch.sequence, errorsIn(batch)])).toEqual([
      [1, 1],
      [2, 1],
    ]);
    stuck.resolve();
    await first;
    count(tally, 1);
    await tally.flush(send);
    expect(taken.map(({ sequence }) => sequence)).toEqual([1, 2, 3]);
  });

  it("keeps what did not arrive while another request learns that an earlier batch did", async () => {
    const tally = createTally();
    count(tally, 1);
    const stuck = Promise.withResolvers<void>();
    const { taken, send } = taker();
    const first = tally.flush(async (batch) => {
      if (batch.sequence === 1) await stuck.promise;
      await send(batch);
    });
    count(tally, 2);
    const second = tally.flush(async (batch) => await (batch.sequence === 1 ? send(batch) : refuse()));
    await expect(second).rejects.toThrow("There is no way there.");
    stuck.resolve();
    await first;
    await tally.flush(send);
    expect(taken.map((batch) => [batch.sequence, errorsIn(batch)])).toEqual([
      [1, 1],
      [1, 1],
      [2, 2],
    ]);
  });

  it("counts each thing once, whatever is lost on the way, there or back", async () => {
    const fate = fc.constantFrom("arrives", "is lost", "arrives, and its answer is lost");
    const turn = fc.record({ isolate: fc.nat(2), errors: fc.nat(3), isAtOnce: fc.boolean(), fates: fc.array(fate) });
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(turn, { maxLength: 12 }), async (turns) => {
        run += 1;
        const counter = env.METRICS.getByName(`run ${run}`);
        const tallies = [createTally(), createTally(), createTally()];
        const pending: Promise<void>[] = [];
        await inTurn(turns, async ({ isolate, errors, isAtOnce, fates }) => {
          const tally = tallies[isolate] ?? createTally();
          count(tally, errors);
          const left = [...fates];
          const handedOver = tally.flush(async (batch) => {
            const next = left.shift() ?? "arrives";
            if (next !== "is lost") await counter.add(batch);
            if (next !== "arrives") await refuse();
          });
          const settled = handedOver.catch(() => {});
          if (isAtOnce) pending.push(settled);
          else await settled;
        });
        await Promise.all(pending);
        await Promise.all(tallies.map(async (tally) => await tally.flush(async (batch) => await counter.add(batch))));
        const sum = turns.reduce((total, { errors }) => total + errors, 0);
        expect((await counter.read()).get(ERRORS) ?? 0).toBe(sum);
      }),
      { numRuns: runs(300) },
    );
  });
});

describe("flushLater", () => {
  it("hands over once for many requests, after the wait, and then again", async () => {
    const wait = vi.spyOn(scheduler, "wait").mockResolvedValue();
    const tally = createTally();
    const { taken, send } = taker();
    const execution = createExecutionContext();
    count(tally, 1);
    tally.flushLater(send, execution);
    count(tally, 1);
    tally.flushLater(send, execution);
    expect(taken).toEqual([]);
    await waitOnExecutionContext(execution);
    expect(taken.map(errorsIn)).toEqual([2]);
    expect(wait.mock.calls).toEqual([[10_000]]);
    count(tally, 1);
    const next = createExecutionContext();
    tally.flushLater(send, next);
    await waitOnExecutionContext(next);
    expect(taken.map(errorsIn)).toEqual([2, 1]);
  });

  it("logs a failure once until it works again, and keeps the counts", async () => {
    vi.spyOn(scheduler, "wait").mockResolvedValue();
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const tally = createTally();
    const { taken, send } = taker();
    const attempt = async (by: typeof send) => {
      count(tally, 1);
      const execution = createExecutionContext();
      tally.flushLater(by, execution);
      await waitOnExecutionContext(execution);
    };
    await attempt(refuse);
    await attempt(refuse);
    expect(log.mock.calls.map(([line]) => JSON.parse(line))).toEqual([
      { level: "error", event: "metrics-not-handed-over", message: "Error: There is no way there." },
    ]);
    await attempt(send);
    expect(taken.map(errorsIn)).toEqual([1, 2]);
    await attempt(refuse);
    expect(log).toHaveBeenCalledTimes(2);
  });

  it("plans again where the request that planned it came to an early end", () => {
    vi.spyOn(scheduler, "wait").mockReturnValue(new Promise(() => {}));
    const clock = vi.spyOn(Date, "now").mockReturnValue(1_000_000);
    const tally = createTally();
    const waitUntil = vi.fn<(planned: Promise<unknown>) => void>();
    const { send } = taker();
    tally.flushLater(send, { waitUntil });
    clock.mockReturnValue(1_029_999);
    tally.flushLater(send, { waitUntil });
    expect(waitUntil).toHaveBeenCalledTimes(1);
    clock.mockReturnValue(1_030_000);
    tally.flushLater(send, { waitUntil });
    expect(waitUntil).toHaveBeenCalledTimes(2);
  });
});
