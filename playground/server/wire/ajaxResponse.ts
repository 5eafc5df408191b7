import type { Context } from 'hono';
import type { RequestValues } from './readRequestValues.ts';

/** A handler for an AJAX action. */
export type AjaxAction = (context: Context, values: RequestValues) => Response | Promise<Response>;

/** The headers of every AJAX response of the real server. */
const HEADERS: Readonly<Record<string, string>> = {
  'Content-Type': 'text/html; charset=UTF-8',
  'X-Robots-Tag': 'noindex',
  'X-Content-Type-Options': 'nosniff',
  Expires: 'Wed, 11 Jan 1984 05:00:00 GMT',
  'Cache-Control': 'no-cache, must-revalidate, max-age=0, no-store, private',
};

/** Returns an AJAX response, which has the type HTML whatever it contains. */
export function ajaxResponse(context: Context, body: string, status: 200 | 400 | 403 | 413 | 500 = 200): Response {
  return context.body(body, status, { ...HEADERS, 'Content-Length': String(Buffer.byteLength(body)) });
}
