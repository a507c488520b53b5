import { h } from "preact";
import { renderToString } from "preact-render-to-string";
import { describe, expect, it } from "vitest";
import { ROUTES } from "../../../worker/app/index.ts";
import { createRouter } from "../../../worker/app/router.ts";
import { COMPONENTS_ROUTE } from "../../../worker/html/components.tsx";
import { Icon } from "../../../worker/html/icon.tsx";
import { ICON_NAMES } from "../../../worker/html/icon-names.ts";
import { addPerson, answeredBy, call } from "../workerd/server.ts";

const BROWSER = { headers: { Accept: "text/html" } };

describe("/components", () => {
  it("is no page of a deployment", async () => {
    const { key } = await addPerson("administrator");
    expect((await call("/components", { ...BROWSER, key })).status).toBe(404);
    expect(ROUTES.filter(({ path }) => path === COMPONENTS_ROUTE.path)).toEqual([]);
  });

  it("is there for npm start, without anybody being signed in", async () => {
    const router = createRouter([COMPONENTS_ROUTE, ...ROUTES]);
    const answer = await answeredBy(router, async () => await call("/components", BROWSER));
    expect(answer.status).toBe(200);
    const text = await answer.text();
    for (const name of ICON_NAMES) expect(text).toContain(`</svg> ${name}</span>`);
  });
});

it.each(ICON_NAMES)("the icon %s is drawn in the color of its text, and is nothing to a screen reader", (name) => {
  const svg = renderToString(h(Icon, { name }));
  expect(svg).toMatch(/^<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><(?:path|rect|circle|line|polyline) /);
  expect(svg).not.toMatch(/fill="(?!currentColor)|stroke|style|href/);
});
