import { describe, expect, test } from 'vitest';
import { InvalidResponseError, RestError } from '@loggia/hooks/errors';
import { restCodeOf } from '@loggia/hooks/rest';
import type { RequestMethod, RestResponse, RestContent } from '@loggia/hooks';
import { createWordPressRest } from '@loggia/hooks/wordpress';
import { createExchange } from '../../hooks/data/rest/engine/createExchange.ts';
import { answerOf } from './answerOf.ts';
import type { RestExchange } from './RestExchange.ts';
import { restExchanges } from './restExchanges.ts';

const ORIGIN = 'https://hills.test';
const { signal } = new AbortController();

const headerOf = ({ request }: RestExchange, name: string): string | undefined =>
  Object.entries(request.headers).find(([key]) => key.toLowerCase() === name)?.[1];

/** Splits a recorded URL into the client's root and the requested path. */
function splitAddress(path: string): { readonly root: string; readonly path: string } {
  const plain = /^(.*\?rest_route=)(?:\/|%2F)([^&]*)&?(.*)$/.exec(path);
  if (plain) {
    const [, root = '', route = '', query = ''] = plain;
    return { root: `${ORIGIN}${root}/`, path: `/${decodeURIComponent(route)}${query && `?${query}`}` };
  }
  return { root: `${ORIGIN}/wp-json/`, path: path.replace(/^\/wp-json/, '') };
}

/** Headers that the client sets itself. */
const MADE = new Set(['accept', 'content-type', 'x-http-method-override', 'cookie', 'x-wp-nonce']);

function contentOf({ body }: RestExchange['request']): RestContent {
  if (body?.json !== undefined) return { data: body.json };
  if (body?.binaryBytes !== undefined) return { body: new Blob([new Uint8Array(body.binaryBytes)]) };
  if (body?.text !== undefined) return { body: new Blob([body.text]) };
  if (!body?.multipart) return {};
  const form = new FormData();
  for (const { name, value = '', filename, type = '', bytes = 0 } of body.multipart) {
    if (filename === undefined) form.append(name, value);
    else form.append(name, new Blob([new Uint8Array(bytes)], { type }), filename);
  }
  return { body: form };
}

interface Replay {
  readonly outcome: RestResponse | { readonly error: unknown };
  readonly sent: Request;
}

/** Sends a recorded request through the client, which receives the recorded response. */
async function replay(exchange: RestExchange): Promise<Replay> {
  const { request } = exchange;
  const override = headerOf(exchange, 'x-http-method-override');
  const { root, path } = splitAddress(request.path);
  const sent: Request[] = [];
  const rest = createWordPressRest({
    root,
    localeName: path.includes('_locale') ? '_locale' : false,
    hasMethodOverride: override !== undefined,
    nonce: headerOf(exchange, 'x-wp-nonce'),
    async fetch(input, init) {
      sent.push(new Request(input, init));
      return answerOf(exchange);
    },
  });
  const contentType = headerOf(exchange, 'content-type');
  const outcome = await rest
    .send({
      ...contentOf(request),
      path: path.replace(/_locale=user&?/, '').replace(/[?&]$/, ''),
      method: (override ?? request.method) as RequestMethod,
      headers: {
        ...Object.fromEntries(Object.entries(request.headers).filter(([name]) => !MADE.has(name.toLowerCase()))),
        ...(contentType && !contentType.startsWith('multipart') && { 'Content-Type': contentType }),
      },
      signal,
    })
    .catch((error: unknown) => ({ error }));
  const [first] = sent;
  if (!first) throw new Error('Nothing was asked.');
  return { outcome, sent: first };
}

/** The parts of a URL, independent of the order and encoding of its query. */
function addressParts(address: string): readonly unknown[] {
  const { pathname, searchParams } = new URL(address, ORIGIN);
  return [pathname, [...searchParams].map(([name, value]) => `${name}=${value}`).sort()];
}

const isRest = ({ request }: RestExchange): boolean => /^\/wp-json\/|rest_route=/.test(request.path);
const named = (exchanges: readonly RestExchange[]) => exchanges.map((each) => [each.name, each] as const);
const replayed = named(restExchanges.filter(isRest));

describe('the REST client', () => {
  test.each(replayed)('sends the recorded request: %s', async (_name, exchange) => {
    const { sent } = await replay(exchange);
    expect(sent.method).toBe(exchange.request.method);
    // The server rejects `per_page=-1`, so the client requests pages instead.
    expect(addressParts(sent.url)).toEqual(addressParts(exchange.request.path.replace('per_page=-1', 'per_page=100')));
    expect(sent.headers.get('x-http-method-override') ?? undefined).toBe(headerOf(exchange, 'x-http-method-override'));
    // The client never sends an empty nonce.
    expect(sent.headers.get('x-wp-nonce') ?? undefined).toBe(headerOf(exchange, 'x-wp-nonce') || undefined);
    const type = headerOf(exchange, 'content-type')?.split(';')[0];
    expect(sent.headers.get('content-type')?.split(';')[0]).toBe(type);
    if (exchange.request.body?.json !== undefined) expect(await sent.json()).toEqual(exchange.request.body.json);
    if (exchange.request.body?.multipart) {
      const form = await sent.formData();
      expect([...form.keys()]).toEqual(exchange.request.body.multipart.map(({ name }) => name));
    }
  });

  test.each(replayed)('resolves or rejects as recorded: %s', async (_name, exchange) => {
    const { outcome } = await replay(exchange);
    const { status, body } = exchange.response;
    const isJson = body.json !== undefined;
    const hasNoBody = exchange.request.method === 'HEAD';
    if (status < 300 && (isJson || hasNoBody)) {
      expect(outcome).toMatchObject({ status, body: hasNoBody ? null : body.json });
      return;
    }
    expect(outcome).toHaveProperty('error');
    const error: unknown = 'error' in outcome ? outcome.error : undefined;
    if (status < 300) {
      expect(error).toBeInstanceOf(InvalidResponseError);
      expect(error).toHaveProperty('message', 'The response is not a valid JSON response.');
      return;
    }
    expect(error).toBeInstanceOf(RestError);
    const { code, message } = (isJson ? body.json : {}) as { code?: string; message?: string };
    expect(restCodeOf(error)).toBe(isJson ? code : 'invalid_json');
    expect(error).toMatchObject({ status, message: isJson ? message : 'The response is not a valid JSON response.' });
  });
});

test.each(named(restExchanges.filter((exchange) => !isRest(exchange))))(
  'a recorded non-REST request resolves with the response text: %s',
  async (_name, exchange) => {
    const ask = createExchange({ fetch: async () => answerOf(exchange) });
    const { status, text } = await ask(ORIGIN, { signal, method: exchange.request.method as RequestMethod });
    const { json, text: recorded = '' } = exchange.response.body;
    expect([status, text]).toEqual([exchange.response.status, json === undefined ? recorded : JSON.stringify(json)]);
  },
);

const refusedParameter = restExchanges.filter(({ response }) => {
  const { data } = (response.body.json ?? {}) as { data?: { params?: unknown } };
  return typeof data?.params === 'object' && !Array.isArray(data.params);
});

describe.skipIf(refusedParameter.length === 0)('a recorded validation error', () => {
  test.each(named(refusedParameter))('contains a message for each invalid parameter: %s', async (_name, exchange) => {
    const { outcome } = await replay(exchange);
    const { params } = (exchange.response.body.json as { data: { params: Record<string, string> } }).data;
    const error: unknown = 'error' in outcome ? outcome.error : undefined;
    expect(error).toBeInstanceOf(RestError);
    expect(Object.fromEntries((error as RestError).parameters)).toEqual(params);
  });
});
