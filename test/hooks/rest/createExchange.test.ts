// @vitest-environment node
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ResponseTooLargeError, BrokenResponseError } from '@loggia/hooks/errors';
import { createExchange } from '../../../hooks/data/rest/engine/createExchange.ts';
import { startServer, type TestServer } from './startServer.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startServer({
    '/answer': (response) => response.writeHead(200, { 'X-Total': '26' }).end('[1]'),
    '/refusal': (response) => response.writeHead(404, { 'X-Total': '0' }).end('{"code":"nothing"}'),
    '/empty-refusal': (response) => response.writeHead(401).end(),
    '/no-content': (response) => response.writeHead(204).end(),
    '/gateway': (response, _request, attempt) => response.writeHead(attempt === 1 ? 502 : 200).end(`try ${attempt}`),
    '/gateway-down': (response) => response.writeHead(503).end('down'),
    '/half': (response) => {
      response.writeHead(500, { 'Content-Length': '100' });
      response.write('half');
      setImmediate(() => response.socket?.destroy());
    },
    '/large': (response) => response.writeHead(500).end('x'.repeat(2000)),
    '/echo': (response, request) => {
      request.setEncoding('utf8');
      let body = '';
      request.on('data', (piece: string) => (body += piece));
      request.on('end', () => response.end(`${request.method} ${request.headers['content-type']} ${body}`));
    },
  });
});
afterAll(() => server.close());

const { signal } = new AbortController();
const countOf = (line: string): number => server.requests.filter((other) => other === line).length;

describe('the result of an exchange', () => {
  test('contains the status and headers of a successful response', async () => {
    const { status, headers, text } = await createExchange()(`${server.url}/answer`, { signal });
    expect([status, headers.get('x-total'), text]).toEqual([200, '26', '[1]']);
  });

  test('contains the status and headers of an error response', async () => {
    const { status, headers, text } = await createExchange()(`${server.url}/refusal`, { signal });
    expect([status, headers.get('x-total'), text]).toEqual([404, '0', '{"code":"nothing"}']);
  });

  test.each([
    ['/empty-refusal', 401],
    ['/no-content', 204],
  ])('contains the status and headers of a response without a body: %s', async (path, wanted) => {
    const { status, text } = await createExchange()(server.url + path, { signal });
    expect([status, text]).toEqual([wanted, '']);
  });
});

describe('a gateway error', () => {
  test('is retried once for GET', async () => {
    const { status, text } = await createExchange()(`${server.url}/gateway`, { signal });
    expect([status, text]).toEqual([200, 'try 2']);
  });

  test('is returned if the retry fails as well', async () => {
    const { status, text } = await createExchange()(`${server.url}/gateway-down`, { signal });
    expect([status, text, countOf('GET /gateway-down')]).toEqual([503, 'down', 2]);
  });

  test('is not retried for POST', async () => {
    const { status } = await createExchange()(`${server.url}/gateway-down`, { signal, method: 'POST', body: '{}' });
    expect([status, countOf('POST /gateway-down')]).toEqual([503, 1]);
  });
});

describe('createExchange', () => {
  test('rejects an error response that exceeds the size limit', async () => {
    const asked = createExchange()(`${server.url}/large`, { signal, limitBytes: 1000 });
    await expect(asked).rejects.toBeInstanceOf(ResponseTooLargeError);
  });

  test('rejects a truncated error response', async () => {
    const asked = createExchange()(`${server.url}/half`, { signal, method: 'POST', body: '' });
    await expect(asked).rejects.toBeInstanceOf(BrokenResponseError);
  });

  test('rejects with the signal’s reason when aborted', async () => {
    const controller = new AbortController();
    const asked = createExchange({ fetch: () => new Promise(() => {}) })(server.url, { signal: controller.signal });
    controller.abort('enough');
    await expect(asked).rejects.toBe('enough');
  });
});

test.each(['PUT', 'PATCH', 'DELETE'] as const)('a %s request is sent unchanged, with its body', async (method) => {
  const headers = { 'Content-Type': 'application/json' };
  const { text } = await createExchange()(`${server.url}/echo`, { signal, method, body: '{"a":1}', headers });
  expect(text).toBe(`${method} application/json {"a":1}`);
});

test('a form with fields and files is sent as multipart, with a generated boundary', async () => {
  const body = new FormData();
  body.append('your-name', 'Ann');
  body.append('file', new Blob(['abc'], { type: 'text/plain' }), 'a.txt');
  const { text } = await createExchange()(`${server.url}/echo`, { signal, method: 'POST', body });
  expect(text).toMatch(/^POST multipart\/form-data; boundary=/);
  expect(text).toMatch(/name="your-name"\r\n\r\nAnn/);
  expect(text).toMatch(/name="file"; filename="a\.txt"/);
});

test('an observer is notified of each exchange and its outcome', async () => {
  const observer = { requestStarted: vi.fn(), requestSettled: vi.fn() };
  await createExchange({ observer })(`${server.url}/refusal`, { signal });
  const observed = { url: `${server.url}/refusal`, method: 'GET' };
  expect(observer.requestStarted).toHaveBeenCalledExactlyOnceWith(observed);
  expect(observer.requestSettled).toHaveBeenCalledExactlyOnceWith(observed, undefined);
});
