import { createHash, randomInt, randomUUID } from 'node:crypto';
import type { Database } from 'libsql';
import { change, insert, selectAll, selectOne } from '../database/query.ts';
import type { User } from './createUserStore.ts';

/** An application password as stored, without the password itself. */
export interface ApplicationPassword {
  readonly uuid: string;
  readonly name: string;
  /** Local time without a zone, as the API prints it. */
  readonly created: string;
  readonly lastUsed: string | null;
}

export type ApplicationPasswords = ReturnType<typeof createApplicationPasswords>;

const PASSWORD_LENGTH = 24;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

const TABLE = `CREATE TABLE IF NOT EXISTS application_password (
  uuid TEXT PRIMARY KEY,
  user_id INTEGER NOT NULL,
  name TEXT NOT NULL,
  hash TEXT NOT NULL UNIQUE,
  created TEXT NOT NULL,
  last_used TEXT
) WITHOUT ROWID`;
const COLUMNS = 'uuid, name, created, last_used AS lastUsed';
const HOLDER = `SELECT user.id, user.login, user.name, uuid FROM application_password JOIN user ON user.id = user_id
  WHERE hash = ? AND login = ?`;

const now = () => new Date().toISOString().slice(0, 19);
/** Users type the password with spaces between its groups. A password this long and random needs no slow hash. */
const hashOf = (password: string) =>
  createHash('sha256')
    .update(password.replaceAll(/[^A-Za-z0-9]/g, ''))
    .digest('hex');
const createPassword = () =>
  Array.from({ length: PASSWORD_LENGTH }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');

function readBasic(authorization: string | undefined): { readonly login: string; readonly password: string } | null {
  const [, encoded = ''] = /^Basic +([A-Za-z0-9+/=]{1,1024})$/i.exec(authorization ?? '') ?? [];
  const [, login = '', password = ''] = /^([^:]*):(.*)$/s.exec(Buffer.from(encoded, 'base64').toString()) ?? [];
  return login && password ? { login, password } : null;
}

/** Passwords for programs. Each program has its own, which can be revoked separately. */
export function createApplicationPasswords(database: Database) {
  database.exec(TABLE);
  const select = `SELECT ${COLUMNS} FROM application_password WHERE user_id = ?`;
  return {
    list: (userId: number) => selectAll<ApplicationPassword>(database, `${select} ORDER BY created, uuid`, [userId]),
    find: (userId: number, uuid: string) =>
      selectOne<ApplicationPassword>(database, `${select} AND uuid = ?`, [userId, uuid]),
    /** Returns the password, which is shown only once. */
    add(userId: number, name: string) {
      const [uuid, password] = [randomUUID(), createPassword()];
      insert(database, 'application_password', {
        uuid,
        user_id: userId,
        name,
        hash: hashOf(password),
        created: now(),
      });
      return { uuid, password: password.replaceAll(/(.{4})(?=.)/g, '$1 ') };
    },
    /** Removes one password, or all passwords of the user if there is no `uuid`. Returns how many were removed. */
    remove: (userId: number, uuid = '') =>
      change(database, "DELETE FROM application_password WHERE user_id = ? AND ? IN ('', uuid)", [userId, uuid]),
    /** Returns the user authenticated by a `Basic` header; null if it is invalid or missing. */
    holderOf(authorization: string | undefined): { readonly user: User; readonly passwordId: string } | null {
      const given = readBasic(authorization);
      if (!given) return null;
      const values = [hashOf(given.password), given.login];
      const found = selectOne<User & { readonly uuid: string }>(database, HOLDER, values);
      if (!found) return null;
      const { uuid, ...user } = found;
      change(database, 'UPDATE application_password SET last_used = ? WHERE uuid = ?', [now(), uuid]);
      return { user, passwordId: uuid };
    },
  };
}
