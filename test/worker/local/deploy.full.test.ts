/** The commands as processes, because Wrangler is one: with the real one, and a server on this machine in place of Cloudflare's API. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listen } from "../support/loopback.ts";
import { cleanUp, emptyFolder, root, run } from "./support/programs.ts";

const ACCOUNT = "0123456789abcdef0123456789abcdef";
const DATABASE = "12345678-1234-4321-8765-123456789012";
const TOKEN = "token-of-an-account-for-tests";
const MIGRATIONS = readdirSync(join(root, "worker/migrations")).toSorted();

/** The commands are those that it shows. */
const PAGE = readFileSync(join(root, "docs/deploying.md"), "utf8");

let api: Server;
let environment: Readonly<Record<string, string>>;
let folder: string;
/** The secrets and the buckets that the account has, a list of secrets only where the Worker is there; and what it was asked. */
let secrets: readonly string[] | undefined;
let buckets: readonly string[];
let asked: string[];

beforeAll(async () => {
  folder = emptyFolder();
  api = createServer((request, response) => {
    const path = request.url?.replace(/^.*\/(?:accounts\/\w+|v4)\//, "") ?? "";
    asked.push(`${request.method} ${path}`);
    const result = resultOf(path);
    response.statusCode = "code" in result ? 404 : 200;
    response.setHeader("Content-Type", "application/json");
    response.end(
      JSON.stringify({ success: !("code" in result), errors: "code" in result ? [result] : [], messages: [], result }),
    );
  });
  environment = {
    CLOUDFLARE_API_BASE_URL: `http://127.0.0.1:${await listen(api)}/client/v4`,
    CLOUDFLARE_API_TOKEN: TOKEN,
    CLOUDFLARE_ACCOUNT_ID: ACCOUNT,
    STEWARD_DEPLOYMENTS: folder,
    XDG_CONFIG_HOME: join(folder, "wrangler"),
  };
});
beforeEach(() => {
  secrets = ["BOOTSTRAP_SECRET"];
  buckets = ["provider-steward-staging-content", "provider-steward-staging-exports"];
  asked = [];
});
afterAll(async () => {
  api.close();
  await cleanUp();
});

/** The answer to a request, or the error in its place, as Cloudflare gives them. */
function resultOf(path: string): object {
  if (path.endsWith("/secrets")) {
    const noWorker = { code: 10007, message: "This Worker does not exist on your account." };
    return secrets?.map((name) => ({ name, type: "secret_text" })) ?? noWorker;
  }
  if (path.startsWith("r2/buckets/")) {
    const name = path.slice("r2/buckets/".length);
    if (buckets.includes(name)) return { name, creation_date: "2026-11-01T00:00:00Z" };
    return { code: 10006, message: "The specified bucket does not exist." };
  }
  // All migrations but the last one are applied.
  const applied = MIGRATIONS.slice(0, -1).map((name, index) => ({ id: index + 1, name, applied_at: "2026-11-01" }));
  return [{ success: true, results: applied, meta: {} }];
}

async function end(script: string, args: readonly string[]) {
  const program = run(script, args, environment);
  const [code] = await program.ended;
  return { code, output: program.output };
}

const READS = [
  "GET r2/buckets/provider-steward-staging-content",
  "GET r2/buckets/provider-steward-staging-exports",
  `GET workers/scripts/provider-steward-staging/secrets`,
  `POST d1/database/${DATABASE}/query`,
  `POST d1/database/${DATABASE}/query`,
  "POST graphql",
  "POST graphql",
];

describe("a deployment", () => {
  it("is written, checked and bundled for an environment, in the order of its migrations", async () => {
    const [, options = ""] = /^npm run deploy:init -- (--env staging .*)$/m.exec(PAGE) ?? [];
    const written = await end("deploy-init.ts", options.replace('"$DATABASE_ID"', DATABASE).split(" "));
    expect(written.code).toBe(0);
    expect(written.output).toContain("npm run deploy -- --env staging");
    const [, more = ""] = /^npm run deploy -- (--env staging --dry-run)$/m.exec(PAGE) ?? [];
    const { code, output } = await end("deploy.ts", more.split(" "));
    expect([code, code === 0 ? "" : output, asked.toSorted()]).toEqual([0, "", READS]);
    expect(output).toContain(`Not applied yet: ${MIGRATIONS.at(-1)}. They take nothing away`);
    const apply = output.indexOf("npx wrangler d1 migrations apply DATABASE --remote -c");
    expect(apply).toBeGreaterThan(0);
    expect(output.indexOf("npx wrangler deploy -c")).toBeGreaterThan(apply);
    for (const bound of ["DATABASE (provider-steward-staging)", "EXPORTS (provider-steward-staging-exports)"]) {
      expect(output).toContain(`env.${bound}`);
    }
    expect(output).toContain('env.BASE_URL ("https://staging.example.com")');
    expect(output).toContain("--dry-run: exiting now.");
    expect(output).not.toContain(TOKEN);
    asked = [];
    expect([(await end("deploy.ts", ["--env", "staging", "--offline", "--dry-run"])).code, asked]).toEqual([0, []]);
    await end("deploy-init.ts", ["--env", "staging", "--var", "POLICY={"]);
    const wrong = await end("deploy-check.ts", ["--env", "staging", "--offline"]);
    expect([wrong.code, wrong.output]).toEqual([1, expect.stringContaining("The variable POLICY is not")]);
    expect((await end("deploy-init.ts", ["--env", "staging", "--var", "POLICY="])).code).toBe(0);
  });

  it("stops where a secret is missing, before anything is changed", async () => {
    secrets = [];
    const { code, output } = await end("deploy.ts", ["--env", "staging"]);
    expect([code, asked.toSorted()]).toEqual([1, READS]);
    expect(output).toMatch(/^missing {2}BOOTSTRAP_SECRET$/m);
    expect(output).toContain(`npx wrangler secret put BOOTSTRAP_SECRET -c ${join(folder, "staging.wrangler.json")}`);
  });

  it("that was never deployed is told which secrets and buckets are missing", async () => {
    secrets = undefined;
    buckets = ["provider-steward-staging-content"];
    const { code, output } = await end("deploy-check.ts", ["--env", "staging"]);
    expect([code, output.includes("unchecked")]).toEqual([1, false]);
    expect(output).toMatch(/^missing {2}BOOTSTRAP_SECRET$/m);
    expect(output).toMatch(/^missing {2}the bucket provider-steward-staging-exports$/m);
    expect(output).toContain("    npx wrangler r2 bucket create provider-steward-staging-exports\n");
    expect(output).not.toContain("bucket create provider-steward-staging-content");
  });

  it("ends with exit code 2 where nothing is known of it, and names the command that begins", async () => {
    expect(await end("deploy-check.ts", [])).toEqual({
      code: 2,
      output: `error: Nothing is known of this deployment: ${join(folder, "production.json")} is missing. Write it: npm run deploy:init\n`,
    });
    expect(existsSync(join(folder, "production.wrangler.json"))).toBe(false);
    expect(await end("deploy.ts", ["--offline"])).toMatchObject({
      code: 2,
      output: expect.stringContaining("--offline goes with --dry-run only"),
    });
    expect(asked).toEqual([]);
  });
});
