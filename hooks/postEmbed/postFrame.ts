import { clamp } from '../shared/clamp.ts';
import { isRecord } from '../shared/foreignValues.ts';
import { safeHref } from '../shared/addresses.ts';
import { POST_EMBED_MAX_HEIGHT_PX, POST_EMBED_MIN_HEIGHT_PX } from './constants.ts';

/** Address of a post's frame with its secret, as the frame's page reads it; undefined for what must not be framed. */
export function frameAddress(frameUrl: string, secret: string): string | undefined {
  const address = /^(?:mailto|tel):/i.test(frameUrl.trim()) ? undefined : safeHref(frameUrl);
  if (!address) return undefined;
  const [page = ''] = address.split('#');
  return `${page}#?secret=${secret}`;
}

/** A message of a post's frame. */
export type PostMessage =
  | { readonly type: 'height'; readonly secret: string; readonly height: number }
  | { readonly type: 'link'; readonly secret: string; readonly href: string };

/** A message of a post's frame, its height held to what a page can bear; null for whatever else is sent. */
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

/** Whether a text can be a secret: letters and digits, and nothing that means something in an address. */
export function isSecret(text: unknown): text is string {
  return typeof text === 'string' && /^[a-z\d]{1,64}$/i.test(text);
}

/**
 * The link that a frame wants the page to follow: of the web, in full, on the frame's own host, without anybody's name and password in it,
 * and never from https down to http. Null for every other.
 */
export function followedLink(href: string, frameSource: string): string | null {
  if (!URL.canParse(href) || !URL.canParse(frameSource)) return null;
  const { protocol, host, username, password, href: link } = new URL(href);
  const frame = new URL(frameSource);
  const isWeb = protocol === 'https:' || (protocol === 'http:' && frame.protocol !== 'https:');
  return isWeb && host === frame.host && username === '' && password === '' ? link : null;
}
