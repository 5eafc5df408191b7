// @vitest-environment node
import { getEventListeners } from 'node:events';
import type { ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ResponseTooLargeError, BrokenResponseError, OfflineError, NoResponseError } from '@loggia/hooks/errors';
import { createTransport } from '../../../hooks/data/rest/engine/createTransport.ts';
import { startServer } from './startServer.ts';
import type { TestServer } from './startServer.ts';

const KILOBYTE = 'x'.repeat(1024);

let server: TestServer;
let written = 0;
const unhandled: unknown[] = [];
const noteUnhandled = (reason: unknown): void => {
  unhandled.push(reason);
};

/** Writes for ever, as fast as the reader takes it. */
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
  // Rejections nobody handles are told after the microtasks.
  await new Promise(setImmediate);
  process.off('unhandledRejection', noteUnhandled);
  expect(unhandled).toEqual([]);
});

const transport = createTransport();
const { signal } = new AbortController();

describe('a too large answer', () => {
  test('is given up as soon as the limit is passed, and the server is let go', async () => {
    const failure = transport.text(`${server.url}/endless`, { signal, limitBytes: 64 * 1024 });
    await expect(failure).rejects.toBeInstanceOf(ResponseTooLargeError);
    await expect(failure).rejects.toMatchObject({ limitBytes: 64 * 1024 });
    // Sockets hold some; a reader that took everything would have let it write on and on.
    expect(written).toBeLessThan(16 * 1024 * 1024);
  });

  test('is not even begun when its length is announced', async () => {
    await expect(transport.text(`${server.url}/announced`, { signal })).rejects.toBeInstanceOf(ResponseTooLargeError);
  });

  test('is one byte more than the limit, not the limit itself', async () => {
    await expect(transport.text(`${server.url}/exact`, { signal, limitBytes: 2048 })).resolves.toHaveLength(2048);
    await expect(transport.text(`${server.url}/exact`, { signal, limitBytes: 2047 })).rejects.toBeInstanceOf(
      ResponseTooLargeError,
    );
  });
});

describe('a broken body', () => {
  test.each(['/truncated', '/cut-chunks'])('in %s is a broken answer, never half of one', async (path) => {
    const failure = transport.text(server.url + path, { signal });
    await expect(failure).rejects.toBeInstanceOf(BrokenResponseError);
  });
});

describe('silence', () => {
  test.each([
    ['before the answer', '/silent', OfflineError],
    ['within the answer', '/stalls', BrokenResponseError],
  ])('%s ends the request', async (_when, path, error) => {
    await expect(transport.text(server.url + path, { signal, timeoutMs: 80 })).rejects.toBeInstanceOf(error);
  });
});

describe('a request that the server would carry out twice', () => {
  test.each(['/silent', '/stalls', '/cut-chunks'])(
    'may have arrived, if the server %s and does not answer whole',
    async (path) => {
      const question = { signal, method: 'POST', isWrite: true, timeoutMs: 80 } as const;
      await expect(transport.text(server.url + path, question)).rejects.toBeInstanceOf(NoResponseError);
    },
  );
});

describe('a connection that breaks during a request that the server would carry out twice', () => {
  const broken = createTransport({ fetch: () => Promise.reject(new TypeError('Failed to fetch')) });
  const send = (form?: readonly (readonly [string, string])[]) =>
    broken.text('https://site.test/', { signal, method: 'POST', isWrite: true, ...(form && { form }) });

  test('may have broken after all of it had left: it may have arrived', async () => {
    await expect(send([['a', '1']])).rejects.toMatchObject({
      code: 'noResponse',
      cause: { code: 'offline', cause: { message: 'Failed to fetch' } },
    });
  });

  test('has let nothing out where the browser knew of no network when it began', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    try {
      const failure = send();
      vi.stubGlobal('navigator', { onLine: true });
      await expect(failure).rejects.toBeInstanceOf(OfflineError);
    } finally {
      vi.unstubAllGlobals();
    }
  });

  test('has let nothing out where its sender says so', async () => {
    const fetch = () => Promise.reject(new OfflineError());
    const failure = createTransport({ fetch }).text('https://site.test/', { signal, method: 'POST', isWrite: true });
    await expect(failure).rejects.toBeInstanceOf(OfflineError);
  });

  test('is asked for once', async () => {
    const fetch = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(
      createTransport({ fetch }).text('https://site.test/', { signal, form: [['a', '1']], isWrite: true }),
    ).rejects.toBeInstanceOf(NoResponseError);
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});

test('a connection lost in the second try is an offline error, whatever the first one was answered', async () => {
  const fetch = vi
    .fn<typeof globalThis.fetch>()
    .mockResolvedValueOnce(new Response('', { status: 503 }))
    .mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const failure = createTransport({ fetch }).text('https://site.test/', { signal });
  await expect(failure).rejects.toBeInstanceOf(OfflineError);
  expect(fetch).toHaveBeenCalledTimes(2);
});

describe('an abort', () => {
  test.each(['/silent', '/stalls', '/endless'])('gives its reason unchanged: %s', async (path) => {
    const controller = new AbortController();
    const reason = new Error('the visitor left');
    const failure = transport.text(server.url + path, { signal: controller.signal, limitBytes: 2 ** 30 });
    setTimeout(() => controller.abort(reason), 30);
    await expect(failure).rejects.toBe(reason);
  });

  test('before the request sends nothing', async () => {
    const failure = transport.text(`${server.url}/never-asked`, { signal: AbortSignal.abort() });
    await expect(failure).rejects.toMatchObject({ name: 'AbortError' });
    expect(server.requests).not.toContain('GET /never-asked');
  });

  test('during the pause before a second try ends it', async () => {
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
    ['answers late', () => Promise.resolve(new Response('too late'))],
    ['never answers', () => new Promise<Response>(() => undefined)],
    ['never ends', () => Promise.resolve(new Response(new ReadableStream()))],
  ])('is heeded at once where a fetch of the caller %s and does not heed it', async (_case, answer) => {
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

test('a long-lived signal keeps no listener of a request that is over', async () => {
  const controller = new AbortController();
  await transport.text(`${server.url}/exact`, { signal: controller.signal });
  await transport.text(`${server.url}/truncated`, { signal: controller.signal }).catch(() => undefined);
  expect(getEventListeners(controller.signal, 'abort')).toEqual([]);
});
