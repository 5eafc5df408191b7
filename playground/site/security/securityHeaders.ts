import type { MiddlewareHandler } from 'hono';
import { POST_FRAME_FILES_PATH, PROVIDERS_PATH } from '../../server/constants.ts';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';

/** A browser that shows an image alone makes a page around it, with inline styles of its own. */
const IMAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

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

/** What a handler may set for its own answer. */
export interface SecurityVariables {
  /** Nonce of the one `<style>` of this answer, where it has one. */
  styleNonce?: string;
  /** It shows videos and frames. */
  showsEmbeds?: boolean;
}

/** Puts the policy and its companions on every answer, whoever made it. */
export const securityHeaders: MiddlewareHandler<{ Variables: SecurityVariables }> = async (context, next) => {
  await next();
  const isImage = context.res.headers.get('Content-Type')?.startsWith('image/') ?? false;
  const policy = isImage
    ? IMAGE_POLICY
    : contentSecurityPolicy({
        styleNonce: context.get('styleNonce'),
        showsEmbeds: context.get('showsEmbeds'),
        isPostFrame: context.res.headers.get('X-WP-embed') === 'true',
        isEmbed: context.req.path.startsWith(`${PROVIDERS_PATH}/`),
      });
  context.header('Content-Security-Policy', policy);
  for (const [name, value] of Object.entries(FIXED_HEADERS)) context.header(name, value);
  // The frame of a post is in a sandbox and so of no origin: its own script and style come from a stranger.
  if (context.req.path.startsWith(`${POST_FRAME_FILES_PATH}/`))
    context.header('Cross-Origin-Resource-Policy', 'cross-origin');
};
