import { Hono } from 'hono';
import { localPath } from '../../server/auth/localPath.ts';
import { readFormBody } from '../../server/rest/readBody.ts';
import { displayCookie, parseDisplay } from './display.ts';

export const DISPLAY_PATH = '/display';

const LARGEST_FORM_BYTES = 2048;

/**
 * Returns the page that the form was sent from, including its query. Without a referrer, returns the path in the form.
 */
function pageBefore(url: URL, referrer: string | undefined, path: string): string {
  const from = referrer !== undefined && URL.canParse(referrer) ? new URL(referrer) : undefined;
  return localPath(from?.host === url.host ? `${from.pathname}${from.search}` : path);
}

/** Handles the header's switches for users without JavaScript, and redirects back to their page. */
export function displayRoutes(): Hono {
  return new Hono().post(DISPLAY_PATH, async (context) => {
    const url = new URL(context.req.url);
    const origin = context.req.header('origin');
    if (origin !== undefined && !(URL.canParse(origin) && new URL(origin).host === url.host))
      return context.text('Forbidden', 403);
    const data = await readFormBody(context.req.raw, LARGEST_FORM_BYTES);
    if (!data) return context.text('Payload Too Large', 413);
    const read = (name: string) => {
      const value = data.get(name);
      return typeof value === 'string' ? value : undefined;
    };
    context.header('Set-Cookie', displayCookie(parseDisplay(read)));
    return context.redirect(pageBefore(url, context.req.header('referer'), read('page') ?? '/'), 303);
  });
}
