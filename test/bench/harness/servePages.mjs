import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { RATIOS } from '../pages/shared/images.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const sharp = createRequire(`${root}playground/package.json`)('sharp');

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};
const MAX_PX = { large: 1600, small: 320 };

/** Draws an image of soft shapes and noise, so that its file is as large as a photo (about 150 and 12 kB). */
async function drawPhoto(ratio, size) {
  const longest = MAX_PX[size];
  const width = ratio >= 1 ? longest : Math.round(longest * ratio);
  const height = ratio >= 1 ? Math.round(longest / ratio) : longest;
  const noise = { type: 'gaussian', mean: 120, sigma: 22 };
  const hue = Math.round(ratio * 200) % 360;
  const shapes = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="hsl(${hue} 40% 60%)" opacity=".6"/><circle cx="60%" cy="40%" r="30%" fill="hsl(${(hue + 120) % 360} 60% 50%)" opacity=".5"/></svg>`;
  return sharp({ create: { width, height, channels: 3, background: '#888', noise } })
    .blur(1.2)
    .composite([{ input: Buffer.from(shapes) }])
    .jpeg({ quality: 72 })
    .toBuffer();
}

/** Draws the photos once and caches them in .cache/bench. */
async function loadPhotos() {
  const folder = join(root, '.cache/bench/photos');
  mkdirSync(folder, { recursive: true });
  const photos = new Map();
  for (const size of ['large', 'small']) {
    for (const [place, ratio] of RATIOS.entries()) {
      const file = join(folder, `${size}-${place}.jpg`);
      if (!existsSync(file)) writeFileSync(file, await drawPhoto(ratio, size));
      photos.set(`${size}/${place}`, readFileSync(file));
    }
  }
  return photos;
}

const PHOTO = /^\/photos\/(large|small)\/(\d+)\.jpg$/u;

/** Serves the built pages, compressed like a real server, and the photos. `html` contains server-rendered pages by path. */
export async function servePages(folder, html = new Map()) {
  const photos = await loadPhotos();
  const files = new Map();
  const fileAt = (path) => {
    const known = files.get(path);
    if (known) return known;
    const file = join(folder, path);
    if (!existsSync(file) || !statSync(file).isFile()) return undefined;
    const body = gzipSync(readFileSync(file), { level: 9 });
    files.set(path, body);
    return body;
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    const photo = PHOTO.exec(pathname);
    if (photo) {
      const body = photos.get(`${photo[1]}/${Number(photo[2]) % RATIOS.length}`);
      response.writeHead(200, { 'content-type': 'image/jpeg', 'cache-control': 'max-age=3600' }).end(body);
      return;
    }
    const path = normalize(pathname);
    const body = html.has(path) ? gzipSync(html.get(path)) : fileAt(path);
    if (!body) {
      response.writeHead(404).end();
      return;
    }
    const type = TYPES[extname(path)] ?? 'application/octet-stream';
    response
      .writeHead(200, { 'content-type': type, 'content-encoding': 'gzip', 'cache-control': 'max-age=3600' })
      .end(body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { address: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}
