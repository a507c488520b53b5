import { describe, expect, it } from "vitest";
import { PAGE_ROUTES } from "../../../worker/routes/pages.ts";
import { call } from "../content-server/support/server.ts";

const NAVIGATION = { Accept: "text/html", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document" };

const guarded = PAGE_ROUTES.filter(({ permission }) => permission !== "none" && permission !== "optional-key");
const pathOf = (path: string) => path.replaceAll(/:\w+\+?/g, "999");

describe("the sign-in page", () => {
  it.each(guarded.map(({ method, path }) => [method, pathOf(path)] as const))(
    "stands for %s %s where no one is signed in, and leads there",
    async (method, path) => {
      const answer = await call(`${path}?page=2`, { method, headers: NAVIGATION });
      const text = await answer.text();
      expect(answer.status).toBe(401);
      expect(text).toContain("<h1>Sign in</h1>");
      expect(text).toContain(`name="to" value="${method === "GET" ? `${path}?page=2` : "/"}"`);
    },
  );
});
