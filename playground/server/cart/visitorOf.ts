import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { CART_COOKIE, CART_COOKIE_LENGTH_S } from './constants.ts';

const VISITOR = /^[\da-f]{32}$/;

/** Returns the owner of the cart; '' for a visitor without one. */
export function knownVisitor(context: Context): string {
  const visitor = getCookie(context, CART_COOKIE) ?? '';
  return VISITOR.test(visitor) ? visitor : '';
}

/** Returns the owner of the cart, creating a cart if there is none. */
export function visitorOf(context: Context): string {
  const visitor = knownVisitor(context) || randomBytes(16).toString('hex');
  setCookie(context, CART_COOKIE, visitor, {
    path: '/',
    httpOnly: true,
    // Forms on other sites are sent without the cookie, so they cannot change the cart.
    sameSite: 'Lax',
    secure: new URL(context.req.url).protocol === 'https:',
    maxAge: CART_COOKIE_LENGTH_S,
  });
  return visitor;
}
