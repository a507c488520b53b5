import { env } from "cloudflare:workers";

/** How often the database was asked, and how many rows that read, by D1's own figures. */
export interface AskedOfDatabase {
  readonly roundTrips: number;
  readonly rowsRead: number;
}

/** A database that counts what is asked of it: a statement that is sent by itself, and a batch, are one round trip each. */
export function countingDatabase() {
  let [roundTrips, rowsRead] = [0, 0];
  const count = (answers: readonly D1Result[]) => {
    roundTrips += 1;
    for (const { meta } of answers) rowsRead += meta.rows_read;
  };
  const counted = (statement: D1PreparedStatement): unknown => ({
    statement,
    bind: (...values: unknown[]) => counted(statement.bind(...values)),
    first: async (column?: string) => {
      const answer = await statement.all();
      count([answer]);
      const row = answer.results[0] ?? null;
      return column === undefined || row === null ? row : row[column];
    },
    all: async () => await once(statement.all()),
    run: async () => await once(statement.run()),
  });
  const once = async (sent: Promise<D1Result>) => {
    const answer = await sent;
    count([answer]);
    return answer;
  };
  const database = {
    prepare: (sql: string) => counted(env.DATABASE.prepare(sql)),
    batch: async (statements: readonly { readonly statement: D1PreparedStatement }[]) => {
      const answers = await env.DATABASE.batch(statements.map(({ statement }) => statement));
      count(answers);
      return answers;
    },
  };
  /** Since this was asked last. */
  const asked = (): AskedOfDatabase => {
    const before = { roundTrips, rowsRead };
    [roundTrips, rowsRead] = [0, 0];
    return before;
  };
  return { database, asked };
}
