import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { SESSION_COOKIE } from './constants.ts';
import { createNonce } from './createNonce.ts';
import type { User, UserStore } from './createUserStore.ts';
import { isNonceGood } from './isNonceGood.ts';

export interface Session {
  readonly user: User;
  readonly token: string;
  /** The nonce that is good now. */
  readonly nonce: string;
}

/** Who asks: a visitor, somebody logged in with a good nonce, or somebody with a bad one. */
export type Access =
  { readonly kind: 'visitor' } | { readonly kind: 'badNonce' } | { readonly kind: 'user'; readonly session: Session };

export interface AccessControl {
  /** The session of the cookie, whatever the nonce. */
  sessionOf(context: Context): Session | null;
  /** The rules of the real REST interface: a cookie without a nonce is a visitor, a wrong nonce is refused at once. */
  accessOf(context: Context): Access;
}

export function createAccess(users: UserStore): AccessControl {
  function sessionOf(context: Context): Session | null {
    const token = getCookie(context, SESSION_COOKIE);
    const user = token ? users.userOf(token) : null;
    return token && user ? { user, token, nonce: createNonce(token, Date.now()) } : null;
  }

  return {
    sessionOf,
    accessOf(context) {
      const nonce = context.req.query('_wpnonce') ?? context.req.header('x-wp-nonce');
      if (nonce === undefined) return { kind: 'visitor' };
      const session = sessionOf(context);
      const isGood = session && isNonceGood(nonce, session.token, Date.now());
      return isGood ? { kind: 'user', session } : { kind: 'badNonce' };
    },
  };
}
