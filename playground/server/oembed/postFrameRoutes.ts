import { Hono, type Context } from 'hono';
import { POST_FRAME_FILES_PATH } from '../constants.ts';
import type { PostRow, PostStore } from '../rest/createPostStore.ts';
import { postFramePage } from './postFramePage.ts';
import { postFrameScript } from './postFrameScript.ts';
import { wholeNumber } from '../wholeNumber.ts';

const STYLES =
  'body { margin: 0; color: #26323d; font: 1rem/1.5 system-ui, sans-serif; } .wp-embed { padding: 1.5rem; background: #fff; }' +
  ' .wp-embed-heading { margin: 0 0 0.5rem; font-size: 1.375rem; font-weight: 600; line-height: 1.2; }' +
  ' .wp-embed-excerpt p { margin: 0 0 1rem; } .wp-embed-site-title { font-weight: 600; }' +
  ' a { color: #0b5c6b; } .wp-embed-heading a { color: inherit; text-decoration: none; }';

const isAsked = (context: Context): boolean => context.req.query('embed') !== undefined;

const slugOf = (context: Context): string => context.req.param('slug') ?? '';
const respond = (context: Context, post: PostRow | null) =>
  context.html(postFramePage(post), post ? 200 : 404, { 'X-WP-embed': 'true' });

/**
 * The frames that embed posts of this site on other sites. Any page may show them, because they contain nothing
 * private.
 */
export function postFrameRoutes(posts: PostStore): Hono {
  const app = new Hono();
  for (const path of ['/:slug/embed', '/:slug/embed/']) {
    app.get(path, (context) => respond(context, posts.findBySlug(slugOf(context))));
  }
  for (const path of ['/:slug', '/:slug/']) {
    app.get(path, (context, next) => (isAsked(context) ? respond(context, posts.findBySlug(slugOf(context))) : next()));
  }
  app.get('/', (context, next) => {
    if (!isAsked(context)) return next();
    const post = posts.find(wholeNumber(context.req.query('p') ?? '0'));
    return post?.status === 'publish' ? context.redirect(`/${post.slug}/?embed=true`, 301) : respond(context, null);
  });
  app.get(`${POST_FRAME_FILES_PATH}/post.css`, (context) =>
    context.body(STYLES, 200, { 'Content-Type': 'text/css; charset=utf-8' }),
  );
  app.get(`${POST_FRAME_FILES_PATH}/post.js`, (context) =>
    context.body(`(${postFrameScript.toString()})();`, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }),
  );
  return app;
}
