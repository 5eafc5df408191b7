import { escapeHtml } from '../wire/markup.ts';
import type { PostRow } from './createPostStore.ts';
import { isUser } from './restErrors.ts';
import type { RestRequest } from './RestRequest.ts';

/** Returns a post as the API prints it, including its raw text for users who may edit it. */
export function postFields(post: PostRow, { origin, root, access }: RestRequest) {
  const base = `${root.replace(/\/$/, '')}/wp/v2`;
  const rendered = `<p>${escapeHtml(post.content)}</p>\n`;
  const text = (raw: string, rendered: string) => (isUser(access) ? { raw, rendered } : { rendered });
  return {
    id: post.id,
    date: post.date,
    date_gmt: post.date,
    guid: { rendered: `${origin}/?p=${post.id}` },
    modified: post.date,
    modified_gmt: post.date,
    slug: post.slug,
    status: post.status,
    type: 'post',
    link: `${origin}/${post.slug}/`,
    title: text(post.title, escapeHtml(post.title)),
    content: { ...text(post.content, rendered), protected: false },
    excerpt: { rendered, protected: false },
    author: 1,
    featured_media: 0,
    comment_status: 'closed',
    ping_status: 'closed',
    sticky: false,
    template: '',
    format: 'standard',
    // PHP prints an empty object as an array.
    meta: [],
    categories: [],
    tags: [],
    class_list: [`post-${post.id}`, 'post'],
    _links: {
      self: [{ href: `${base}/posts/${post.id}` }],
      collection: [{ href: `${base}/posts` }],
      about: [{ href: `${base}/types/post` }],
      author: [{ embeddable: true, href: `${base}/users/1` }],
      curies: [{ name: 'wp', href: 'https://api.w.org/{rel}', templated: true }],
    },
  };
}
