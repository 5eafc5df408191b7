// @vitest-environment node
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { HttpStatusError, OfflineError } from '@loggia/hooks/errors';
import { createTransport, isSmallForm } from '../../../hooks/data/rest/engine/createTransport.ts';
import { startServer, type TestServer } from './startServer.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startServer({
    '/text': (response) => response.end('Grüße, 😀'),
    '/empty': (response) => response.writeHead(200).end(),
    '/echo': (response, request) => {
      request.setEncoding('utf8');
      let body = '';
      request.on('data', (piece: string) => (body += piece));
      request.on('end', () =>
        response.end(
          JSON.stringify([request.method, request.headers['content-type'], request.headers['x-mark'], body]),
        ),
      );
    },
    '/forbidden': (response) => response.writeHead(403).end('<h1>no</h1>'),
    '/broken': (response) => response.writeHead(500).end('<h1>fatal</h1>'),
    '/gateway': (response, _request, attempt) => response.writeHead(attempt === 1 ? 502 : 200).end(`try ${attempt}`),
    '/gateway-down': (response) => response.writeHead(503, { 'Retry-After': '3600' }).end(),
    '/drop-once': (response, _request, attempt) => {
      if (attempt === 1) response.socket?.destroy();
      else response.end('arrived');
    },
    '/drop': (response) => response.socket?.destroy(),
    '/post-dropped': (response) => response.socket?.destroy(),
  });
});
afterAll(() => server.close());

const { signal } = new AbortController();
const countOf = (line: string): number => server.requests.filter((other) => other === line).length;

describe('createTransport', () => {
  test('decodes a response as UTF-8 text', async () => {
    await expect(createTransport().text(`${server.url}/text`, { signal })).resolves.toBe('Grüße, 😀');
  });

  test('returns an empty string for an empty response', async () => {
    await expect(createTransport().text(`${server.url}/empty`, { signal })).resolves.toBe('');
  });

  test('posts a form with ordered fields and custom headers', async () => {
    const text = await createTransport().text(`${server.url}/echo`, {
      signal,
      form: [
        ['b[]', '2'],
        ['a', 'x & ü'],
        ['b[]', '3'],
      ],
      headers: { 'X-Mark': 'yes' },
    });
    expect(JSON.parse(text)).toEqual([
      'POST',
      'application/x-www-form-urlencoded;charset=UTF-8',
      'yes',
      'b%5B%5D=2&a=x+%26+%C3%BC&b%5B%5D=3',
    ]);
  });
});

describe('a form request', () => {
  test.each([true, false])('passes `keepalive: %s` to fetch', async (keepalive) => {
    let sent: RequestInfo | URL | undefined;
    const fetch = async (request: RequestInfo | URL) => {
      sent = request;
      return new Response('kept');
    };
    const form = [['rate', '4']] as const;
    await createTransport({ fetch }).text(`${server.url}/echo`, { signal, form, keepalive });
    expect(sent).toHaveProperty('keepalive', keepalive);
  });

  test.each([
    ['a', 2047, true],
    ['a', 2048, false],
  ])('with a field "%s" of %i two-byte letters is small enough for `keepalive`: %s', (name, letters, isSmall) => {
    expect(isSmallForm([[name, 'é'.repeat(letters)]])).toBe(isSmall);
  });
});

describe('an error response', () => {
  test.each([
    ['/forbidden', 403],
    ['/broken', 500],
  ])('is rejected with its status and not retried: %s', async (path, status) => {
    const failure = createTransport().text(server.url + path, { signal });
    await expect(failure).rejects.toBeInstanceOf(HttpStatusError);
    await expect(failure).rejects.toMatchObject({ status, code: 'status' });
    expect(countOf(`GET ${path}`)).toBe(1);
  });

  test('is retried once if it comes from a gateway', async () => {
    await expect(createTransport().text(`${server.url}/gateway`, { signal })).resolves.toBe('try 2');
  });

  test('is reported after a single retry if the gateway sends a long Retry-After', async () => {
    const failure = createTransport().text(`${server.url}/gateway-down`, { signal });
    await expect(failure).rejects.toMatchObject({ status: 503 });
    expect(countOf('GET /gateway-down')).toBe(2);
  });
});

describe('a dropped connection', () => {
  test('is retried once for GET', async () => {
    await expect(createTransport().text(`${server.url}/drop-once`, { signal })).resolves.toBe('arrived');
  });

  test('is an offline error with its cause if the retry fails as well', async () => {
    const failure = createTransport().text(`${server.url}/drop`, { signal });
    await expect(failure).rejects.toBeInstanceOf(OfflineError);
    await expect(failure).rejects.toMatchObject({ code: 'offline', cause: expect.any(TypeError) as unknown });
    expect(countOf('GET /drop')).toBe(2);
  });

  test('is not retried for POST, because the server may have processed the request', async () => {
    const failure = createTransport().text(`${server.url}/post-dropped`, { signal, form: [['a', '1']] });
    await expect(failure).rejects.toBeInstanceOf(OfflineError);
    expect(countOf('POST /post-dropped')).toBe(1);
  });

  test('is an offline error if no server is listening', async () => {
    const gone = await startServer({});
    await gone.close();
    await expect(createTransport().text(`${gone.url}/x`, { signal })).rejects.toBeInstanceOf(OfflineError);
  });
});

describe('an observer', () => {
  test('is notified of each request and its outcome', async () => {
    const requestStarted = vi.fn();
    const requestSettled = vi.fn();
    const transport = createTransport({ observer: { requestStarted, requestSettled } });
    await transport.text(`${server.url}/text`, { signal });
    const failure: unknown = await transport.text(`${server.url}/broken`, { signal }).catch((error: unknown) => error);

    const first = { method: 'GET', url: `${server.url}/text` };
    const second = { method: 'GET', url: `${server.url}/broken` };
    expect(requestStarted.mock.calls).toEqual([[first], [second]]);
    expect(requestSettled.mock.calls).toEqual([
      [first, undefined],
      [second, failure],
    ]);
  });
});

test('the global `fetch` is looked up for each request, so that it can be replaced', async () => {
  const transport = createTransport();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('replaced')));
  try {
    await expect(transport.text('https://site.test/', { signal })).resolves.toBe('replaced');
  } finally {
    vi.unstubAllGlobals();
  }
});
