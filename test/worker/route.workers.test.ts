import { describe, expect, it } from "vitest";
import type { CallerContext, VisitorContext } from "../../worker/content-server/auth/caller.ts";
import type { Context } from "../../worker/context.ts";
import { all, crossOrigin, del, get, type Handler, limitedBy, under } from "../../worker/route.ts";

const forAnyone: Handler<Context> = ({ params }) => new Response(params["id"]);
const forVisitors: Handler<VisitorContext> = (_, { caller }) => new Response(caller?.guid);
const forCallers: Handler<CallerContext> = (_, { caller }) => new Response(caller.guid);

describe("a route", () => {
  it("is what its line says", () => {
    expect(get("/x/:id", "read-user", forCallers, "One.")).toEqual({
      method: "GET",
      path: "/x/:id",
      permission: "read-user",
      handler: forCallers,
      summary: "One.",
      crossOrigin: false,
      limit: "management",
    });
    expect(del("/x", "none", forAnyone, "Gone.")).toMatchObject({ method: "DELETE", permission: "none" });
    expect(all("/x", "sharing", forVisitors, "All.")).toMatchObject({ method: "ALL", permission: "sharing" });
    expect(all("/x", "sharing", forVisitors, "All.").limit).toBeUndefined();
  });

  it("may have a handler that asks for less than is known", () => {
    expect(get("/x", "read-user", forAnyone, "One.").handler).toBe(forAnyone);
    expect(get("/x", "sharing", forAnyone, "One.").handler).toBe(forAnyone);
    expect(get("/x", "read-user", forVisitors, "One.").handler).toBe(forVisitors);
  });

  it("has no handler that asks for more: it does not compile", () => {
    // @ts-expect-error -- without a key there is no caller
    get("/x", "none", forCallers, "One.");
    // @ts-expect-error -- where sharing decides, there may be no caller
    get("/x", "sharing", forCallers, "One.");
    // @ts-expect-error -- without a key there is no visitor
    get("/x", "none", forVisitors, "One.");
    // @ts-expect-error -- there is no such permission
    expect(get("/x", "read-mind", forCallers, "One.").permission).toBe("read-mind");
  });
});

describe("routes together", () => {
  const routes = [get("", "none", forAnyone, "All."), get("/:id", "none", forAnyone, "One.")];

  it("begin alike", () => {
    expect(under("/x", routes).map(({ path }) => path)).toEqual(["/x", "/x/:id"]);
  });

  it("may be limited together, in the place of any limit of their own", () => {
    const own = get("/x", "read-user", forCallers, "One.");
    expect(limitedBy("uploads", [...routes, own]).map(({ limit }) => limit)).toEqual(["uploads", "uploads", "uploads"]);
  });

  it("may be called by scripts of other websites", () => {
    expect(crossOrigin(routes).map((route) => route.crossOrigin)).toEqual([true, true]);
  });
});
