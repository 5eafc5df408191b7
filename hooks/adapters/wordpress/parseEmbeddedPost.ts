import { nullish, object, optional, safeParse, string, unknown } from 'valibot';
import type { EmbeddedPost } from '../../data/backend/EmbeddedPost.ts';
import { InvalidResponseError } from '../../core/errors/InvalidResponseError.ts';
import { parseMarkup } from './markup.ts';
import { toSide, toWebUrl } from './wireValues.ts';
import { toText } from './decodeEntities.ts';

const text = nullish(string());
const side = optional(unknown());
const response = object({ html: string(), title: text, provider_name: text, width: side, height: side });

/** Reads an embed's markup: its frame, the secret for its messages, and the post's URL. */
function readMarkup(html: string): Pick<EmbeddedPost, 'frameUrl' | 'url' | 'secret'> | undefined {
  const { body } = parseMarkup(html);
  const frame = body.querySelector('iframe[src]');
  const src = frame?.getAttribute('src') ?? '';
  // An embed usually belongs to another site, so relative URLs are rejected.
  const frameUrl = URL.canParse(src) ? toWebUrl(src, src) : undefined;
  if (!frame || frameUrl === undefined) return undefined;
  const href = body.querySelector('blockquote a[href]')?.getAttribute('href') ?? '';
  const page = frameUrl.replace(/#.*$/s, '');
  return {
    frameUrl: page,
    url: (URL.canParse(href) && toWebUrl(href, href)) || page.replace(/embed\/$/, ''),
    secret: frame.getAttribute('data-secret') ?? undefined,
  };
}

/**
 * Parses an oEmbed response for a post. Only the URLs and text in the response are used, and its markup is never
 * inserted into the page. Throws `InvalidResponseError` if the response contains no iframe.
 *
 * @example
 * const post = useRest({ client: rest, resource: { path: '/oembed/1.0/embed', query: { url } }, parse: parseEmbeddedPost });
 */
export function parseEmbeddedPost(body: unknown): EmbeddedPost {
  const read = safeParse(response, body);
  const markup = read.success ? readMarkup(read.output.html) : undefined;
  if (!read.success || !markup) throw new InvalidResponseError('The oEmbed response contains no valid frame.');
  const { title, provider_name: siteName, width, height } = read.output;
  return {
    ...markup,
    title: toText(title) ?? '',
    siteName: toText(siteName),
    width: toSide(width),
    height: toSide(height),
  };
}
