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

  /** Opens the page, and tells what it requested and what the browser had to say of it. */
  async function open(colorScheme: "light" | "dark", width: number) {
    const page: Page = await browser.newPage();
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    const requested: string[] = [];
    const complaints: string[] = [];
    page.on("request", (request) => requested.push(request.url()));
    page.on("console", (message) => complaints.push(message.text()));
    page.on("pageerror", (error) => complaints.push(String(error)));
    await page.goto(new URL("/reference", server.url).href, { waitUntil: "networkidle" });
    return { page, requested, complaints };
  }

  it("requests nothing else, and is as its policy allows", async () => {
    const { page, requested, complaints } = await open("light", 1_280);
    expect(requested).toEqual([new URL("/reference", server.url).href]);
    expect(complaints).toEqual([]);
    expect(await page.evaluate("getComputedStyle(document.body).maxWidth")).toBe("768px");
    await page.close();
  });

  it("shows every operation, parameter, schema and failure", async () => {
    const { page } = await open("light", 1_280);
    const text = await page.innerText("main");
    const shown = operations().flatMap(({ summary, operationId, parameters }) => [
      summary,
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
    expect(shown.length).toBeGreaterThan(100);
    // It is the answer to methods that no operation has.
    const others = [...shown, ...failures, ...schemas].filter((one) => !one.startsWith("Code 405"));
    expect(others.filter((one) => !text.includes(one))).toEqual([]);
    await page.close();
  });

  it("leads from everything that has a name to where it is described", async () => {
    const { page } = await open("light", 1_280);
    const broken = `Array.from(document.querySelectorAll('a[href^="#"]'), ({ hash }) => decodeURIComponent(hash.slice(1)))
      .filter((id) => document.getElementById(id) === null)`;
    expect(await page.evaluate(broken)).toEqual([]);
    expect(await page.locator("a[href='#listUsers']").count()).toBe(1);
    await page.close();
  });

  it.each(["light", "dark"] as const)("can be read on a phone, %s", async (scheme) => {
    const { page } = await open(scheme, 360);
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(360);
    const text = await page.evaluate("getComputedStyle(document.body).color");
    expect(text).toBe(scheme === "dark" ? "rgb(230, 233, 238)" : "rgb(28, 36, 48)");
    await page.close();
  });
});
