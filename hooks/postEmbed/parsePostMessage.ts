import { clamp } from '../shared/clamp.ts';
import { isRecord } from '../shared/isRecord.ts';
import { POST_EMBED_MAX_HEIGHT_PX, POST_EMBED_MIN_HEIGHT_PX } from './constants.ts';
import { isSecret } from './isSecret.ts';

/** What the frame of a post says. */
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
