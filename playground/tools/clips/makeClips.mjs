// node playground/tools/clips/makeClips.mjs [name …]: draws, encodes and writes the clips of the demo, and their posters.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { chromiumArguments } from '../../../test/setup/chromiumArguments.mjs';
import { findChromium } from '../../../test/setup/findChromium.mjs';
import { motifs } from './motifs.mjs';
import { writeWebm } from './webm.mjs';

/** An encoder is there for secure pages only; nothing of this address leaves the machine. */
const STUDIO = 'https://clips.test/';
const LARGEST_CLIP_BYTES = 285_000;
/** VP9's: the first one whose clip is small enough is taken. */
const QUANTIZERS = [34, 40, 44, 48, 52, 56, 60, 63];

const here = fileURLToPath(new URL('.', import.meta.url));
const folder = join(here, '../../server/playlists/clips');

async function openStudio(page) {
  await page.route(`${STUDIO}**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: '<!doctype html>' });
    return route.fulfill({ contentType: 'text/javascript', body: readFileSync(join(here, pathname), 'utf8') });
  });
  await page.goto(STUDIO);
  await page.addScriptTag({ type: 'module', url: '/studio.mjs' });
  await page.waitForFunction(() => 'studio' in globalThis);
}

async function makeClip(page, { name, seconds, poster }) {
  for (const quantizer of QUANTIZERS) {
    const film = await page.evaluate(
      ([motif, how]) => globalThis.studio.film(motif, how),
      [name, { seconds, quantizer }],
    );
    const frames = film.frames.map((frame) => ({ ...frame, data: Buffer.from(frame.data, 'base64') }));
    const file = writeWebm({ ...film, frames, codec: 'V_VP9' });
    if (file.length > LARGEST_CLIP_BYTES) continue;
    writeFileSync(join(folder, `${name}.webm`), file);
    const png = await page.evaluate(([motif, moment]) => globalThis.studio.photograph(motif, moment), [name, poster]);
    await sharp(Buffer.from(png, 'base64'))
      .webp({ quality: 82, effort: 6 })
      .toFile(join(folder, `${name}.webp`));
    console.info(`${name}: ${file.length} bytes, ${seconds} s, quantizer ${quantizer}`);
    return;
  }
  throw new Error(`${name} does not become small enough.`);
}

mkdirSync(folder, { recursive: true });
const asked = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
try {
  const page = await browser.newPage();
  page.on('pageerror', (error) => console.error(error));
  await openStudio(page);
  for (const motif of motifs) if (asked.length === 0 || asked.includes(motif.name)) await makeClip(page, motif);
} finally {
  await browser.close();
}
