import type { Context, MiddlewareHandler } from 'hono';
import { POST_FRAME_FILES_PATH, PROVIDERS_PATH } from '../../server/constants.ts';
import { VIDEO_PAGE_PATH } from '../../server/playlists/constants.ts';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';

/** A browser that shows an image alone makes a page around it, with inline styles of its own. */
const IMAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** The same for a video alone, which that page asks for again. */
const VIDEO_POLICY = "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'";

const PERMISSIONS = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'microphone',
  'payment',
  'usb',
].map((feature) => `${feature}=()`);

const FIXED_HEADERS: Readonly<Record<string, string>> = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': [...PERMISSIONS, 'fullscreen=(self)'].join(', '),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
};

/** The headers that a handler may set for its own answer. */
export interface SecurityVariables {
  /** Nonce of the one `<style>` of this answer, where it has one. */
  styleNonce?: string;
  /** It shows videos and frames. */
  showsEmbeds?: boolean;
}

function policyOf(context: Context<{ Variables: SecurityVariables }>): string {
  const type = context.res.headers.get('Content-Type') ?? '';
  if (type.startsWith('image/')) return IMAGE_POLICY;
  if (type.startsWith('video/')) return VIDEO_POLICY;
  const { path } = context.req;
  return contentSecurityPolicy({
    styleNonce: context.get('styleNonce'),
    showsEmbeds: context.get('showsEmbeds') ?? path.startsWith(`${VIDEO_PAGE_PATH}/`),
    isPostFrame: context.res.headers.get('X-WP-embed') === 'true',
    isEmbed: path.startsWith(`${PROVIDERS_PATH}/`),
  });
}

/** Adds the policy and the other security headers to every answer. */
export const securityHeaders: MiddlewareHandler<{ Variables: SecurityVariables }> = async (context, next) => {
  await next();
  context.header('Content-Security-Policy', policyOf(context));
  for (const [name, value] of Object.entries(FIXED_HEADERS)) context.header(name, value);
  // The frame of a post is in a sandbox and so of no origin: its own script and style come from a stranger.
  if (context.req.path.startsWith(`${POST_FRAME_FILES_PATH}/`))
    context.header('Cross-Origin-Resource-Policy', 'cross-origin');
};
