/** What the address of the page opens. */

import { printable, quote } from "../../../shared/index.ts";
import { readFragment } from "../share/link.ts";
import type { Workspace } from "../workspace.ts";
import type { CheckerClient } from "./checker-client.ts";

export interface Opened {
  /** Undefined where there is nothing to show: what is there stays. */
  readonly workspace: Workspace | undefined;
  /** For the person; "" where there is nothing to say. */
  readonly message: string;
}

/** Reads what stands behind "#" in the address. */
export async function openFragment(fragment: string, checker: CheckerClient): Promise<Opened> {
  const read = await readFragment(fragment);
  if (!read.ok) return { workspace: undefined, message: read.error };
  const opening = read.value;
  switch (opening.kind) {
    case "nothing":
      return { workspace: undefined, message: "" };
    case "workspace":
      return { workspace: opening.workspace, message: "This is what the link has." };
    default:
      return await openExample(opening.rule, checker);
  }
}

async function openExample(rule: string, { ask }: CheckerClient): Promise<Opened> {
  const name = `the rule ${printable(quote(rule))}`;
  try {
    const workspace = await ask("example", { rule });
    const message = workspace === undefined ? `There is no file that shows ${name}.` : `This file shows ${name}.`;
    return { workspace, message };
  } catch {
    return { workspace: undefined, message: `The file that shows ${name} could not be loaded.` };
  }
}
