import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { type AjaxAction, ajaxResponse } from '../wire/ajaxResponse.ts';
import { SESSION_COOKIE } from './constants.ts';
import type { ApplicationPasswords } from './createApplicationPasswords.ts';
import { createNonce, isNonceGood } from './nonces.ts';
import type { User, UserStore } from './createUserStore.ts';

export interface Session {
  readonly user: User;
  readonly token: string;
  /** The current nonce. */
  readonly nonce: string;
}

/**
 * Who sent a request: a visitor, someone with an invalid nonce, or a user identified by session and nonce or by an
 * application password.
 */
export type Access =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'badNonce' }
  | {
      readonly kind: 'user';
      readonly user: User;
      /** The current nonce; undefined with an application password. */
      readonly nonce: string | undefined;
      /** The id of the application password, if one was used. */
      readonly passwordId?: string;
    };

export type AccessControl = ReturnType<typeof createAccess>;

export function createAccess(users: UserStore, passwords: ApplicationPasswords) {
  /** Returns the session of the cookie, regardless of the nonce. */
  function sessionOf(context: Context): Session | null {
    const token = getCookie(context, SESSION_COOKIE);
    const user = token ? users.userOf(token) : null;
    return token && user ? { user, token, nonce: createNonce(token, Date.now()) } : null;
  }

  return {
    sessionOf,
    /**
     * Applies the rules of the real REST API: an application password takes precedence and needs no nonce; a request
     * with a cookie but no nonce is a visitor's; a request with a wrong nonce is rejected.
     */
    accessOf(context: Context): Access {
      const holder = passwords.holderOf(context.req.header('authorization'));
      if (holder) return { kind: 'user', user: holder.user, nonce: undefined, passwordId: holder.passwordId };
      const nonce = context.req.query('_wpnonce') ?? context.req.header('x-wp-nonce');
      if (nonce === undefined) return { kind: 'visitor' };
      const session = sessionOf(context);
      const isGood = session && isNonceGood(nonce, session.token, Date.now());
      return isGood ? { kind: 'user', user: session.user, nonce: session.nonce } : { kind: 'badNonce' };
    },
  };
}

/** Creates the action that returns a fresh nonce. Visitors get `0` and 400. */
export function restNonceAction(access: AccessControl): AjaxAction {
  return (context) => {
    const session = access.sessionOf(context);
    return session ? ajaxResponse(context, session.nonce) : ajaxResponse(context, '0', 400);
  };
}
