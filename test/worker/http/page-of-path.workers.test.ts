import { describe, expect, it } from "vitest";
import { PAGE_ROUTES, ROUTES } from "../../../worker/app/index.ts";
import { findIn } from "../../../worker/app/route-table.ts";
import { countPageParts, pageOf, pagePaths } from "../../../worker/http/page-of-path.ts";

const find = findIn(ROUTES);

describe("the page of a path", () => {
  it.each([
    ["POST", "/exports/7/pause", "/exports/7"],
    ["GET", "/exports/7/pause", "/exports/7"],
    ["POST", "/exports/7", "/exports/7"],
    ["POST", "/items/7/permissions/8", "/items/7"],
    ["GET", "/audit/download", "/audit"],
    ["GET", "/sign-in/openid-connect/callback", "/sign-in"],
    ["GET", "/exports/", "/exports"],
    ["GET", "/", "/"],
    ["GET", "/__api__/v1/audit_logs", "/"],
    ["GET", "/content/7/exports", "/"],
    ["POST", "/no/such/path", "/"],
    ["POST", "//elsewhere.example/exports/7/pause", "/"],
    ["POST", "/exports//elsewhere.example/pause", "/"],
  ])("for %s %s is %s", (method, path, page) => {
    expect(find({ method, url: `https://steward.example${path}` }).page).toBe(page);
  });

  it("is one of whatever is sent to the server's pages, but to sign out", () => {
    const pages = pagePaths(ROUTES);
    const alone = PAGE_ROUTES.filter(({ path }) => countPageParts(path, pages) === 0).map(({ path }) => path);
    expect(alone.toSorted()).toEqual(["/assets/:name", "/sign-out"]);
  });

  it("is as long as the route says, whatever the path is", () => {
    expect([0, 1, 2, 3].map((parts) => pageOf("/a/b//", parts))).toEqual(["/", "/a", "/a/b", "/a/b/"]);
  });
});
