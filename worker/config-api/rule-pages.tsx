/** The pages of rules, which are the same for everybody. */

import { hasExampleFiles, nearestNames, type RuleDescription, ruleDescriptions } from "../../shared/index.ts";
import { Markdown, PAGE_STYLE, staticPage, staticPageHeaders } from "../html/static-page.tsx";
import type { Failure } from "../http/errors.ts";
import { answerRepresentation, type Representation, represent } from "../http/response.ts";
import type { RoutedRequest } from "../http/route.ts";

/** The style of these pages. */
export const RULE_PAGE_STYLE = `${PAGE_STYLE}table { border-collapse: collapse; }
th, td { padding: 0.25rem 1rem 0.25rem 0; border-bottom: 1px solid; text-align: left; vertical-align: top; }
th code { white-space: nowrap; }
@media (max-width: 40rem) {
thead { display: none; }
tr, tbody th, td { display: block; }
tbody th, td { padding: 0.25rem 0; border: 0; }
tr { border-bottom: 1px solid; }
}
`;

/** The pages that were asked for so far, by rule id; the list of rules is under "". */
const built = new Map<string, Representation>();

/** `GET /rules`: the list of rules as a page. */
export function answerRuleList(request: Request): Promise<Response> {
  return answerPage(request, "", () => writeRuleList(ruleDescriptions));
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
  return answerPage(request, id, () => writeRule(rule));
}

async function answerPage(request: Request, key: string, write: () => string): Promise<Response> {
  const page = built.get(key) ?? (await represent(write(), await staticPageHeaders(RULE_PAGE_STYLE)));
  built.set(key, page);
  return answerRepresentation(request, page);
}

/** The page `/rules`: every rule with its severity and what it finds, each a link to its own page. */
export function writeRuleList(rules: readonly RuleDescription[]): string {
  return staticPage(
    "Rules",
    RULE_PAGE_STYLE,
    <>
      <h1>Rules</h1>
      <p>What Provider Steward finds in a provider configuration file, and why it matters.</p>
      <table>
        <thead>
          <tr>
            <th scope="col">Rule</th>
            <th scope="col">Severity</th>
            <th scope="col">What it finds</th>
          </tr>
        </thead>
        <tbody>
          {rules.map(({ id, severity, summary }) => (
            <tr key={id}>
              <th scope="row">
                <a href={`/rules/${encodeURIComponent(id)}`}>
                  <code>{id}</code>
                </a>
              </th>
              <td>{severity}</td>
              <td>
                <Markdown>{summary}</Markdown>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>,
  );
}

/** The page `/rules/:id`: a rule's reason, description, fix and examples. */
export function writeRule(rule: RuleDescription): string {
  const { id, severity, summary, why, description, fix, examples } = rule;
  return staticPage(
    id,
    RULE_PAGE_STYLE,
    <>
      <p>
        <a href="/rules">All rules</a>
      </p>
      <h1>
        <code>{id}</code>
      </h1>
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
