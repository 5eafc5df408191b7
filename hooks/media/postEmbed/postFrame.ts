import { clamp } from '../../core/shared/clamp.ts';
import { isRecord } from '../../core/shared/foreignValues.ts';
import { safeHref } from '../../core/shared/urls.ts';
import { POST_EMBED_MAX_HEIGHT_PX, POST_EMBED_MIN_HEIGHT_PX } from './constants.ts';

/** Returns the URL of a post's iframe with the secret in its hash, or `undefined` if the URL is unsafe to embed. */
export function secretFrameUrl(frameUrl: string, secret: string): string | undefined {
  const address = /^(?:mailto|tel):/i.test(frameUrl.trim()) ? undefined : safeHref(frameUrl);
  if (!address) return undefined;
  const [page = ''] = address.split('#');
  return `${page}#?secret=${secret}`;
}

/** A message from a post's iframe. */
export type PostMessage =
  | { readonly type: 'height'; readonly secret: string; readonly height: number }
  | { readonly type: 'link'; readonly secret: string; readonly href: string };

/** Parses a message from a post's iframe, and clamps the height. Returns `null` for any other message. */
export function parsePostMessage(data: unknown): PostMessage | null {
  if (!isRecord(data)) return null;
  const { message, secret, value } = data;
  if (!isSecret(secret)) return null;
  if (message === 'link') return typeof value === 'string' ? { type: 'link', secret, href: value } : null;
  if (message !== 'height') return null;
  const height = typeof value === 'string' ? Number.parseFloat(value) : value;
  if (typeof height !== 'number' || Number.isNaN(height)) return null;
  return {
    type: 'height',
    secret,
    height: Math.ceil(clamp(height, POST_EMBED_MIN_HEIGHT_PX, POST_EMBED_MAX_HEIGHT_PX)),
  };
}

/** Whether a value is a valid secret. A secret consists only of letters and digits, so it is safe in a URL. */
export function isSecret(text: unknown): text is string {
  return typeof text === 'string' && /^[a-z\d]{1,64}$/i.test(text);
}

/**
 * Returns the link that an iframe asks the page to follow, if it is allowed. It must be an absolute URL on the iframe's
 * own host, without a user name or password, and must not lead from https to http. Returns `null` for any other link.
 */
export function followedLink(href: string, frameSource: string): string | null {
  if (!URL.canParse(href) || !URL.canParse(frameSource)) return null;
  const { protocol, host, username, password, href: link } = new URL(href);
  const frame = new URL(frameSource);
  const isWeb = protocol === 'https:' || (protocol === 'http:' && frame.protocol !== 'https:');
  return isWeb && host === frame.host && username === '' && password === '' ? link : null;
}
