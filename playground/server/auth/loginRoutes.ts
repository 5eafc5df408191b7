import { type Context, Hono } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import { LOGIN_PATH } from '../constants.ts';
import { readRequestValues, type RequestValues } from '../wire/readRequestValues.ts';
import { escapeHtml } from '../wire/markup.ts';
import { clientAddress } from './clientAddress.ts';
import { SESSION_COOKIE, SESSION_LENGTH_S } from './constants.ts';
import type { AccessControl } from './createAccess.ts';
import { createLoginLimiter, type LoginLimiter } from './createLoginLimiter.ts';
import type { UserStore } from './createUserStore.ts';
import { isPasswordRight } from './passwords.ts';
import { localPath } from './localPath.ts';

/** Returns the login form, with a message above it if given. */
function loginPage(message: string, redirectTo: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Log In</title></head>
<body class="login">
<main id="login">
<h1>Log In</h1>
${message ? `<p id="login_error" role="alert">${escapeHtml(message)}</p>` : ''}
<form id="loginform" method="post" action="${LOGIN_PATH}">
<p><label for="user_login">Username</label> <input id="user_login" name="log" autocomplete="username" required></p>
<p><label for="user_pass">Password</label>
<input id="user_pass" name="pwd" type="password" autocomplete="current-password" required></p>
<input type="hidden" name="redirect_to" value="${escapeHtml(redirectTo)}">
<p><button id="wp-submit" name="wp-submit" value="Log In">Log In</button></p>
</form>
</main>
</body>
</html>
`;
}

const WRONG_TEXT = 'The username or password is incorrect.';
const TOO_LARGE_TEXT = 'The request is too large.';
const LATER_TEXT = 'Too many attempts. Please try again later.';
/** The hash to compare with if the login is unknown, so that the response takes as long as for a wrong password. */
const NOBODY = `${'00'.repeat(16)}:${'00'.repeat(32)}`;

const pageHeaders = {
  'Cache-Control': 'no-cache, must-revalidate, max-age=0, no-store, private',
  Expires: 'Wed, 11 Jan 1984 05:00:00 GMT',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'SAMEORIGIN',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
};

const cookieAttributes = (context: Context) =>
  ({ path: '/', httpOnly: true, sameSite: 'Lax', secure: new URL(context.req.url).protocol === 'https:' }) as const;

async function logIn(context: Context, values: RequestValues, users: UserStore, limiter: LoginLimiter) {
  const redirectTo = localPath(values.text('redirect_to') || '/');
  const wait = limiter.attempt(clientAddress(context), Date.now());
  if (wait > 0) return context.html(loginPage(LATER_TEXT, redirectTo), 429, { 'Retry-After': String(wait) });
  const user = users.find(values.text('log'));
  const isRight = await isPasswordRight(values.text('pwd'), user?.passwordHash ?? NOBODY);
  if (!user || !isRight) return context.html(loginPage(WRONG_TEXT, redirectTo));
  limiter.forgive(clientAddress(context));
  setCookie(context, SESSION_COOKIE, users.openSession(user.id), {
    ...cookieAttributes(context),
    maxAge: SESSION_LENGTH_S,
  });
  return context.redirect(redirectTo);
}

function logOut(context: Context, users: UserStore, access: AccessControl) {
  const { kind } = access.accessOf(context);
  if (kind !== 'user') return context.html(loginPage('The link you followed has expired.', '/'), 403);
  const session = access.sessionOf(context);
  if (session) users.closeSession(session.token);
  deleteCookie(context, SESSION_COOKIE, cookieAttributes(context));
  return context.redirect(`${LOGIN_PATH}?loggedout=true`);
}

/** Login form, login and logout. Logging out requires the session's nonce, so that other sites cannot trigger it. */
export function loginRoutes(users: UserStore, access: AccessControl): Hono {
  const limiter = createLoginLimiter();
  const app = new Hono();
  app.use(LOGIN_PATH, async (context, next) => {
    for (const [name, value] of Object.entries(pageHeaders)) context.header(name, value);
    await next();
  });
  app.get(LOGIN_PATH, (context) => {
    if (context.req.query('action') === 'logout') return logOut(context, users, access);
    const message = context.req.query('loggedout') === 'true' ? 'You are now logged out.' : '';
    return context.html(loginPage(message, localPath(context.req.query('redirect_to') ?? '/')));
  });
  app.post(LOGIN_PATH, async (context) => {
    const values = await readRequestValues(context);
    return values ? logIn(context, values, users, limiter) : context.html(loginPage(TOO_LARGE_TEXT, '/'), 413);
  });
  return app;
}
