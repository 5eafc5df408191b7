import { Hono } from 'hono';
import { PROVIDERS_PATH } from '../constants.ts';
import { stubPlayerScript } from './stubPlayerScript.ts';

const PROVIDERS = new Set(['youtube', 'vimeo', 'dailymotion', 'facebook', 'instagram', 'flickr']);

const page = (provider: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${provider}</title>` +
  `<link rel="stylesheet" href="${PROVIDERS_PATH}/stub.css"><script src="${PROVIDERS_PATH}/${provider}.js" defer></script>` +
  `<body><p>A stub of ${provider}.</p></body></html>`;

const MARK = /^(-?\d{1,3}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?)$/;

/**
 * Returns a page with a static drawing in place of the map. The drawing cannot be dragged or zoomed, and links to the
 * real map.
 */
function mapPage(marker: string | undefined): string {
  const [, latitude, longitude] = MARK.exec(marker ?? '') ?? [];
  const place = latitude && longitude ? `?mlat=${latitude}&amp;mlon=${longitude}#map=9/${latitude}/${longitude}` : '';
  return (
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Map of Port Halden</title>' +
    `<link rel="stylesheet" href="${PROVIDERS_PATH}/stub.css">` +
    '<body class="map"><img src="/assets/law/coast.svg" alt="Map of the coast: Port Halden lies in a bay of the North Sea">' +
    `<p><strong>Port Halden</strong> <a href="https://www.openstreetmap.org/${place}" target="_blank" rel="noreferrer">` +
    'See the coast on OpenStreetMap</a></p></body></html>'
  );
}

const STYLES =
  'body.map { display: grid; grid-template: minmax(0, 1fr) auto / 100%; place-content: stretch; gap: 0; height: 100vh; overflow: hidden; }' +
  ' .map img { width: 100%; height: 100%; object-fit: cover; }' +
  ' body.map p { display: flex; flex-wrap: wrap; gap: 0 1.5rem; justify-content: space-between; box-sizing: border-box; padding: 0.5rem 1rem; }' +
  ' .map a { color: inherit; } .map a:focus-visible { outline: 3px solid; outline-offset: 2px; }' +
  'body { display: flex; flex-wrap: wrap; place-content: center; gap: 1rem; min-height: 100vh; margin: 0; background: #1d2a38;' +
  ' color: #f4efe6; font: 1rem/1.5 system-ui, sans-serif; } p { width: 100%; margin: 0; text-align: center; }' +
  ' button { padding: 0.75rem 1.25rem; border: 0; border-radius: 2rem; font: inherit; cursor: pointer; }';

/**
 * Pages that replace the frames of video providers and social networks and use the same messages, so that tests and
 * stories contact no provider. Every path below a provider's name is one of its frames.
 */
export function providerRoutes(): Hono {
  const app = new Hono();
  app.get(`${PROVIDERS_PATH}/stub.css`, (context) =>
    context.body(STYLES, 200, { 'Content-Type': 'text/css; charset=utf-8' }),
  );
  app.get(`${PROVIDERS_PATH}/:script{[a-z]+\\.js}`, (context) => {
    const provider = context.req.param('script').slice(0, -'.js'.length);
    if (!PROVIDERS.has(provider)) return context.notFound();
    return context.body(`(${stubPlayerScript.toString()})(${JSON.stringify(provider)});`, 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
    });
  });
  app.get(`${PROVIDERS_PATH}/openstreetmap/export/embed.html`, (context) =>
    context.html(mapPage(context.req.query('marker'))),
  );
  app.get(`${PROVIDERS_PATH}/:provider/*`, (context) => {
    const provider = context.req.param('provider');
    return PROVIDERS.has(provider) ? context.html(page(provider)) : context.notFound();
  });
  return app;
}
