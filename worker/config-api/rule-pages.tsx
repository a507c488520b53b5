/** The pages of rules, which are the same for everybody. */

import { hasExampleFiles, isFound, nearestNames, type RuleDescription, ruleDescriptions } from "../../shared/index.ts";
import { Filter, searchedFor, searchOf } from "../html/filter.tsx";
import { answerSharedPage, type SharedFrame, writeSharedPage } from "../html/shared-page.tsx";
import { Markdown, plainText } from "../html/static-page.tsx";
import { Table } from "../html/table.tsx";
import type { Failure } from "../http/errors.ts";
import type { RoutedRequest } from "../http/route.ts";

/** `GET /rules?q=…`: the list of rules as a page. */
export async function answerRuleList(request: RoutedRequest): Promise<Response | Failure> {
  const sought = searchedFor(request);
  const write = (frame: SharedFrame) => writeRuleList(ruleDescriptions, frame, sought);
  return await answerSharedPage(request, RULES, write, { isKept: sought === "" });
}

/** `GET /rules/:id`: a rule's page. */
export async function answerRule(request: RoutedRequest): Promise<Response | Failure> {
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
  return await answerSharedPage(request, pathOf(rule), (frame) => writeRule(rule, frame));
}

const RULES = "/rules";

function pathOf({ id }: RuleDescription): string {
  return `${RULES}/${encodeURIComponent(id)}`;
}

/** The page `/rules`: every rule with its severity and what it finds, each a link to its own page. */
export function writeRuleList(rules: readonly RuleDescription[], frame: SharedFrame, sought = ""): string {
  return writeSharedPage(
    { ...frame, title: "Rules", pathname: RULES, search: searchOf(sought), scripts: ["filter"] },
    <>
      <p>What Provider Steward finds in a provider configuration file, and why it matters.</p>
      <Filter action={RULES} label="Rules" texts={rules.map(textOf)} sought={sought} />
      <Table
        caption="Rules"
        rows={rules}
        rowKey={({ id }) => id}
        isHidden={(rule) => !isFound(textOf(rule), sought)}
        columns={[
          [
            "Rule",
            (rule) => (
              <a href={pathOf(rule)}>
                <code class="word">{rule.id}</code>
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

/** The text of a rule in the list. */
function textOf({ id, severity, summary }: RuleDescription): string {
  return plainText(`${id} ${severity} ${summary}`);
}

/** The page `/rules/:id`: a rule's reason, description, fix and examples. */
export function writeRule(rule: RuleDescription, frame: SharedFrame): string {
  const { id, severity, summary, why, description, fix, examples } = rule;
  return writeSharedPage(
    { ...frame, title: id, pathname: pathOf(rule) },
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
        <a href={RULES}>All rules</a>
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
