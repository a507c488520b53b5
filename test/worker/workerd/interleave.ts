import { env } from "cloudflare:workers";
import { vi } from "vitest";

/**
 * Has something else happen after the next change's conditions were looked at and before it is made: what requests at the
 * same moment do now and then, this does each time. Gives back whether it has happened.
 */
export function beforeNextChange(action: () => Promise<unknown>): () => boolean {
  const batch = env.DATABASE.batch.bind(env.DATABASE);
  let happened = false;
  const spy = vi.spyOn(env.DATABASE, "batch").mockImplementation(async (statements) => {
    // A change has three statements at least, the first of which writes; the time of last use takes two.
    if (statements.length > 2 && !sqlOf(statements[0]).startsWith("SELECT")) {
      spy.mockRestore();
      happened = true;
      await action();
    }
    return await batch(statements);
  });
  return () => happened;
}

function sqlOf(statement: D1PreparedStatement | undefined): string {
  return String(Reflect.get(statement ?? {}, "statement"));
}
