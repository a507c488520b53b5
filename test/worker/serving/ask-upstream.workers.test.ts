import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { askUpstream } from "../../../worker/serving/ask-upstream.ts";

const ADDRESS = new URL("http://upstream.example/");
const TIMED_OUT = { ok: false, error: { message: "The content's API did not answer within 60 seconds." } };

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

/** The outcome of a promise so far; undefined where there is none yet. */
function watch<Value>(promise: Promise<Value>): { outcome: Value | undefined } {
  const watched: { outcome: Value | undefined } = { outcome: undefined };
  const note = async (): Promise<void> => {
    watched.outcome = await promise;
  };
  void note();
  return watched;
}

describe("a request to an upstream", () => {
  it.each(["GET", "POST"])("goes past the platform's cache, and follows no redirect: %s", async (method) => {
    const sent: Request[] = [];
    vi.spyOn(globalThis, "fetch").mockImplementation(async (input) => {
      sent.push(new Request(input));
      return new Response(null);
    });
    const body = method === "GET" ? {} : { body: "a" };
    const request = new Request("https://steward.example/", { method, ...body });
    await askUpstream(request, ADDRESS, new Headers());
    expect(sent).toMatchObject([{ cache: "no-store", redirect: "manual" }]);
  });
});

describe("an upstream that does not answer", () => {
  it("is given up after a minute", async () => {
    neverAnswer();
    const watched = watch(askUpstream(new Request("https://steward.example/"), ADDRESS, new Headers()));
    await vi.advanceTimersByTimeAsync(59_999);
    expect(watched.outcome).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(watched.outcome).toMatchObject(TIMED_OUT);
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
    expect(watched.outcome).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(watched.outcome).toMatchObject(TIMED_OUT);
  });

  it("is not given up once it has answered, though the body is still on its way", async () => {
    const bodies: Promise<string>[] = [];
    vi.spyOn(globalThis, "fetch").mockImplementation(async (input) => {
      bodies.push(new Request(input).text());
      return new Response("early");
    });
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const writer = writable.getWriter();
    const request = new Request("https://steward.example/", { method: "POST", body: readable });
    expect(await askUpstream(request, ADDRESS, new Headers())).toMatchObject({ ok: true, value: expect.any(Response) });
    expect(vi.getTimerCount()).toBe(0);
    await writer.write(new TextEncoder().encode("late"));
    expect(vi.getTimerCount()).toBe(0);
    await writer.close();
    expect(await Promise.all(bodies)).toEqual(["late"]);
  });

  it("leaves nothing of the query in what is logged", async () => {
    vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("Cannot load http://upstream.example/?token=1"));
    const address = new URL("?token=1", ADDRESS);
    expect(await askUpstream(new Request("https://steward.example/"), address, new Headers())).toEqual({
      ok: false,
      error: {
        message: "The content's API cannot be reached, or closed the connection before it answered.",
        details: "TypeError: Cannot load the upstream",
      },
    });
  });
});
