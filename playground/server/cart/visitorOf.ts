import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { CART_COOKIE, CART_COOKIE_LENGTH_S } from './constants.ts';

const VISITOR = /^[\da-f]{32}$/;

/** Whose cart it is; '' for a visitor who has none yet. */
export function knownVisitor(context: Context): string {
  const visitor = getCookie(context, CART_COOKIE) ?? '';
  return VISITOR.test(visitor) ? visitor : '';
}

/** The same, with a new cart where there is none. */
export function visitorOf(context: Context): string {
  const visitor = knownVisitor(context) || randomBytes(16).toString('hex');
  setCookie(context, CART_COOKIE, visitor, {
    path: '/',
    httpOnly: true,
    // Another site's form comes without it, so nobody else changes a cart.
    sameSite: 'Lax',
    secure: new URL(context.req.url).protocol === 'https:',
    maxAge: CART_COOKIE_LENGTH_S,
  });
  return visitor;
}
