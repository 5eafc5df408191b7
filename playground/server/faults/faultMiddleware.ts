import { setTimeout as wait } from 'node:timers/promises';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import { createRandom } from '../createRandom.ts';
import { type Fault, parseFaults } from './parseFaults.ts';

/**
 * Returns the first half of a response whose headers announce the full length. `breakOff` must then close the
 * connection.
 */
async function truncateResponse(response: Response, breakOff: () => void): Promise<Response> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  headers.set('Content-Length', String(bytes.length));
  headers.set('Cache-Control', 'no-store');
  let isSent = false;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (!isSent) {
        isSent = true;
        controller.enqueue(bytes.subarray(0, Math.floor(bytes.length / 2)));
        return;
      }
      // Wait until the first half has been sent. Otherwise it looks as if the connection had been dropped immediately.
      await new Promise((resolve) => setTimeout(resolve, 20));
      breakOff();
      controller.close();
    },
  });
  return new Response(body, { status: response.status, headers });
}

const CHUNK_BYTES = 64 * 1024;

/** Returns a stream with the given number of meaningless bytes, which are the same every time. */
function garbageStream(bytes: number): ReadableStream<Uint8Array> {
  const random = createRandom(bytes);
  const noise = Uint8Array.from({ length: CHUNK_BYTES }, () => Math.floor(random() * 256));
  let rest = bytes;
  return new ReadableStream({
    pull(controller) {
      const size = Math.min(rest, CHUNK_BYTES);
      if (size > 0) controller.enqueue(noise.slice(0, size));
      rest -= size;
      if (rest <= 0) controller.close();
    },
  });
}

interface Connection {
  destroy(): void;
}

/** Returns the socket of a request, or null if a test calls the app without one. */
function connectionOf(context: Context): Connection | null {
  const { incoming } = (context.env ?? {}) as { readonly incoming?: { readonly socket?: Connection } };
  return incoming?.socket ?? null;
}

const HEADER = 'x-loggia-fault';
/**
 * The name of the cookie and of the query parameter. They are needed because a request for an image cannot have a
 * custom header.
 */
const NAME = 'loggia_fault';

/**
 * Closes the connection without a response. Without a connection (a test that calls the app), the request itself fails.
 */
function drop(context: Context): Response {
  const connection = connectionOf(context);
  if (!connection) throw new Error('The connection was dropped on demand.');
  connection.destroy();
  return RESPONSE_ALREADY_SENT;
}

function failed(status: number, body: string | ReadableStream): Response {
  return new Response(body, {
    status,
    headers: { 'Content-Type': 'text/html; charset=UTF-8', 'Cache-Control': 'no-store' },
  });
}

/** Returns the response that replaces the real one, or null if the fault is only a delay. */
async function respondWith(
  fault: Exclude<Fault, { kind: 'truncate' | 'late' }>,
  context: Context,
): Promise<Response | null> {
  switch (fault.kind) {
    case 'latency':
      await wait(fault.milliseconds);
      return null;
    case 'status':
      return failed(fault.status, `<h1>Error ${fault.status}, on demand</h1>`);
    case 'drop':
      return drop(context);
    case 'garbage':
      return failed(200, garbageStream(fault.bytes));
  }
}

/** Makes requests fail on demand, for tests and manual testing. Never mount it on a public site. */
export function faultMiddleware(): MiddlewareHandler {
  return async (context, next) => {
    const specification = context.req.header(HEADER) ?? context.req.query(NAME) ?? getCookie(context, NAME) ?? '';
    for (const fault of parseFaults(specification, context.req.path)) {
      if (fault.kind === 'truncate') {
        await next();
        context.res = await truncateResponse(context.res, () => connectionOf(context)?.destroy());
        return undefined;
      }
      if (fault.kind === 'late') {
        await next();
        await wait(fault.milliseconds);
        return undefined;
      }
      const response = await respondWith(fault, context);
      if (response) return response;
    }
    return next();
  };
}
