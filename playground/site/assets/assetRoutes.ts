import { Hono, type Context } from 'hono';
import type { Asset } from './readAssets.ts';

const FOREVER = 'public, max-age=31536000, immutable';
const REVALIDATED = 'no-cache';
const FOR_AN_HOUR = 'public, max-age=3600';
const FOR_A_DAY = 'public, max-age=86400';
/** Matches Vite's files with a hash in their names. The name of an image does not change with its content. */
const HASHED = /^\/assets\/[^/]+-[\w-]{8}\.\w+$/;
const ICON = '/favicon.svg';

function respondWith(context: Context, { type, tag, bodies }: Asset, cacheControl: string): Response {
  const accepted = new Set(
    context.req
      .header('Accept-Encoding')
      ?.split(',')
      .map((coding) => coding.trim()),
  );
  const encoding = [...bodies.keys()].find((candidate) => candidate !== '' && accepted.has(candidate));
  const headers: Record<string, string> = {
    'Content-Type': type,
    'Cache-Control': cacheControl,
    ETag: tag,
    Vary: 'Accept-Encoding',
  };
  const kept = context.req.header('If-None-Match')?.split(',') ?? [];
  if (kept.some((each) => each.trim() === tag)) return new Response(null, { status: 304, headers });
  if (encoding) headers['Content-Encoding'] = encoding;
  return new Response(bodies.get(encoding ?? '') ?? null, { headers });
}

/** The client files: those with a hash in their name, the mount script, and the icon. */
export function assetRoutes(assets: ReadonlyMap<string, Asset>): Hono {
  const app = new Hono();
  app.get('/assets/*', (context) => {
    const asset = assets.get(context.req.path);
    return asset
      ? respondWith(context, asset, HASHED.test(context.req.path) ? FOREVER : FOR_AN_HOUR)
      : context.text('Not found', 404);
  });
  // These files have stable names, for pages that do not know the build.
  for (const path of ['/mount/*', '/mounted-theme.css']) {
    app.get(path, (context) => {
      const asset = assets.get(context.req.path);
      return asset ? respondWith(context, asset, REVALIDATED) : context.text('Not found', 404);
    });
  }
  // Browsers request `/favicon.ico` if no page links to the icon, for example if an image is opened on its own.
  for (const path of [ICON, '/favicon.ico']) {
    app.get(path, (context) => {
      const icon = assets.get(ICON);
      return icon ? respondWith(context, icon, FOR_A_DAY) : context.text('Not found', 404);
    });
  }
  return app;
}
