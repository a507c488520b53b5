import { expect, it } from "vitest";
import { rulesPage } from "../../../shared/report/rules-page.ts";

it("shows every rule, and takes nothing but backticks in what they say of themselves for Markdown", () => {
  const page = rulesPage(
    [
      {
        id: "odd-rule",
        severity: "warning",
        summary: "The key __proto__ | <b>",
        why: "It is *odd*.",
        description: "Finds `a_b*` and [links](#x), and a ` alone.",
        fix: "Removes `_a_`, <safely>.",
        examples: { policy: '{ "rules": {} }', wrong: '{ "__a__": 1 }', right: "{}" },
      },
    ],
    "Written by a test.",
  );
  expect(page).toBe(`<!-- Written by a test. -->

# Rules

What Provider Steward finds in a provider configuration file, and why it matters.

| Rule | Severity | What it finds |
|---|---|---|
| [\`odd-rule\`](#odd-rule) | warning | The key \\_\\_proto\\_\\_ \\| \\<b> |

## odd-rule

**The key \\_\\_proto\\_\\_ \\| \\<b>** (warning).

It is \\*odd\\*.

Finds \`a_b*\` and \\[links](#x), and a \` alone.

**Fix:** Removes \`_a_\`, \\<safely>.

With the policy:

\`\`\`jsonc
{ "rules": {} }
\`\`\`

Wrong:

\`\`\`jsonc
{ "__a__": 1 }
\`\`\`

Right:

\`\`\`jsonc
{}
\`\`\`

`);
});
