import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openCms, type TestCms } from '../playground/server/support/openTestCms.ts';
import type { RestExchange } from './RestExchange.ts';

const FOLDER = join(import.meta.dirname, '../../../shared/spec/recordings');
const FILES = ['wp-rest-collections', 'wp-plain-permalinks', 'wp-nonce', 'wp-media', 'wp-oembed'];
const ORIGIN = 'http://demo.test';
const RECORDED_NONCE = '44b64a70c6';
/** The number of posts on the recorded site. */
const POST_COUNT = 26;
const POST_SLUG = 'field-note-1-mist-frost';

/** Intentional differences of the demo, with the reason. */
const OTHERWISE = new Map([
  [
    'jsonp',
    'JSONP would return a script with user content, which defeats the Content Security Policy; WordPress can disable JSONP, too',
  ],
  [
    'discovery by Link header of the front page',
    'the site renders its own front page; test/playground/site/failingPage.test.ts covers the Link header',
  ],
]);

const exchanges: readonly (readonly [string, RestExchange])[] = existsSync(FOLDER)
  ? FILES.flatMap((file) =>
      (JSON.parse(readFileSync(join(FOLDER, `${file}.json`), 'utf8')) as { exchanges: RestExchange[] }).exchanges.map(
        (exchange) => [`${file}: ${exchange.name}`, exchange] as const,
      ),
    ).filter(([, { name }]) => !OTHERWISE.has(name))
  : [];

let cms: TestCms;
let cookie: string;
let nonce: string;
let authorization: string;
let picture: Uint8Array<ArrayBuffer>;
/** Maps IDs of the recorded site to IDs of the demo. */
const idOf = new Map<string, string>();

beforeAll(async () => {
  cms = openCms({ faults: true });
  const login = await cms.post('/wp-login.php', { log: 'admin', pwd: cms.adminPassword });
  cookie = login.headers.get('set-cookie')?.split(';')[0] ?? '';
  nonce = await (await cms.get('/wp-admin/admin-ajax.php?action=rest-nonce', { cookie })).text();
  const headers = { cookie, 'x-wp-nonce': nonce, 'content-type': 'application/json' };
  const ask = (path: string, method: string, body?: object) =>
    cms.app.request(`${ORIGIN}/wp-json/wp/v2${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  const made = await ask('/users/me/application-passwords', 'POST', { name: 'Replay' });
  const { password } = (await made.json()) as { password: string };
  authorization = `Basic ${Buffer.from(`admin:${password}`).toString('base64')}`;
  for (const page of [2, 1]) {
    const listed = await ask(`/posts?per_page=100&page=${page}&_fields=id`, 'GET');
    const posts = ((await listed.json()) as { id: number }[]).filter(({ id }) => id > POST_COUNT);
    await Promise.all(posts.map(({ id }) => ask(`/posts/${id}?force=true`, 'DELETE')));
  }
  const drawing = sharp({ create: { width: 640, height: 480, channels: 3, background: '#486' } });
  picture = new Uint8Array(await drawing.jpeg().toBuffer());
}, 60_000);
afterAll(() => cms?.close());

const isPicture = (name: string | undefined): boolean => /\.(?:jpe?g|png)"?$/i.test(name ?? '');

function bodyOf({ request }: RestExchange, headers: Headers): BodyInit | undefined {
  const { body } = request;
  if (body?.json !== undefined) return JSON.stringify(body.json);
  if (body?.text !== undefined) return body.text;
  if (body?.binaryBytes !== undefined) return body.binaryBytes > 0 ? picture : undefined;
  if (Array.isArray(body?.urlencoded)) {
    const pairs = body.urlencoded as { name: string; value: string }[];
    const password = cms.adminPassword;
    return new URLSearchParams(pairs.map(({ name, value }) => [name, value === '<password>' ? password : value]));
  }
  if (!body?.multipart) return undefined;
  // `FormData` sets its own boundary.
  headers.delete('content-type');
  const form = new FormData();
  for (const { name, value = '', filename, type = '' } of body.multipart) {
    if (filename === undefined) form.append(name, value);
    else form.append(name, new File([isPicture(filename) ? picture : 'text'], filename, { type }));
  }
  return form;
}

function requestFor(exchange: RestExchange): Request {
  const { method, path, headers: recorded } = exchange.request;
  const headers = new Headers();
  for (const [name, value] of Object.entries(recorded)) {
    const key = name.toLowerCase();
    if (key === 'cookie') headers.set(name, cookie);
    else if (key === 'authorization')
      headers.set(name, exchange.name.startsWith('bad') ? 'Basic YWRtaW46YmFk' : authorization);
    else headers.set(name, value === RECORDED_NONCE ? nonce : value);
  }
  if (exchange.name.startsWith('upload that dies')) headers.set('x-loggia-failures', '2');
  const here = path
    .replace(RECORDED_NONCE, nonce)
    .replaceAll('%3A%2F%2F127.0.0.1%3A18080', '%3A%2F%2Fdemo.test')
    .replaceAll('post-25-more', POST_SLUG)
    .replace(/([?/]p=|\/(?:posts|media)\/)(\d+)/, (_all, before: string, id: string) => before + (idOf.get(id) ?? id))
    .replace('?p=30&', '?p=1&');
  const body = method === 'GET' || method === 'HEAD' ? undefined : bodyOf(exchange, headers);
  return new Request(`${ORIGIN}${here}`, { method, headers, ...(body !== undefined && { body }) });
}

const relationsIn = (link: string | null): readonly string[] =>
  [...(link ?? '').matchAll(/rel="([^"]+)"/g)].map(([, relation = '']) => relation).sort();

/** The parts of a response that a client uses, without site-specific text. */
function factsOf(status: number, headers: Headers, text: string, isRest: boolean) {
  const isJson = headers.get('content-type')?.startsWith('application/json') === true;
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    json = undefined;
  }
  const { code, message, data } = (typeof json === 'object' && json !== null ? json : {}) as Record<string, unknown>;
  const { params, details } = (data ?? {}) as Record<string, Record<string, { code?: string }> | undefined>;
  return {
    status,
    // Clients ignore the body of a redirect.
    type: status >= 300 && status < 400 ? undefined : headers.get('content-type')?.split(';')[0],
    refusal:
      status < 400
        ? undefined
        : { code, message, params, details: Object.values(details ?? {}).map((each) => each.code) },
    isList: status < 400 && isJson ? Array.isArray(json) : undefined,
    total: headers.get('x-wp-total'),
    pageCount: headers.get('x-wp-totalpages'),
    links: isRest ? relationsIn(headers.get('link')) : undefined,
    hasNonce: headers.has('x-wp-nonce'),
    hasUploadId: headers.has('x-wp-upload-attachment-id'),
    hasLocation: headers.has('location'),
    isFrame: headers.get('x-wp-embed'),
    allowOrigin: headers.get('access-control-allow-origin'),
    allowCredentials: headers.get('access-control-allow-credentials'),
    exposed: isRest ? headers.get('access-control-expose-headers') : undefined,
  };
}

describe.runIf(exchanges.length > 0)('the CMS', () => {
  test.each(exchanges)('responds like the recorded WordPress site: %s', async (_name, exchange) => {
    const { response, request } = exchange;
    const isRest = /^\/wp-json\/|rest_route=/.test(request.path);
    const headers = new Headers();
    for (const [name, value] of Object.entries(response.headers)) headers.set(name, String(value));
    const { json, text = '' } = response.body;
    // Long lists and items were recorded only as a summary.
    const isSummary = typeof json === 'object' && json !== null && 'count' in json;
    const recorded = factsOf(response.status, headers, json === undefined ? text : JSON.stringify(json), isRest);

    const answer = await cms.app.fetch(requestFor(exchange));
    const said = await answer.text();
    const facts = factsOf(answer.status, answer.headers, said, isRest);
    const id = (json as { id?: number } | undefined)?.id ?? response.headers['x-wp-upload-attachment-id'];
    const ours = answer.headers.get('x-wp-upload-attachment-id') ?? /"id":(\d+)/.exec(said)?.[1];
    if (id !== undefined && ours !== undefined && request.method === 'POST') idOf.set(String(id), ours);

    expect(facts).toEqual({
      ...recorded,
      ...(isSummary && { isList: facts.isList }),
      // The number of images differs between the sites.
      ...(exchange.name === 'media list' && { total: facts.total, pageCount: facts.pageCount, links: facts.links }),
    });
  });
});
