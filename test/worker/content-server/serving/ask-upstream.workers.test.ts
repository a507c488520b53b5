import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { askUpstream } from "../../../../worker/content-server/serving/ask-upstream.ts";

const ADDRESS = new URL("http://upstream.example/");
const TROUBLE = { trouble: "The content's API did not answer within 60 seconds." };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** An upstream that takes whatever is sent and never answers. */
function neverAnswer() {
  return vi.spyOn(globalThis, "fetch").mockImplementation(async (input) => {
    const { signal, body } = new Request(input);
    void body?.pipeTo(new WritableStream()).catch(() => undefined);
    return await new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
  });
}

/** What has come of a promise so far. */
function watch<Value>(promise: Promise<Value>) {
  const watched: { outcome?: Value } = {};
  void promise.then((value) => {
    watched.outcome = value;
  });
  return watched;
}

describe("an upstream that does not answer", () => {
  it("is given up after a minute", async () => {
    neverAnswer();
    const watched = watch(askUpstream(new Request("https://steward.example/"), ADDRESS, new Headers()));
    await vi.advanceTimersByTimeAsync(59_999);
    expect(watched).toEqual({});
    await vi.advanceTimersByTimeAsync(1);
    expect(watched.outcome).toMatchObject(TROUBLE);
  });

  it("is given up a minute after it took the last piece of the body", async () => {
    neverAnswer();
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const writer = writable.getWriter();
    const request = new Request("https://steward.example/", { method: "POST", body: readable });
    const watched = watch(askUpstream(request, ADDRESS, new Headers()));
    await vi.advanceTimersByTimeAsync(50_000);
    await writer.write(new Uint8Array(1));
    await vi.advanceTimersByTimeAsync(59_000);
    expect(watched).toEqual({});
    await vi.advanceTimersByTimeAsync(1_000);
    expect(watched.outcome).toMatchObject(TROUBLE);
  });

  it("leaves no timer behind once it has answered", async () => {
    vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response("late"));
    const answer = await askUpstream(new Request("https://steward.example/"), ADDRESS, new Headers());
    expect(answer).toBeInstanceOf(Response);
    expect(vi.getTimerCount()).toBe(0);
  });
});
