import { exports } from "cloudflare:workers";
import { expect, it } from "vitest";
import { type Written, writeAtAllPlaces, writeAtRightPlaces } from "../../forging/places.ts";

/** A word that stands nowhere else. */
const SECRET = "qzxjkvwyqpfm";

const TOKENS = {
  "a token": `sk-${SECRET}1234567890abcd`,
  "a URL with a password": `https://user:${SECRET}@host.example/v1`,
  "a webhook": `https://hooks.slack.com/services/T01ABCDEF/B01ABCDEF/${SECRET}abcdefghijkl`,
};

const post = async (path: string, body: unknown): Promise<string> => {
  const answer = await exports.default.fetch(`https://steward.example/v1/${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  return answer.text();
};

/** The answers of the service about a text: checked, resolved in two layers, and compared with nothing. */
async function answersTo({ content }: Written): Promise<Readonly<Record<string, string>>> {
  const layer = (kind: string, text: string) => ({ kind, label: `${kind}.json`, text });
  const own = { layers: [layer("user", content), layer("enforced", content)] };
  const none = { layers: [layer("user", "{}")] };
  return {
    validate: await post("validate", content),
    resolve: await post("resolve", own),
    added: await post("diff", { before: none, after: own }),
    removed: await post("diff", { before: own, after: none }),
  };
}

it.each(Object.entries(TOKENS))("no answer holds %s, wherever it stands", async (_, text) => {
  const files = [...writeAtAllPlaces(text), ...writeAtRightPlaces(text)].filter(({ kind }) => kind === "configuration");
  const leaks = await Promise.all(
    files.map(async (file) =>
      Object.entries(await answersTo(file)).flatMap(([door, answer]) =>
        answer.includes(SECRET.slice(0, 6)) ? [`${file.place}: ${door}: ${answer.slice(0, 200)}`] : [],
      ),
    ),
  );
  expect(leaks.flat()).toEqual([]);
});

it("known bad: an answer that holds a word of the file is found", async () => {
  const answer = await post("resolve", {
    layers: [
      { kind: "user", label: "a", text: `{"providers":{"custom":{"${SECRET}":{"type":"provider-b-compatible"}}}}` },
    ],
  });
  expect(answer).toContain(SECRET);
});
