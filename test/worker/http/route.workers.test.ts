import { describe, expect, it } from "vitest";
import { all, crossOrigin, del, get, type Handler, limitedBy, under } from "../../../worker/http/route.ts";
import type { CallerContext, VisitorContext } from "../../../worker/identity/caller.ts";
import type { Context } from "../../../worker/platform/context.ts";

const forAnyone: Handler<Context> = ({ params }) => new Response(params["id"]);
const forVisitors: Handler<VisitorContext> = (_, { caller }) => new Response(caller?.guid);
const forCallers: Handler<CallerContext> = (_, { caller }) => new Response(caller.guid);

const NOTHING = { answers: {} };

describe("a route", () => {
  it("is what its line says", () => {
    expect(get("/x/:id", "read-user", forCallers, "One.", NOTHING)).toEqual({
      method: "GET",
      path: "/x/:id",
      permission: "read-user",
      handler: forCallers,
      summary: "One.",
      description: NOTHING,
      crossOrigin: false,
      limit: "management",
    });
    expect(del("/x", "none", forAnyone, "Gone.", NOTHING)).toMatchObject({ method: "DELETE", permission: "none" });
    expect(all("/x", "sharing", forVisitors, "All.", NOTHING)).toMatchObject({ method: "ALL", permission: "sharing" });
    expect(all("/x", "sharing", forVisitors, "All.", NOTHING).limit).toBeUndefined();
    expect(get("/x", "optional-key", forVisitors, "All.", NOTHING)).toMatchObject({ permission: "optional-key" });
  });

  it("may have a handler that asks for less than is known", () => {
    expect(get("/x", "read-user", forAnyone, "One.", NOTHING).handler).toBe(forAnyone);
    expect(get("/x", "sharing", forAnyone, "One.", NOTHING).handler).toBe(forAnyone);
    expect(get("/x", "read-user", forVisitors, "One.", NOTHING).handler).toBe(forVisitors);
  });

  it("has no handler that asks for more: it does not compile", () => {
    // @ts-expect-error -- without a key there is no caller
    get("/x", "none", forCallers, "One.", NOTHING);
    // @ts-expect-error -- where sharing decides, there may be no caller
    get("/x", "sharing", forCallers, "One.", NOTHING);
    // @ts-expect-error -- where a key is optional, there may be no caller
    get("/x", "optional-key", forCallers, "One.", NOTHING);
    // @ts-expect-error -- without a key there is no visitor
    get("/x", "none", forVisitors, "One.", NOTHING);
    // @ts-expect-error -- there is no such permission
    expect(get("/x", "read-mind", forCallers, "One.", NOTHING).permission).toBe("read-mind");
  });
});

describe("routes together", () => {
  const routes = [get("", "none", forAnyone, "All.", NOTHING), get("/:id", "none", forAnyone, "One.", NOTHING)];

  it("begin alike", () => {
    expect(under("/x", routes).map(({ path }) => path)).toEqual(["/x", "/x/:id"]);
  });

  it("may be limited together, in the place of any limit of their own", () => {
    const own = get("/x", "read-user", forCallers, "One.", NOTHING);
    expect(limitedBy("uploads", [...routes, own]).map(({ limit }) => limit)).toEqual(["uploads", "uploads", "uploads"]);
  });

  it("may be called by scripts of other websites", () => {
    expect(crossOrigin(routes).map((route) => route.crossOrigin)).toEqual([true, true]);
  });
});
