import { escapeHtml } from '../wire/escapeHtml.ts';
import type { PostRow } from './createPostStore.ts';
import { isUser } from './restErrors.ts';
import type { RestRequest } from './RestRequest.ts';

/** A post as the interface shows it: what was typed, too, for those who may change it. */
export function postFields(post: PostRow, { origin, access }: RestRequest) {
  const text = (raw: string, rendered: string) => (isUser(access) ? { raw, rendered } : { rendered });
  return {
    id: post.id,
    date: post.date,
    slug: post.slug,
    status: post.status,
    type: 'post',
    link: `${origin}/${post.slug}/`,
    title: text(post.title, escapeHtml(post.title)),
    content: { ...text(post.content, `<p>${escapeHtml(post.content)}</p>\n`), protected: false },
    author: 1,
    // An empty list of PHP, where an object would be meant.
    meta: [],
  };
}
