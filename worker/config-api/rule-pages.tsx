/** The pages of rules, which are the same for everybody. */

import { hasExampleFiles, nearestNames, type RuleDescription, ruleDescriptions } from "../../shared/index.ts";
import { representPage, type SharedPage, writeSharedPage } from "../html/shared-page.tsx";
import { Markdown } from "../html/static-page.tsx";
import { Table } from "../html/table.tsx";
import type { Failure } from "../http/errors.ts";
import { answerRepresentation, type Representation } from "../http/response.ts";
import type { RoutedRequest } from "../http/route.ts";

type Menu = SharedPage["menu"];

/** The pages that were asked for so far, by rule id; the list of rules is under "". */
const built = new Map<string, Representation>();

/** `GET /rules`: the list of rules as a page. */
export function answerRuleList(request: RoutedRequest): Promise<Response> {
  return answerPage(request, "", () => writeRuleList(ruleDescriptions, request.menu));
}

/** `GET /rules/:id`: a rule's page. */
export function answerRule(request: RoutedRequest): Promise<Response> | Failure {
  const id = request.params["id"] ?? "";
  const rule = ruleDescriptions.find((one) => one.id === id);
  if (rule === undefined) {
    return {
      kind: "unknown-rule",
      nearest: nearestNames(
        id,
        ruleDescriptions.map((one) => one.id),
      ),
    };
  }
  return answerPage(request, id, () => writeRule(rule, request.menu));
}

async function answerPage(request: Request, key: string, write: () => string): Promise<Response> {
  const page = built.get(key) ?? (await representPage(write()));
  built.set(key, page);
  return answerRepresentation(request, page);
}

/** The page `/rules`: every rule with its severity and what it finds, each a link to its own page. */
export function writeRuleList(rules: readonly RuleDescription[], menu: Menu): string {
  return writeSharedPage(
    { title: "Rules", pathname: "/rules", menu },
    <>
      <p>What Provider Steward finds in a provider configuration file, and why it matters.</p>
      <Table
        caption="Rules"
        rows={rules}
        rowKey={({ id }) => id}
        columns={[
          [
            "Rule",
            ({ id }) => (
              <a href={`/rules/${encodeURIComponent(id)}`}>
                <code class="word">{id}</code>
              </a>
            ),
          ],
          ["Severity", ({ severity }) => <span class="word">{severity}</span>],
          ["What it finds", ({ summary }) => <Markdown>{summary}</Markdown>],
        ]}
      />
    </>,
  );
}

/** The page `/rules/:id`: a rule's reason, description, fix and examples. */
export function writeRule(rule: RuleDescription, menu: Menu): string {
  const { id, severity, summary, why, description, fix, examples } = rule;
  return writeSharedPage(
    { title: id, pathname: `/rules/${id}`, menu },
    <>
      <p>
        <strong>
          <Markdown>{summary}</Markdown>
        </strong>{" "}
        ({severity}).
      </p>
      <Paragraph text={why} />
      <Paragraph text={description} />
      {fix !== undefined && (
        <>
          <h2>Fix</h2>
          <Paragraph text={fix} />
        </>
      )}
      {examples.policy !== undefined && <Example title="With the policy" text={examples.policy} />}
      <Example title="Wrong" text={examples.wrong} />
      {hasExampleFiles(rule) && (
        <p>
          <a href={`/playground#rule=${encodeURIComponent(id)}`}>Open it in the playground</a>
        </p>
      )}
      <Example title="Right" text={examples.right} />
      <p>
        <a href="/rules">All rules</a>
      </p>
    </>,
  );
}

function Paragraph({ text }: { readonly text: string }) {
  return (
    <p>
      <Markdown>{text}</Markdown>
    </p>
  );
}

function Example({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <>
      <h2>{title}</h2>
      <pre>
        <code>{text}</code>
      </pre>
    </>
  );
}
