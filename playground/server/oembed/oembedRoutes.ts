import { randomBytes } from 'node:crypto';
import { SITE_NAME } from '../constants.ts';
import type { PostRow, PostStore } from '../rest/createPostStore.ts';
import { refuse } from '../rest/restErrors.ts';
import type { RestReply, RestRequest, RestRoute } from '../rest/RestRequest.ts';
import { escapeHtml } from '../wire/markup.ts';
import { wholeNumber } from '../wholeNumber.ts';

/** Returns the same response as XML, with one element per field. */
function oembedXml(fields: Readonly<Record<string, string | number>>): string {
  const elements = Object.entries(fields).map(([name, value]) => `<${name}>${escapeHtml(String(value))}</${name}>`);
  return `<?xml version="1.0" encoding="utf-8"?>\n<oembed>${elements.join('')}</oembed>`;
}

const WIDEST_PX = 600;
const NARROWEST_PX = 200;
const LOWEST_PX = 200;
const RATIO = 9 / 16;
const SECRET_BYTES = 5;

const NO_URL = refuse(400, 'rest_missing_callback_param', 'Missing parameter(s): url', { params: ['url'] });
const UNKNOWN = refuse(404, 'oembed_invalid_url', 'Not Found');
const NO_PROXY = refuse(401, 'rest_forbidden', 'Sorry, you are not allowed to make proxied oEmbed requests.');

/** Returns the post at a URL of this site. */
function postAt(posts: PostStore, address: string, origin: string): PostRow | null {
  if (!URL.canParse(address)) return null;
  const { pathname, searchParams, origin: urlOrigin } = new URL(address);
  if (urlOrigin !== origin) return null;
  const slug = /^\/([\w-]+)\/?$/.exec(pathname)?.[1];
  if (slug !== undefined) return posts.findBySlug(slug);
  const found = posts.find(wholeNumber(searchParams.get('p') ?? '0'));
  return found?.status === 'publish' ? found : null;
}

function markup(post: PostRow, origin: string, { width, height }: { readonly width: number; readonly height: number }) {
  const secret = randomBytes(SECRET_BYTES).toString('hex');
  const title = escapeHtml(post.title);
  const address = `${origin}/${post.slug}/`;
  return (
    `<blockquote class="wp-embedded-content" data-secret="${secret}"><a href="${address}">${title}</a></blockquote>` +
    `<iframe sandbox="allow-scripts" security="restricted" src="${address}embed/#?secret=${secret}" width="${width}"` +
    ` height="${height}" title="&#8220;${title}&#8221; &#8212; ${escapeHtml(SITE_NAME)}" data-secret="${secret}"` +
    ' frameborder="0" marginwidth="0" marginheight="0" scrolling="no" class="wp-embedded-content"></iframe>' +
    '<script>/* a site’s own script stands here; whoever embeds the post must not run it */</script>'
  );
}

/** The routes for embedding posts of this site elsewhere (oEmbed 1.0). */
export function oembedRoutes(posts: PostStore): readonly RestRoute[] {
  function embed({ query, origin }: RestRequest): RestReply {
    const address = query.get('url');
    if (address === null) return NO_URL;
    const post = postAt(posts, address, origin);
    if (!post) return UNKNOWN;
    const requestedWidth = Number.parseInt(query.get('maxwidth') ?? '', 10) || WIDEST_PX;
    const width = Math.min(WIDEST_PX, Math.max(NARROWEST_PX, requestedWidth));
    const size = { width, height: Math.max(LOWEST_PX, Math.ceil(width * RATIO)) };
    const body = {
      version: '1.0',
      provider_name: escapeHtml(SITE_NAME),
      provider_url: origin,
      author_name: 'admin',
      author_url: `${origin}/author/admin/`,
      title: escapeHtml(post.title),
      type: 'rich',
      ...size,
      html: markup(post, origin, size),
    };
    if (query.get('format') !== 'xml') return { status: 200, body };
    return { status: 200, body: oembedXml(body), headers: { 'Content-Type': 'text/xml; charset=UTF-8' } };
  }
  return [
    { pattern: /^\/oembed\/1\.0\/embed$/, handlers: { GET: embed } },
    // This server does not proxy requests to other sites.
    { pattern: /^\/oembed\/1\.0\/proxy$/, handlers: { GET: () => NO_PROXY } },
  ];
}
