// @vitest-environment node
import { getEventListeners } from 'node:events';
import type { ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ResponseTooLargeError, BrokenResponseError, OfflineError, NoResponseError } from '@loggia/hooks/errors';
import { createTransport } from '../../../hooks/data/rest/engine/createTransport.ts';
import { startServer, type TestServer } from './startServer.ts';

const KILOBYTE = 'x'.repeat(1024);

let server: TestServer;
let written = 0;
const unhandled: unknown[] = [];
const noteUnhandled = (reason: unknown): void => {
  unhandled.push(reason);
};

/** Writes endlessly, as fast as the reader consumes. */
function writeEndlessly(response: ServerResponse): void {
  if (response.destroyed) return;
  written += KILOBYTE.length;
  if (response.write(KILOBYTE)) setImmediate(writeEndlessly, response);
  else response.once('drain', () => writeEndlessly(response));
}

beforeAll(async () => {
  server = await startServer({
    '/endless': writeEndlessly,
    '/announced': (response) => response.writeHead(200, { 'Content-Length': String(2 ** 30) }).write('x'),
    '/exact': (response) => response.end('x'.repeat(2048)),
    '/truncated': (response) => {
      response.writeHead(200, { 'Content-Length': '1000' });
      response.write('only this', () => response.socket?.destroy());
    },
    '/cut-chunks': (response) => {
      response.write('only this', () => response.socket?.destroy());
    },
    '/silent': () => undefined,
    '/stalls': (response) => response.write('a beginning'),
  });
});
afterAll(() => server.close());
beforeEach(() => {
  process.on('unhandledRejection', noteUnhandled);
});
afterEach(async () => {
  // Unhandled rejections are reported after the microtasks.
  await new Promise(setImmediate);
  process.off('unhandledRejection', noteUnhandled);
  expect(unhandled).toEqual([]);
});

const transport = createTransport();
const { signal } = new AbortController();

describe('an oversized response', () => {
  test('is rejected as soon as it exceeds the limit, and the connection is closed', async () => {
    const failure = transport.text(`${server.url}/endless`, { signal, limitBytes: 64 * 1024 });
    await expect(failure).rejects.toBeInstanceOf(ResponseTooLargeError);
    await expect(failure).rejects.toMatchObject({ limitBytes: 64 * 1024 });
    // Sockets buffer some data; a reader that consumed everything would let the server write on.
    expect(written).toBeLessThan(16 * 1024 * 1024);
  });

  test('is rejected immediately if its declared length exceeds the limit', async () => {
    await expect(transport.text(`${server.url}/announced`, { signal })).rejects.toBeInstanceOf(ResponseTooLargeError);
  });

  test('is rejected if it is one byte over the limit, but not if it is exactly at the limit', async () => {
    await expect(transport.text(`${server.url}/exact`, { signal, limitBytes: 2048 })).resolves.toHaveLength(2048);
    await expect(transport.text(`${server.url}/exact`, { signal, limitBytes: 2047 })).rejects.toBeInstanceOf(
      ResponseTooLargeError,
    );
  });
});

describe('a truncated body', () => {
  test.each(['/truncated', '/cut-chunks'])('is rejected and never returned in part: %s', async (path) => {
    const failure = transport.text(server.url + path, { signal });
    await expect(failure).rejects.toBeInstanceOf(BrokenResponseError);
  });
});

describe('a server that stops responding', () => {
  test.each([
    ['before the response', '/silent', OfflineError],
    ['during the response', '/stalls', BrokenResponseError],
  ])('makes the request fail: %s', async (_when, path, error) => {
    await expect(transport.text(server.url + path, { signal, timeoutMs: 80 })).rejects.toBeInstanceOf(error);
  });
});

describe('a write request', () => {
  test.each(['/silent', '/stalls', '/cut-chunks'])(
    'may have arrived if its response is missing or truncated: %s',
    async (path) => {
      const question = { signal, method: 'POST', isWrite: true, timeoutMs: 80 } as const;
      await expect(transport.text(server.url + path, question)).rejects.toBeInstanceOf(NoResponseError);
    },
  );
});

describe('a write request whose connection breaks', () => {
  const broken = createTransport({ fetch: () => Promise.reject(new TypeError('Failed to fetch')) });
  const send = (form?: readonly (readonly [string, string])[]) =>
    broken.text('https://site.test/', { signal, method: 'POST', isWrite: true, ...(form && { form }) });

  test('is reported as possibly delivered', async () => {
    await expect(send([['a', '1']])).rejects.toMatchObject({
      code: 'noResponse',
      cause: { code: 'offline', cause: { message: 'Failed to fetch' } },
    });
  });

  test('is reported as offline if the browser was offline when it was sent', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    try {
      const failure = send();
      vi.stubGlobal('navigator', { onLine: true });
      await expect(failure).rejects.toBeInstanceOf(OfflineError);
    } finally {
      vi.unstubAllGlobals();
    }
  });

  test('is reported as offline if the custom fetch reports an OfflineError', async () => {
    const fetch = () => Promise.reject(new OfflineError());
    const failure = createTransport({ fetch }).text('https://site.test/', { signal, method: 'POST', isWrite: true });
    await expect(failure).rejects.toBeInstanceOf(OfflineError);
  });

  test('is not retried', async () => {
    const fetch = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(
      createTransport({ fetch }).text('https://site.test/', { signal, form: [['a', '1']], isWrite: true }),
    ).rejects.toBeInstanceOf(NoResponseError);
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});

test('a connection lost on the retry is an offline error, whatever the first response was', async () => {
  const fetch = vi
    .fn<typeof globalThis.fetch>()
    .mockResolvedValueOnce(new Response('', { status: 503 }))
    .mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const failure = createTransport({ fetch }).text('https://site.test/', { signal });
  await expect(failure).rejects.toBeInstanceOf(OfflineError);
  expect(fetch).toHaveBeenCalledTimes(2);
});

describe('aborting a request', () => {
  test.each(['/silent', '/stalls', '/endless'])('rejects with the signal’s reason: %s', async (path) => {
    const controller = new AbortController();
    const reason = new Error('the visitor left');
    const failure = transport.text(server.url + path, { signal: controller.signal, limitBytes: 2 ** 30 });
    setTimeout(() => controller.abort(reason), 30);
    await expect(failure).rejects.toBe(reason);
  });

  test('sends nothing if the signal is already aborted', async () => {
    const failure = transport.text(`${server.url}/never-asked`, { signal: AbortSignal.abort() });
    await expect(failure).rejects.toMatchObject({ name: 'AbortError' });
    expect(server.requests).not.toContain('GET /never-asked');
  });

  test('takes effect during the delay before a retry', async () => {
    const controller = new AbortController();
    const reason = new Error('the visitor left');
    const failure = createTransport({
      fetch: () => {
        setTimeout(() => controller.abort(reason), 5);
        return Promise.reject(new TypeError('dropped'));
      },
    }).text('https://site.test/', { signal: controller.signal });
    await expect(failure).rejects.toBe(reason);
  });

  test.each([
    ['responds late', () => Promise.resolve(new Response('too late'))],
    ['never responds', () => new Promise<Response>(() => undefined)],
    ['never ends', () => Promise.resolve(new Response(new ReadableStream()))],
  ])('takes effect immediately if a custom fetch ignores the signal and %s', async (_case, answer) => {
    const controller = new AbortController();
    const reason = new Error('the visitor left');
    const deaf = createTransport({
      fetch: () => {
        controller.abort(reason);
        return answer();
      },
    });
    await expect(deaf.text('https://site.test/', { signal: controller.signal })).rejects.toBe(reason);
  });
});

test('a long-lived signal keeps no listeners once requests have ended', async () => {
  const controller = new AbortController();
  await transport.text(`${server.url}/exact`, { signal: controller.signal });
  await transport.text(`${server.url}/truncated`, { signal: controller.signal }).catch(() => undefined);
  expect(getEventListeners(controller.signal, 'abort')).toEqual([]);
});
