import { expect, it } from "vitest";
import { markChanges } from "../../action/mark-changes.ts";
import { type FileChanges, type Openings, openingText } from "../../shared/index.ts";

const head = { read: () => Promise.reject(new Error("No file is read.")) };

function modelOffered(model: string) {
  return {
    effect: "opens",
    kind: "model-offered",
    provider: "provider_a",
    model,
    setting: null,
    before: false,
    after: true,
    cause: null,
    text: `\`${model}\` of \`provider_a\` is offered; before, it was not.`,
  } as const;
}

it("marks what is not accepted before what is, so that it has an annotation", async () => {
  const changes = ["accepted-one", "accepted-two", "open"].map(modelOffered);
  const path = "providers.json";
  const file: FileChanges = { kind: "known", path, file: "changed", changes, widens: true, notCompared: [] };
  const accepted = [{ by: "rita", how: "review", at: "2026-11-20T12:00:00Z" }] as const;
  const byText: Openings["byText"] = new Map(
    changes.map((change) => [
      openingText({ ...change, paths: [path] }),
      { fingerprint: null, accepted: change.model === "open" ? [] : accepted },
    ]),
  );
  const openings = { byText, fingerprint: null, canBeAccepted: true };
  const marks = await markChanges({ files: [], head, openBefore: undefined }, [file], openings);
  expect(marks.map(({ text, accepted: by }) => [text, by])).toEqual([
    ["`open` of `provider_a` is offered; before, it was not.", ""],
    ["`accepted-one` of `provider_a` is offered; before, it was not.", "Accepted by `rita` (approving review)."],
    ["`accepted-two` of `provider_a` is offered; before, it was not.", "Accepted by `rita` (approving review)."],
  ]);
});

it("names files so that a comment cannot take their names for markup", async () => {
  const path = "<!-- @octocat\n](x)/providers.json";
  const fileAt = (name: string): FileChanges => ({
    kind: "known",
    path: name,
    file: "changed",
    changes: [modelOffered("n")],
    widens: true,
    notCompared: [],
  });
  const [mark] = await markChanges({ files: [], head, openBefore: undefined }, [fileAt("a.json"), fileAt(path)]);
  expect(mark?.where).toBe("In 2 files: `a.json` and `<!-- @octocat\\u{a}](x)/providers.json`.");
});
