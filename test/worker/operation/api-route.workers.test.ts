import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { listOf, ok, TEXT } from "../../../shared/index.ts";
import { createRouter } from "../../../worker/app/router.ts";
import { optionalJsonBody } from "../../../worker/http/fields.ts";
import { byRole, ofOneself } from "../../../worker/operation/access.ts";
import { answers, apiRoute, inBody } from "../../../worker/operation/api-route.ts";
import { operation } from "../../../worker/operation/operation.ts";
import { requestContext } from "../../../worker/platform/context.ts";
import { optional, string, text } from "../../../worker/values/readers.ts";
import { addPerson, ORIGIN, type Person } from "../workerd/server.ts";

const ECHO_WORDS = operation({
  name: "echoWords",
  summary: "Returns the words.",
  access: byRole("create-content"),
  input: { first: optional(text(10)), second: optional(text(10)) },
  failures: [],
  run: async (_, { first, second }) => ok([first ?? "-", second ?? "-"]),
});

const READ_STREAM = operation({
  name: "readStream",
  summary: "Returns the bytes as a text.",
  access: ofOneself("create-content", "Only you can send this."),
  input: { source: string<Request>("a stream", () => undefined) },
  failures: [],
  run: async (_, { source }) => ok([await source.text()]),
});

const WORDS = answers(listOf(TEXT), (words: readonly string[]) => words);

let streamsRead = 0;

const router = createRouter([
  apiRoute("GET", "/words", ECHO_WORDS, WORDS),
  apiRoute("POST", "/words", ECHO_WORDS, WORDS),
  apiRoute("PUT", "/words", ECHO_WORDS, WORDS, inBody(optionalJsonBody(ECHO_WORDS.input))),
  apiRoute("POST", "/users/:guid/stream", READ_STREAM, WORDS, {
    described: { body: { content: { "text/plain": TEXT }, failures: [] } },
    read: (request) => {
      streamsRead += 1;
      return ok({ source: request });
    },
  }),
]);

let publisher: Person;

beforeAll(async () => {
  publisher = await addPerson("publisher");
});

async function send(method: string, path: string, body?: string) {
  const request = new Request(ORIGIN + path, {
    method,
    headers: { Authorization: `Key ${publisher.key}` },
    ...(body === undefined ? {} : { body }),
  });
  const response = await router.fetch(request, requestContext(request, env));
  return { status: response.status, value: await response.json() };
}

describe("the input of an operation over the API", () => {
  it("is in the query of GET", async () => {
    expect(await send("GET", "/words?second=b")).toEqual({ status: 200, value: ["-", "b"] });
  });

  it("is in a JSON body otherwise", async () => {
    expect(await send("POST", "/words", '{"first":"a"}')).toEqual({ status: 200, value: ["a", "-"] });
  });

  it.each([undefined, ""])("is refused where the body must be there and is %j", async (body) => {
    expect(await send("POST", "/words", body)).toMatchObject({ status: 400 });
  });

  it.each([undefined, ""])("may be left out where the body is optional and is %j", async (body) => {
    expect(await send("PUT", "/words", body)).toEqual({ status: 200, value: ["-", "-"] });
  });

  it("is read from a body that is optional and there", async () => {
    expect(await send("PUT", "/words", '{"second":"b"}')).toEqual({ status: 200, value: ["-", "b"] });
    expect(await send("PUT", "/words", '{"third":"c"}')).toMatchObject({ status: 400 });
  });

  it("is a stream where the route hands one over, after the permission was checked", async () => {
    const path = (guid: string) => `/users/${guid}/stream`;
    expect(await send("POST", path("another"), "bytes")).toMatchObject({ status: 403 });
    expect(streamsRead).toBe(0);
    expect(await send("POST", path(publisher.guid), "bytes")).toEqual({ status: 200, value: ["bytes"] });
    expect(streamsRead).toBe(1);
  });
});
