import type { Context } from 'hono';
import type { Cms } from '../server/createCms.ts';

const NONCE_PATH = '/wp-admin/admin-ajax.php?action=rest-nonce';

/** Responds to logged-in users, passing their nonce to `respond`, and redirects everyone else to the login page. */
export function forUsers<TContext extends Context>(
  app: Cms['app'],
  path: string,
  respond: (context: TContext, nonce: string) => Response | Promise<Response>,
) {
  return async (context: TContext): Promise<Response> => {
    const headers = { cookie: context.req.header('cookie') ?? '' };
    const response = await app.request(NONCE_PATH, { headers }, context.env);
    return response.ok
      ? respond(context, await response.text())
      : context.redirect(`/wp-login.php?redirect_to=${encodeURIComponent(path)}`);
  };
}
