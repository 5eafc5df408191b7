import { createHash, randomBytes } from 'node:crypto';
import type { Database } from 'libsql';
import { selectOne } from '../database/selectOne.ts';
import { ADMIN_LOGIN, SESSION_LENGTH_S } from './constants.ts';

export interface User {
  readonly id: number;
  readonly login: string;
  readonly name: string;
}

export interface UserStore {
  /** Returns the user with this login and the stored password hash, or null. */
  find(login: string): (User & { readonly passwordHash: string }) | null;
  /** Returns null if there is none. */
  byId(id: number): User | null;
  setAdmin(passwordHash: string): void;
  /** Creates a session and returns the token for the cookie, which is not stored. */
  openSession(userId: number): string;
  userOf(token: string): User | null;
  closeSession(token: string): void;
}

const TOKEN_BYTES = 32;

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

function nowInSeconds(): number {
  return Math.floor(Date.now() / 1000);
}

/** Stores users and their sessions in the database. */
export function createUserStore(database: Database): UserStore {
  return {
    find: (login) =>
      selectOne(database, 'SELECT id, login, name, password_hash AS passwordHash FROM user WHERE login = ?', [login]),
    byId: (id) => selectOne(database, 'SELECT id, login, name FROM user WHERE id = ?', [id]),
    setAdmin(passwordHash) {
      database
        .prepare(
          `INSERT INTO user (id, login, name, password_hash) VALUES (1, ?, ?, ?)
           ON CONFLICT (id) DO UPDATE SET password_hash = excluded.password_hash`,
        )
        .run(ADMIN_LOGIN, ADMIN_LOGIN, passwordHash);
    },
    openSession(userId) {
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      database.prepare('DELETE FROM session WHERE expires_at < ?').run(nowInSeconds());
      database
        .prepare('INSERT INTO session (token_hash, user_id, expires_at) VALUES (?, ?, ?)')
        .run(hashToken(token), userId, nowInSeconds() + SESSION_LENGTH_S);
      return token;
    },
    userOf: (token) =>
      selectOne(
        database,
        `SELECT user.id, user.login, user.name FROM session JOIN user ON user.id = session.user_id
         WHERE session.token_hash = ? AND session.expires_at >= ?`,
        [hashToken(token), nowInSeconds()],
      ),
    closeSession(token) {
      database.prepare('DELETE FROM session WHERE token_hash = ?').run(hashToken(token));
    },
  };
}
