import { setTimeout as wait } from 'node:timers/promises';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import { connectionOf } from './connectionOf.ts';
import type { Fault } from './Fault.ts';
import { garbageStream } from './garbageStream.ts';
import { parseFaults } from './parseFaults.ts';
import { truncateResponse } from './truncateResponse.ts';

const HEADER = 'x-loggia-fault';
/** The name of the cookie and query parameter, because an image cannot send a header. */
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

/** Fails on demand, for tests and manual testing. Never mount it on a public site. */
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
