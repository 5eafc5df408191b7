import { POST_FRAME_FILES_PATH, SITE_NAME } from '../constants.ts';
import type { PostRow } from '../rest/createPostStore.ts';
import { escapeHtml } from '../wire/escapeHtml.ts';

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
export function postFramePage(post: PostRow | null): string {
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
