import { type Context, Hono } from 'hono';
import { POST_FRAME_FILES_PATH, SITE_NAME } from '../constants.ts';
import type { PostRow, PostStore } from '../rest/createPostStore.ts';
import { wholeNumber } from '../wholeNumber.ts';
import { escapeHtml } from '../wire/markup.ts';
import { postFrameScript } from './postFrameScript.ts';

const SITE = escapeHtml(SITE_NAME);

function content(post: PostRow | null): string {
  if (!post) {
    return `<p class="wp-embed-heading">Oops! That embed cannot be found.</p>
<div class="wp-embed-excerpt"><p>It looks like nothing was found at this location. Maybe try visiting <a href="/" target="_top">${SITE}</a> directly?</p></div>`;
  }
  const address = `/${post.slug}/`;
  return `<p class="wp-embed-heading"><a href="${address}" target="_top">${escapeHtml(post.title)}</a></p>
<div class="wp-embed-excerpt"><p>${escapeHtml(post.content)} <a class="wp-embed-more" href="${address}" target="_top">Continue reading</a></p></div>`;
}

/** Returns the page of a post's frame, for other sites. */
function postFramePage(post: PostRow | null): string {
  const title = post ? escapeHtml(post.title) : 'Page not found';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title} &#8211; ${SITE}</title>
<link rel="stylesheet" href="${POST_FRAME_FILES_PATH}/post.css">
<script src="${POST_FRAME_FILES_PATH}/post.js" defer></script>
</head>
<body class="wp-embed-responsive${post ? ` postid-${post.id}` : ' error404'}">
<div class="wp-embed">
${content(post)}
<div class="wp-embed-footer"><div class="wp-embed-site-title"><a href="/" target="_top"><span class="wp-embed-site-icon"></span>${SITE}</a></div></div>
</div>
</body>
</html>
`;
}

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
