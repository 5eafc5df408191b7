import { type Context, Hono } from 'hono';
import type { AccessControl } from '../auth/createAccess.ts';
import { REST_PATH } from '../constants.ts';
import { commonHeaders } from './commonHeaders.ts';
import { embedLinked } from './embedLinked.ts';
import { indexRoute } from './indexRoute.ts';
import { BAD_NONCE, NO_JSONP, NO_ROUTE } from './restErrors.ts';
import type { RestMethod, RestReply, RestRequest, RestRoute } from './RestRequest.ts';

/** Returns an item, or each item of a list, with only the named fields. Without names, it is returned unchanged. */
function selectFields(body: unknown, names: string | null): unknown {
  if (!names || typeof body !== 'object' || body === null) return body;
  if (Array.isArray(body)) return body.map((item) => selectFields(item, names));
  const wanted = new Set(names.split(',').map((name) => name.trim().split('.')[0]));
  return Object.fromEntries(Object.entries(body).filter(([name]) => wanted.has(name)));
}

const toHeaderValue = (value: string): string | number => (/^\d+$/.test(value) ? Number(value) : value);

/** Wraps a response in one that always succeeds, for clients that cannot read statuses or headers. */
function envelopeReply({ status, body, headers = {} }: RestReply, allow: string): RestReply {
  const told = Object.entries(headers).map(([name, value]) => [name, toHeaderValue(value)]);
  return {
    status: 200,
    body: { body, status, headers: { ...(Object.fromEntries(told) as object), Allow: allow } },
  };
}

const PLAIN_PATHS = ['/index.php', '/'];
const ROUTE_NAME = 'rest_route';
const METHODS: readonly string[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] satisfies readonly RestMethod[];
const isMethod = (text: string): text is RestMethod => METHODS.includes(text);
const isTrue = (value: string | null): boolean => value !== null && value !== '0' && value !== 'false';

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
  // A string is the output of a failed script, or a body that is not JSON and has its own content type.
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return new Response(req.method === 'HEAD' ? null : text, {
    status,
    headers: { 'Content-Type': 'application/json; charset=UTF-8', ...common, ...headers },
  });
}

function optionsReply(route: string, methods: readonly string[]): RestReply {
  const namespace = /^\/([\w-]+\/[\w.-]+)/.exec(route)?.[1] ?? '';
  const endpoints = methods.map((method) => ({ methods: [method], args: {} }));
  return { status: 200, body: { namespace, methods, endpoints, schema: {}, _links: {} } };
}

/**
 * The REST API, below its own path and at plain URLs. A wrong or empty nonce is rejected before the route is looked up.
 */
export function restRoutes(control: AccessControl, ownRoutes: readonly RestRoute[]): Hono {
  const routes = [indexRoute, ...ownRoutes];
  const find = (route: string) =>
    routes.flatMap((each) => {
      const match = each.pattern.exec(route);
      return match ? [{ ...each, id: Number(match[1] ?? 0) }] : [];
    })[0];

  /** Returns the target of a link in a response. */
  async function resolve(address: string, request: RestRequest): Promise<unknown> {
    const route = address.startsWith(request.root.replace(/\/$/, ''))
      ? decodeURIComponent(address.slice(request.root.length - 1))
      : '';
    const found = find(route);
    const given = await found?.handlers.GET?.(
      { ...request, method: 'GET', route, query: new URLSearchParams() },
      found.id,
    );
    return given?.body ?? NO_ROUTE.body;
  }

  async function bodyFor(request: RestRequest, given: RestReply): Promise<unknown> {
    const embed = request.query.get('_embed');
    const body =
      embed === null ? given.body : await embedLinked(given.body, embed, (address) => resolve(address, request));
    return selectFields(body, request.query.get('_fields'));
  }

  async function respond(context: Context, route: string, root: string): Promise<Response> {
    const access = control.accessOf(context);
    const { origin, searchParams } = new URL(context.req.url);
    const requestOrigin = context.req.header('origin');
    const common = commonHeaders(access, origin, requestOrigin === origin ? undefined : requestOrigin);
    const query = new URLSearchParams([...searchParams].filter(([name]) => name !== ROUTE_NAME));
    const reply = (given: RestReply, allow: string) =>
      send(context, isTrue(query.get('_envelope')) ? envelopeReply(given, allow) : given, { Allow: allow, ...common });
    if (access.kind === 'badNonce') return reply(BAD_NONCE, 'GET');
    if (query.has('_jsonp')) return reply(NO_JSONP, 'GET');

    const found = find(route);
    const methods = found ? Object.keys(found.handlers) : ['GET'];
    const allow = methods.join(', ');
    if (context.req.method === 'OPTIONS') return reply(optionsReply(route, methods), allow);
    const method = overriddenMethod(context);
    const handle = isMethod(method) ? found?.handlers[method] : undefined;
    if (!found || !handle || !isMethod(method)) return reply(NO_ROUTE, allow);

    const request: RestRequest = { method, route, query, access, origin, root, raw: context.req.raw };
    const given = await handle(request, found.id);
    return reply(given.status < 300 ? { ...given, body: await bodyFor(request, given) } : given, allow);
  }

  const app = new Hono();
  app.all(`${REST_PATH}/*`, (context) => {
    const { pathname, origin } = new URL(context.req.url);
    return respond(context, pathname.slice(REST_PATH.length).replace(/(.)\/$/, '$1'), `${origin}${REST_PATH}/`);
  });
  for (const path of PLAIN_PATHS) {
    app.all(path, (context, next) => {
      const route = context.req.query(ROUTE_NAME);
      if (route === undefined) return next();
      const root = `${new URL(context.req.url).origin}/index.php?${ROUTE_NAME}=/`;
      return respond(context, route.replace(/(.)\/$/, '$1') || '/', root);
    });
  }
  return app;
}
