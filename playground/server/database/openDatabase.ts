import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import type { Database as Connection } from 'libsql';
import { SCHEMA, SCHEMA_VERSION } from './schema.ts';
import { selectAll } from './selectAll.ts';
import { selectOne } from './selectOne.ts';

export const DATABASE_FILE = 'demo.sqlite';

const BUSY_TIMEOUT_MS = 5000;

function isCurrent(database: Connection): boolean {
  return selectOne<{ user_version: number }>(database, 'PRAGMA user_version')?.user_version === SCHEMA_VERSION;
}

function createTables(database: Connection, seed: (database: Connection) => void): void {
  const tables = selectAll<{ name: string }>(
    database,
    `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`,
  );
  for (const { name } of tables) database.exec(`DROP TABLE "${name}"`);
  database.exec(SCHEMA);
  seed(database);
  database.exec(`PRAGMA user_version = ${SCHEMA_VERSION}`);
}

/**
 * The demo's SQLite file, made and seeded on the first start and after a change of the schema. All of that is one
 * transaction, so two servers that start at once on the same folder never see half of it.
 */
export function openDatabase(dataFolder: string, seed: (database: Connection) => void): Connection {
  mkdirSync(dataFolder, { recursive: true });
  const database = new Database(join(dataFolder, DATABASE_FILE), { timeout: BUSY_TIMEOUT_MS });
  // Tables of an older schema go one by one, and a driver may guard what lies between them from the start.
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = OFF;');
  if (!isCurrent(database)) {
    database
      .transaction(() => {
        if (!isCurrent(database)) createTables(database, seed);
      })
      .immediate();
  }
  database.exec('PRAGMA foreign_keys = ON');
  return database;
}
