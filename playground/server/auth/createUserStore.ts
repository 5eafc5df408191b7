import { createHash, randomBytes } from 'node:crypto';
import type { Database } from 'libsql';
import { change, insert, selectOne } from '../database/query.ts';
import { ADMIN_LOGIN, SESSION_LENGTH_S } from './constants.ts';

export interface User {
  readonly id: number;
  readonly login: string;
  readonly name: string;
}

export type UserStore = ReturnType<typeof createUserStore>;

const TOKEN_BYTES = 32;

const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

const nowInSeconds = () => Math.floor(Date.now() / 1000);

/** Stores users and their sessions in the database. */
export function createUserStore(database: Database) {
  const session = `SELECT user.id, user.login, user.name FROM session JOIN user ON user.id = user_id
    WHERE token_hash = ? AND expires_at >= ?`;
  return {
    /** Returns the user with this login and the stored password hash, or null. */
    find: (login: string) =>
      selectOne<User & { readonly passwordHash: string }>(
        database,
        'SELECT id, login, name, password_hash AS passwordHash FROM user WHERE login = ?',
        [login],
      ),
    byId: (id: number) => selectOne<User>(database, 'SELECT id, login, name FROM user WHERE id = ?', [id]),
    setAdmin(passwordHash: string): void {
      insert(database, 'user', { id: 1, login: ADMIN_LOGIN, name: ADMIN_LOGIN, password_hash: '' }, 'OR IGNORE');
      change(database, 'UPDATE user SET password_hash = ? WHERE id = 1', [passwordHash]);
    },
    /** Creates a session and returns the token for the cookie, which is not stored. */
    openSession(userId: number): string {
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      const now = nowInSeconds();
      change(database, 'DELETE FROM session WHERE expires_at < ?', [now]);
      const row = { token_hash: hashToken(token), user_id: userId, expires_at: now + SESSION_LENGTH_S };
      insert(database, 'session', row);
      return token;
    },
    userOf: (token: string) => selectOne<User>(database, session, [hashToken(token), nowInSeconds()]),
    closeSession: (token: string) => change(database, 'DELETE FROM session WHERE token_hash = ?', [hashToken(token)]),
  };
}
