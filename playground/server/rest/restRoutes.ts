import { Hono } from 'hono';
import type { Context } from 'hono';
import type { Access, AccessControl } from '../auth/createAccess.ts';
import { REST_PATH } from '../constants.ts';
import { BAD_NONCE, NO_ROUTE } from './restErrors.ts';
import { selectFields } from './selectFields.ts';
import type { RestMethod, RestReply, RestRequest, RestRoute } from './RestRequest.ts';

const PLAIN_PATH = '/index.php';
const ROUTE_NAME = 'rest_route';
const METHODS: readonly string[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] satisfies readonly RestMethod[];
const isMethod = (text: string): text is RestMethod => METHODS.includes(text);

/** What every answer of the interface carries, and whatever depends on who asks. */
function commonHeaders(access: Access, origin: string, foreign: string | undefined): Readonly<Record<string, string>> {
  const forever = 'no-cache, must-revalidate, max-age=0, no-store, private';
  return {
    'X-Robots-Tag': 'noindex',
    Link: `<${origin}${REST_PATH}/>; rel="https://api.w.org/"`,
    'X-Content-Type-Options': 'nosniff',
    'Access-Control-Expose-Headers': 'X-WP-Total, X-WP-TotalPages, Link',
    'Access-Control-Allow-Headers': 'Authorization, X-WP-Nonce, Content-Disposition, Content-MD5, Content-Type',
    Vary: 'Origin',
    ...(foreign !== undefined && {
      'Access-Control-Allow-Origin': foreign,
      'Access-Control-Allow-Methods': 'OPTIONS, GET, POST, PUT, PATCH, DELETE',
    }),
    ...(access.kind !== 'visitor' && { Expires: 'Wed, 11 Jan 1984 05:00:00 GMT', 'Cache-Control': forever }),
    ...(access.kind === 'user' && { 'X-WP-Nonce': access.session.nonce }),
  };
}

function overriddenMethod(context: Context): string {
  const { method } = context.req;
  if (method === 'HEAD') return 'GET';
  if (method !== 'POST') return method;
  return (context.req.header('x-http-method-override') ?? context.req.query('_method') ?? method).toUpperCase();
}

function send(
  { req }: Context,
  { status, body, headers }: RestReply,
  common: Readonly<Record<string, string>>,
): Response {
  // Text is what a dead program left; its type was sent before it died.
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return new Response(req.method === 'HEAD' ? null : text, {
    status,
    headers: { 'Content-Type': 'application/json; charset=UTF-8', ...common, ...headers },
  });
}

/**
 * The REST interface, below its own path and on the plain address. A wrong or empty nonce is refused everywhere, before it is asked
 * what the address is. Another origin may read and gets no cookies along: the real server would allow those too.
 */
export function restRoutes(control: AccessControl, routes: readonly RestRoute[]): Hono {
  async function answer(context: Context, route: string, root: string): Promise<Response> {
    const access = control.accessOf(context);
    const { origin, searchParams } = new URL(context.req.url);
    const asker = context.req.header('origin');
    const common = commonHeaders(access, origin, asker === origin ? undefined : asker);
    const reply = (given: RestReply, allow: string) => send(context, given, { Allow: allow, ...common });
    if (access.kind === 'badNonce') return reply(BAD_NONCE, 'GET');

    const found = routes.flatMap((each) => {
      const match = each.pattern.exec(route);
      return match ? [{ ...each, id: Number(match[1] ?? 0) }] : [];
    })[0];
    const allow = found ? Object.keys(found.answers).join(', ') : 'GET';
    if (context.req.method === 'OPTIONS') return reply({ status: 200, body: { methods: allow.split(', ') } }, allow);
    const method = overriddenMethod(context);
    const handle = isMethod(method) ? found?.answers[method] : undefined;
    if (!found || !handle || !isMethod(method)) return reply(NO_ROUTE, allow);

    const query = new URLSearchParams([...searchParams].filter(([name]) => name !== ROUTE_NAME));
    const request: RestRequest = { method, route, query, access, origin, root, raw: context.req.raw };
    const given = await handle(request, found.id);
    return reply(
      given.status < 300 ? { ...given, body: selectFields(given.body, query.get('_fields')) } : given,
      allow,
    );
  }

  const app = new Hono();
  app.all(`${REST_PATH}/*`, (context) => {
    const { pathname, origin } = new URL(context.req.url);
    return answer(context, pathname.slice(REST_PATH.length).replace(/(.)\/$/, '$1'), `${origin}${REST_PATH}/`);
  });
  app.all(PLAIN_PATH, (context, next) => {
    const route = context.req.query(ROUTE_NAME);
    if (route === undefined) return next();
    const root = `${new URL(context.req.url).origin}${PLAIN_PATH}?${ROUTE_NAME}=/`;
    return answer(context, route.replace(/(.)\/$/, '$1'), root);
  });
  return app;
}
