/** The store is asked over real connections, for they break off, redirect and stall as no function does. */

import { createEmulator } from "emulate";
import { describe, expect, it, onTestFinished } from "vitest";
import { readBucket } from "../../../action/audit-export/bucket-address.ts";
import { type BucketPorts, bucketReader, openBucket } from "../../../action/audit-export/bucket-objects.ts";
import type { ObjectLock } from "../../../action/audit-export/object-lock.ts";
import type { ObjectReader } from "../../../shared/index.ts";
import { freePort } from "../../support/free-port.ts";
import { BUCKET, type BucketServerOptions, SECRET_ACCESS_KEY, serveBucket } from "../support/bucket-server.ts";

const PLACE = `s3://${BUCKET}/logs/content`;
const SEGMENT = "seg/000000001.ndjson.gz";
const NOW = Date.UTC(2026, 10, 20);

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** Ports that do not wait, and what they would have waited for. */
function ports(): BucketPorts & { readonly waits: readonly string[] } {
  const waits: string[] = [];
  return {
    waits,
    wait: async () => {},
    random: () => 0,
    onWait: ({ message }) => void waits.push(message),
    now: () => NOW,
  };
}

async function opened(options: BucketServerOptions = {}, lock: ObjectLock | null = null) {
  const server = await serveBucket(options);
  const own = ports();
  const store = await openBucket(readBucket(PLACE, server.environment), lock, own);
  return { server, store, waits: own.waits };
}

async function namesOf(reader: ObjectReader, prefix: string): Promise<readonly string[]> {
  const names: string[] = [];
  for await (const name of reader.list(prefix)) names.push(name);
  return names;
}

describe("the objects in a bucket", () => {
  it("are created once, and what is there stays as it is", async () => {
    const { server, store } = await opened();
    expect(await store.create(SEGMENT, bytesOf("first"))).toBe("created");
    expect(await store.create(SEGMENT, bytesOf("second"))).toBe("exists");
    expect([...server.objects].map(([key, { bytes }]) => [key, bytes.toString()])).toEqual([
      [`logs/content/${SEGMENT}`, "first"],
    ]);
  });

  it("are replaced where that is asked for", async () => {
    const { store } = await opened();
    await store.replace("latest.json", bytesOf("one"));
    await store.replace("latest.json", bytesOf("two"));
    expect(await store.read("latest.json", 10)).toEqual(Buffer.from("two"));
  });

  it("are read no further than was asked for and one byte, and not where there is none", async () => {
    const { server, store } = await opened();
    await store.create(SEGMENT, bytesOf("0123456789"));
    expect(await store.create("seg/000000003.ndjson.gz", bytesOf(""))).toBe("created");
    expect(await store.read("seg/000000003.ndjson.gz", 10)).toEqual(new Uint8Array());
    expect(String(await store.read(SEGMENT, 10))).toBe("0123456789");
    expect(String(await store.read(SEGMENT, 3))).toBe("0123");
    expect(await store.read("seg/000000002.ndjson.gz", 10)).toBeNull();
    // As they are stored, and no more than that: the rest of a large one is not even sent.
    expect(server.requests.at(-2)?.headers).toMatchObject({ "accept-encoding": "identity", range: "bytes=0-3" });
  });

  it("are listed in order, page by page, without the marks of folders and what is beside the prefix", async () => {
    const { server, store } = await opened({ pageKeys: 2 });
    for (const key of ["", "seg/", "seg/b", "seg/a", "seg/c", "seg/ü &<\"'>+", "seh", "../x"]) {
      server.objects.set(`logs/content/${key}`, { bytes: Buffer.alloc(0), headers: {} });
    }
    server.objects.set("logs/content2/seg/d", { bytes: Buffer.alloc(0), headers: {} });
    expect(await namesOf(store, "seg/")).toEqual(["seg/a", "seg/b", "seg/c", "seg/ü &<\"'>+"]);
    expect(await namesOf(store, "")).toEqual(["../x", "seg/a", "seg/b", "seg/c", "seg/ü &<\"'>+", "seh"]);
  });

  it("are locked as long as is asked for, but for the one that is replaced", async () => {
    const { server, store } = await opened({ hasObjectLock: true }, { mode: "compliance", days: 30 });
    await store.create(SEGMENT, bytesOf("first"));
    await store.replace("latest.json", bytesOf("latest"));
    expect(server.objects.get(`logs/content/${SEGMENT}`)?.headers).toMatchObject({
      "x-amz-object-lock-mode": "COMPLIANCE",
      "x-amz-object-lock-retain-until-date": "2026-12-20T00:00:00Z",
    });
    expect(server.objects.get("logs/content/latest.json")?.headers).not.toHaveProperty("x-amz-object-lock-mode");
  });

  it("are not created in a bucket that cannot lock them", async () => {
    const { server, store } = await opened({}, { mode: "governance", days: 1 });
    const message = `PUT ${PLACE}/${SEGMENT} answered 400 (InvalidRequest). Where objects are to be locked, object lock must be enabled for the bucket.`;
    await expect(store.create(SEGMENT, bytesOf("first"))).rejects.toThrow(message);
    expect(server.objects.size).toBe(0);
  });

  it("are refused where there is something else", async () => {
    const server = await serveBucket();
    const bucket = readBucket(PLACE, server.environment);
    for (const name of ["seg/.DS_Store", "seg/", "latest.json"]) {
      server.objects.set(`logs/content/${name}`, { bytes: Buffer.alloc(0), headers: {} });
    }
    await openBucket(bucket, null, ports());
    server.objects.set("logs/content/thesis\u202E.txt", { bytes: Buffer.alloc(0), headers: {} });
    await expect(openBucket(bucket, null, ports())).rejects.toThrow(
      `${PLACE} contains something that is not part of an export: "thesis\\u{202e}.txt". Name a prefix that is empty`,
    );
  });

  it("are written and read with the keys of a session", async () => {
    const { store } = await opened({ sessionToken: "FwoGZXIvYXdzEXAMPLE/token+=" });
    await store.create(SEGMENT, bytesOf("first"));
    expect(String(await store.read(SEGMENT, 10))).toBe("first");
  });
});

describe("a service that does not know the condition", () => {
  it("is refused with the first object of a run", async () => {
    const { store } = await opened({ ignoresConditions: true });
    await expect(store.create(SEGMENT, bytesOf("first"))).rejects.toThrow(
      `The service of ${PLACE} replaces an object that it is asked to create only where there is none`,
    );
  });

  it("is refused where others wrote it, whose lists and errors are read as well", async () => {
    const port = await freePort();
    const emulator = await createEmulator({
      service: "aws",
      port,
      seed: { aws: { s3: { buckets: [{ name: BUCKET }] } } },
    });
    onTestFinished(async () => await emulator.close());
    const environment = {
      AWS_ACCESS_KEY_ID: "a",
      AWS_SECRET_ACCESS_KEY: "b",
      AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${port}`,
    };
    const bucket = readBucket(PLACE, environment);
    const store = await openBucket(bucket, null, ports());
    await store.replace("latest.json", bytesOf("{}"));
    expect(String(await store.read("latest.json", 10))).toBe("{}");
    expect(await store.read(SEGMENT, 10)).toBeNull();
    expect(await namesOf(store, "")).toEqual(["latest.json"]);
    await expect(store.create(SEGMENT, bytesOf("first"))).rejects.toThrow("Use another service");
    const none = bucketReader(readBucket("s3://other-bucket/a", environment), ports());
    await expect(namesOf(none, "")).rejects.toThrow(
      "GET s3://other-bucket/a answered 404 (NoSuchBucket). Check the name of the bucket",
    );
  });
});

describe("a service that fails", () => {
  it.each<readonly [string, NonNullable<ReturnType<NonNullable<BucketServerOptions["fault"]>>>]>([
    ["503", { status: 503, code: "SlowDown" }],
    ["500", { status: 500 }],
    ["429", { status: 429 }],
    ["400 (RequestTimeout)", { status: 400, code: "RequestTimeout" }],
    ["409 (ConditionalRequestConflict)", { status: 409, code: "ConditionalRequestConflict" }],
    ["got no answer", "closed"],
  ])("is asked again: %s", async (message, fault) => {
    const { server, store, waits } = await opened({
      fault: ({ number }) => ([2, 3].includes(number) ? fault : undefined),
    });
    expect(await store.create(SEGMENT, bytesOf("first"))).toBe("created");
    expect(waits).toEqual([expect.stringContaining(message), expect.stringContaining(message)]);
    expect(server.objects.get(`logs/content/${SEGMENT}`)?.bytes.toString()).toBe("first");
  });

  it("has the object that it created before its answer was lost", async () => {
    const { server, store } = await opened({ fault: ({ number }) => (number === 2 ? "done-and-closed" : undefined) });
    expect(await store.create(SEGMENT, bytesOf("first"))).toBe("exists");
    expect(server.objects.get(`logs/content/${SEGMENT}`)?.bytes.toString()).toBe("first");
  });

  it("gives a body that broke off again", async () => {
    const { store, waits } = await opened({ fault: ({ number }) => (number === 4 ? "cut" : undefined) });
    await store.create(SEGMENT, bytesOf("0123456789"));
    expect(String(await store.read(SEGMENT, 100))).toBe("0123456789");
    expect(waits).toEqual([expect.stringContaining("got no answer")]);
  });

  it("is given up after ten tries", async () => {
    const { server, store } = await opened({ fault: ({ key }) => (key === "" ? undefined : { status: 500 }) });
    await expect(store.read(SEGMENT, 10)).rejects.toThrow("answered 500 (InternalError). It was asked 10 times.");
    expect(server.requests).toHaveLength(11);
  });

  it("follows no redirect, so that nothing signed goes elsewhere", async () => {
    const other = await serveBucket();
    const headers = { Location: `${other.url}/${BUCKET}/logs/content/${SEGMENT}` };
    const { store } = await opened({
      fault: ({ key }) => (key === "" ? undefined : { status: 307, code: "TemporaryRedirect", headers }),
    });
    await expect(store.create(SEGMENT, bytesOf("first"))).rejects.toThrow(
      "answered 307 (TemporaryRedirect): the service redirects. Nothing is sent elsewhere",
    );
    expect(other.requests).toEqual([]);
  });

  it.each([
    ["AWS_SECRET_ACCESS_KEY", "wrong", "(SignatureDoesNotMatch). Check AWS_SECRET_ACCESS_KEY"],
    ["AWS_ACCESS_KEY_ID", "wrong", "(InvalidAccessKeyId). Check AWS_ACCESS_KEY_ID"],
    ["AWS_REGION", "eu-west-1", "(AuthorizationHeaderMalformed). Set AWS_REGION"],
    ["AWS_SESSION_TOKEN", "wrong", "(InvalidToken). Check AWS_SESSION_TOKEN"],
  ])("says what is wrong with %s, and repeats nothing of it", async (variable, value, message) => {
    const server = await serveBucket();
    const bucket = readBucket(PLACE, { ...server.environment, [variable]: value });
    const read = bucketReader(bucket, ports()).read(SEGMENT, 10);
    await expect(read).rejects.toThrow(message);
    await expect(read).rejects.not.toThrow(new RegExp(`${SECRET_ACCESS_KEY.slice(0, 8)}|wrong`));
  });

  it("is no service such as S3", async () => {
    const server = await serveBucket({ fault: () => ({ body: "<html></html>" }) });
    const reader = bucketReader(readBucket(PLACE, server.environment), ports());
    await expect(namesOf(reader, "")).rejects.toThrow(`The answer of ${PLACE} is not a list of objects.`);
  });

  it("cannot be reached", async () => {
    const bucket = readBucket(PLACE, {
      AWS_ACCESS_KEY_ID: "a",
      AWS_SECRET_ACCESS_KEY: "b",
      AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${await freePort()}`,
    });
    await expect(bucketReader(bucket, ports()).read(SEGMENT, 10)).rejects.toThrow(
      `GET ${PLACE}/${SEGMENT} got no answer (ECONNREFUSED). It was asked 10 times. Try again later.`,
    );
  });

  it("lists objects that were not asked for, which are passed over", async () => {
    const keys = ["a/seg/1", "logs/content/manifests/1", "logs/content/seg/1", "logs/contents/seg/1"];
    const contents = keys.map((key) => `<Contents><Key>${key}</Key></Contents>`).join("");
    const server = await serveBucket({ fault: () => ({ body: `<ListBucketResult>${contents}</ListBucketResult>` }) });
    const reader = bucketReader(readBucket(PLACE, server.environment), ports());
    expect(await namesOf(reader, "seg/")).toEqual(["seg/1"]);
  });

  it("lists objects again and again, or in no order", async () => {
    const page = (keys: string) =>
      `<ListBucketResult><IsTruncated>true</IsTruncated><NextContinuationToken>a</NextContinuationToken>${keys}</ListBucketResult>`;
    for (const keys of ["<Key>logs/content/a</Key>", "<Key>logs/content/b</Key><Key>logs/content/a</Key>"]) {
      const server = await serveBucket({ fault: () => ({ body: page(keys) }) });
      const reader = bucketReader(readBucket(PLACE, server.environment), ports());
      await expect(namesOf(reader, "")).rejects.toThrow("does not list its objects in order");
    }
  });
});
