import { Hono } from 'hono';
import type { Cms } from '../server/createCms.ts';
import type { PostsPageData } from './pageData.ts';
import type { SendPage, SiteEnvironment } from './SendPage.ts';

const POSTS_PATH = '/pages/posts';
/** The first posts, which never change, for the page of embedded posts. */
const SHOWN_SLUGS = ['field-note-1-mist-frost', 'field-note-2-clear-em-light-em'];

function postsPage(postAt: Cms['postAt'], origin: string): PostsPageData {
  const posts = SHOWN_SLUGS.flatMap((slug) => {
    const post = postAt(slug);
    return post ? [{ address: `${origin}/${slug}/`, title: post.title }] : [];
  });
  return {
    kind: 'posts',
    path: POSTS_PATH,
    title: 'Embedded posts',
    description: 'Posts of this site in sandboxed frames, as on any other site. Each frame reports its own height.',
    posts,
  };
}

/** The posts of the CMS as pages of the site, and a page that embeds two of them. */
export function postSiteRoutes(postAt: Cms['postAt'], sendPage: SendPage): Hono<SiteEnvironment> {
  const app = new Hono<SiteEnvironment>();
  app.get(POSTS_PATH, (context) => sendPage(context, postsPage(postAt, new URL(context.req.url).origin)));
  for (const path of ['/:slug', '/:slug/']) {
    app.get(path, (context, next) => {
      const slug = context.req.param('slug') ?? '';
      const post = context.req.query('embed') === undefined ? postAt(slug) : null;
      if (!post) return next();
      const { title, content } = post;
      return sendPage(context, { kind: 'message', path: `/${slug}`, title, description: content });
    });
  }
  return app;
}
