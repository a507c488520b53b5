import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { rankOf } from "../../../worker/database/row-values.ts";
import { addPerson, callApi } from "../workerd/server.ts";

let key: string;

/** Username, first name, last name, role, locked, days since the last activity. */
const USERS = [
  ["zoe", "ada", "Byron", "viewer", 0, 1],
  ["adam", "Ada", "byron", "publisher", 0, 364],
  ["b%b", "", "", "viewer", 0, null],
  ["b_b", "Bob", "Ärmel", "viewer", 1, 1],
  ["carl", "bob", "Arm", "publisher", 0, 366],
  ["Dora", "Émile", "Zola", "administrator", 0, 2],
] as const;

const daysAgo = (days: number) => `${new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 19)}Z`;

beforeAll(async () => {
  ({ key } = await addPerson("viewer", "ylva"));
  const insert = env.DATABASE.prepare(
    `INSERT INTO users (guid, username, first_name, last_name, email, role, created_time, updated_time, locked, active_time)
    VALUES (?1, ?2, ?3, ?4, '', ?5, ?6, ?6, ?7, ?8)`,
  );
  await env.DATABASE.batch(
    USERS.map(([username, first, last, role, locked, days]) =>
      insert.bind(
        crypto.randomUUID(),
        username,
        first,
        last,
        rankOf(role),
        daysAgo(900),
        locked,
        days === null ? null : daysAgo(days),
      ),
    ),
  );
});

const list = async (query: string) => await callApi(`/users?${query}`, { key });
const names = async (query: string): Promise<readonly string[]> => {
  const { body } = await list(query);
  return body.results.map(({ username }: { readonly username: string }) => username);
};

const ALL = ["b%b", "adam", "zoe", "carl", "b_b", "ylva", "Dora"];

describe("GET /v1/users", () => {
  it("answers the envelope, and nothing beside", async () => {
    const { status, body } = await list("page_size=1&page_number=3");
    expect(status).toBe(200);
    expect(body).toEqual({
      results: [
        {
          guid: expect.any(String),
          username: "zoe",
          first_name: "ada",
          last_name: "Byron",
          email: "",
          user_role: "viewer",
          created_time: expect.any(String),
          updated_time: expect.any(String),
          active_time: expect.any(String),
          confirmed: true,
          locked: false,
          external_id: null,
        },
      ],
      current_page: 3,
      total: 7,
    });
  });

  it("finds a user by the whole external id, and no one by another or by its beginning", async () => {
    await env.DATABASE.prepare(
      "UPDATE users SET external_id = 'https://id.example.com 7' WHERE username = 'carl'",
    ).run();
    expect(await names("external_id=https://id.example.com%207")).toEqual(["carl"]);
    expect(await names("prefix=https://id.example.com%207")).toEqual(["carl"]);
    expect(await names("external_id=https://id.example.com")).toEqual([]);
    expect(await names("prefix=https://id.example.com")).toEqual([]);
    expect(await names("external_id=https://id.example.com%207&user_role=viewer")).toEqual([]);
  });

  it.each([
    ["name", ALL],
    ["username", ["adam", "b%b", "b_b", "carl", "Dora", "ylva", "zoe"]],
    ["email", ["zoe", "adam", "b%b", "b_b", "carl", "Dora", "ylva"]],
    ["created_time", ["zoe", "adam", "b%b", "b_b", "carl", "Dora", "ylva"]],
    ["active_time", ["b%b", "carl", "adam", "Dora", "zoe", "b_b", "ylva"]],
  ])("is sorted by %s, in both directions", async (sort, expected) => {
    expect(await names(`sort=${sort}`)).toEqual(expected);
    expect(await names(`sort=${sort}&asc_order=false`)).toEqual(expected.toReversed());
  });

  it("orders by first name, last name and username, whatever the case", async () => {
    expect(await names("")).toEqual(ALL);
    expect(await names("asc_order=true")).toEqual(ALL);
    expect(await names("asc_order=False")).toEqual(ALL.toReversed());
  });

  it("ends with a page of nothing", async () => {
    expect((await list("page_size=7&page_number=2")).body).toEqual({ results: [], current_page: 2, total: 7 });
    expect((await list("page_size=500&page_number=10000")).body).toEqual({
      results: [],
      current_page: 10000,
      total: 7,
    });
  });

  it.each([
    ["prefix=AD", ["adam", "zoe"]],
    ["prefix=by", ["adam", "zoe"]],
    ["prefix=ada%20BYRON", ["adam", "zoe"]],
    ["prefix=ada%20c", []],
    ["prefix=b", ["b%b", "adam", "zoe", "carl", "b_b"]],
    ["prefix=b%25", ["b%b"]],
    ["prefix=b_", ["b_b"]],
    ["prefix=%25", []],
    ["prefix=%C3%89", ["Dora"]],
    ["prefix=%C3%84RM", ["b_b"]],
    ["prefix=om", []],
    ["prefix=%5C", []],
    ["prefix='", []],
    ["user_role=publisher", ["adam", "carl"]],
    ["user_role=administrator%7Cpublisher", ["adam", "carl", "Dora"]],
    ["account_status=locked", ["b_b"]],
    ["account_status=licensed", ["adam", "zoe", "ylva", "Dora"]],
    ["account_status=inactive", ["b%b", "carl"]],
    ["account_status=inactive|locked&user_role=viewer", ["b%b", "b_b"]],
  ])("%s", async (query, expected) => {
    expect(await names(query)).toEqual(expected);
    expect((await list(`${query}&page_size=1`)).body.total).toBe(expected.length);
  });

  it.each([
    ["page_size=0", "page_size", "a whole number from 1 to 500"],
    ["page_size=501", "page_size", "a whole number from 1 to 500"],
    ["page_number=0", "page_number", "a whole number from 1 to 10000"],
    ["page_number=10001", "page_number", "a whole number from 1 to 10000"],
    ["page_number=1&page_number=2", "page_number", "a whole number from 1 to 10000"],
    ["user_role=owner", "user_role", "one of viewer, publisher, administrator, or some of them with | between them"],
    ["sort=guid", "sort", "one of name, username, email, created_time, active_time"],
    ["account_status=x", "account_status", "one of locked, licensed, inactive, or some of them with | between them"],
    ["asc_order=constructor", "asc_order", "true or false"],
    [`prefix=${"a".repeat(512)}`, "prefix", "a text of at most 511 characters"],
  ])("refuses %s", async (query, parameter, expected) => {
    expect(await list(query)).toEqual({
      status: 400,
      body: {
        code: 25,
        error: `The query parameter "${parameter}" must be ${expected}, and given once.`,
        payload: { parameter },
      },
    });
  });
});
