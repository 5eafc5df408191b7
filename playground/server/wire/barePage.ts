import type { Context } from 'hono';
import { escapeHtml } from './markup.ts';

/** Responds with a page without a theme. */
export const barePage = (context: Context, title: string, body: string, head = ''): Response | Promise<Response> =>
  context.html(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>${head}</head>` +
      `<body>${body}</body></html>`,
    200,
    { 'Cache-Control': 'no-cache', 'X-Content-Type-Options': 'nosniff' },
  );
