/** Runs the statements of a file of SQL, as `duckdb < FILE` does, and prints the rows of the last one as JSON. */

import { readFileSync } from "node:fs";
import { argv } from "node:process";
import { DuckDBInstance } from "@duckdb/node-api";

const instance = await DuckDBInstance.create(":memory:");
const connection = await instance.connect();
const statements = await connection.extractStatements(readFileSync(argv[2] ?? "", "utf8"));
let rows = [];
for (let index = 0; index < statements.count; index += 1) {
  const statement = await statements.prepare(index);
  rows = (await statement.runAndReadAll()).getRowObjectsJson();
}
console.log(JSON.stringify(rows));
