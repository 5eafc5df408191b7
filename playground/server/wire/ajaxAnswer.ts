import type { Context } from 'hono';

/** The common part of every answer from the real server's ajax address. */
const HEADERS: Readonly<Record<string, string>> = {
  'Content-Type': 'text/html; charset=UTF-8',
  'X-Robots-Tag': 'noindex',
  'X-Content-Type-Options': 'nosniff',
  Expires: 'Wed, 11 Jan 1984 05:00:00 GMT',
  'Cache-Control': 'no-cache, must-revalidate, max-age=0, no-store, private',
};

/** An answer of the ajax address: text that claims to be HTML, whatever it is. */
export function ajaxAnswer(context: Context, body: string, status: 200 | 400 | 403 | 413 | 500 = 200): Response {
  return context.body(body, status, { ...HEADERS, 'Content-Length': String(Buffer.byteLength(body)) });
}
