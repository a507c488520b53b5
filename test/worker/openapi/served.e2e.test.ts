import { Validator } from "@seriousme/openapi-schema-validator";
import type { Browser, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { sharedChromium } from "../support/chromium.ts";
import { type RunningServer, sharedServer } from "../support/running-server.ts";

let server: RunningServer;
let browser: Browser;
let document: any;

beforeAll(async () => {
  server = await sharedServer();
  const response = await fetch(new URL("/openapi.json", server.url));
  document = await response.json();
  browser = await sharedChromium();
});

const lint = async (value: Record<string, unknown>) => await new Validator().validate(value);

describe("GET /openapi.json of a Worker that is bundled", () => {
  it("passes a linter of OpenAPI documents", async () => {
    expect(await lint(structuredClone(document))).toEqual({ valid: true });
  });

  it.each([
    ["an unknown field", (bad: any) => Object.assign(bad.paths["/"].get, { answers: {} })],
    ["a parameter without a place", (bad: any) => delete bad.paths["/rules/{id}"].get.parameters[0].in],
    ["a path that is none", (bad: any) => Object.assign(bad.paths, { rules: {} })],
  ])("would not pass it with %s", async (_, harm) => {
    const bad = structuredClone(document);
    harm(bad);
    expect((await lint(bad)).valid).toBe(false);
  });

  it("names each operation as the sources do", () => {
    expect(document.paths["/__api__/v1/users"].get.operationId).toBe("listUsers");
  });
});

describe("GET /reference in a browser", () => {
  const operations = () => Object.values<any>(document.paths).flatMap<any>((path) => Object.values(path));

  /** Opens a page, and tells what the browser had to say of it. */
  async function open(path: string): Promise<{ readonly page: Page; readonly complaints: readonly string[] }> {
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on("console", (message) => complaints.push(message.text()));
    page.on("pageerror", (error) => complaints.push(String(error)));
    await page.goto(new URL(path, server.url).href, { waitUntil: "networkidle" });
    return { page, complaints };
  }

  /** The paths of the pages that the contents lead to. */
  async function partsOf(page: Page): Promise<readonly string[]> {
    const links = await page.locator("main h2 a, main p a[href$='/schemas']").all();
    return await Promise.all(links.map(async (link) => (await link.getAttribute("href")) ?? ""));
  }

  it("shows every operation, parameter, schema and failure on one of its pages", async () => {
    const { page, complaints } = await open("/reference");
    const parts = await partsOf(page);
    let text = "";
    for (const part of parts) {
      // oxlint-disable no-await-in-loop -- one page after the other, in one window
      await page.goto(new URL(part, server.url).href);
      await page.evaluate("document.querySelectorAll('main details').forEach((one) => { one.open = true; })");
      text += await page.innerText("main");
      // oxlint-enable no-await-in-loop
    }
    const shown = operations().flatMap(({ summary, operationId, parameters }) => [
      summary.replaceAll("`", ""),
      operationId,
      ...parameters.flatMap(({ name, description }: any) => [name, description.replaceAll("`", "")]),
    ]);
    const failures = Object.values<any>(document.components.responses).flatMap(({ description }) =>
      description.replaceAll("`", "").split("\n\n"),
    );
    const schemas = Object.entries<any>(document.components.schemas).flatMap(([name, { properties = {} }]) => [
      name,
      ...Object.keys(properties),
    ]);
    expect(parts.length).toBeGreaterThan(10);
    expect(shown.length).toBeGreaterThan(100);
    // It is the answer to methods that no operation has.
    const others = [...shown, ...failures, ...schemas].filter((one) => !one.startsWith("Code 405"));
    expect(others.filter((one) => !text.includes(one))).toEqual([]);
    expect(complaints).toEqual([]);
    await page.close();
  });

  it("leads from the contents to an operation, which is open then", async () => {
    const { page } = await open("/reference");
    await page.getByRole("link", { name: "GET /__api__/v1/users", exact: true }).click();
    await page.locator("#listUsers").waitFor({ state: "visible" });
    expect(new URL(page.url()).pathname).toBe("/reference/users");
    await expect.poll(async () => await page.locator("#createUser").isVisible()).toBe(false);
    await page.close();
  });
});
