import type { Context, MiddlewareHandler } from 'hono';
import { POST_FRAME_FILES_PATH, PROVIDERS_PATH } from '../../server/constants.ts';
import { VIDEO_PAGE_PATH } from '../../server/playlists/constants.ts';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';

/** The policy for images. A browser that shows an image on its own wraps it in a page with inline styles. */
const IMAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** The policy for videos. A browser that shows a video on its own wraps it in a page that requests the video again. */
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

/** Values that a handler can set for its response's headers. */
export interface SecurityVariables {
  /** The nonce of the response's `<style>`, if there is one. */
  styleNonce?: string;
  /** Whether the response shows videos and frames. */
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

/** Adds the policy and the other security headers to every response. */
export const securityHeaders: MiddlewareHandler<{ Variables: SecurityVariables }> = async (context, next) => {
  await next();
  context.header('Content-Security-Policy', policyOf(context));
  for (const [name, value] of Object.entries(FIXED_HEADERS)) context.header(name, value);
  // The frame of a post is sandboxed and has an opaque origin, so its script and style are cross-origin requests.
  if (context.req.path.startsWith(`${POST_FRAME_FILES_PATH}/`))
    context.header('Cross-Origin-Resource-Policy', 'cross-origin');
};
