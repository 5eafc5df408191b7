// node playground/tools/lawPictures/makePictures.mjs [--draft] [name …]: traces and writes the pictures of the law firm's page.
import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { chromiumArguments } from '../../../test/setup/chromiumArguments.mjs';
import { findChromium } from '../../../test/setup/findChromium.mjs';
import { develop } from './develop.mjs';
import { lookOf } from './looks.mjs';
import { readPictures } from './readPictures.mjs';

/** Nothing of this address leaves the machine. */
const STUDIO = 'https://pictures.test/';
const SOFTWARE_SHADERS = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--disable-gpu-watchdog'];
/** Beyond it a picture is only enlarged: light is soft. */
const LARGEST_TRACED_WIDTH = 1280;
const DRAFT = { width: 480, passes: 6 };

const here = fileURLToPath(new URL('.', import.meta.url));
const folder = join(here, '../../site/public/assets/law');

async function openStudio(page) {
  await page.route(`${STUDIO}**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: '<!doctype html>' });
    const contentType = pathname.endsWith('.mjs') ? 'text/javascript' : 'text/plain';
    return route.fulfill({ contentType, body: readFileSync(join(here, pathname), 'utf8') });
  });
  await page.goto(STUDIO);
  await page.addScriptTag({ type: 'module', url: '/studio.mjs' });
  await page.waitForFunction(() => 'studio' in globalThis);
}

const isDraft = process.argv.includes('--draft');
const asked = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [...chromiumArguments, ...SOFTWARE_SHADERS],
});
try {
  for (const picture of await readPictures()) {
    if (asked.length > 0 && !asked.includes(picture.name)) continue;
    const page = await browser.newPage();
    await openStudio(page);
    const look = lookOf(picture.name);
    const width = isDraft ? DRAFT.width : Math.min(picture.widths.at(-1), LARGEST_TRACED_WIDTH);
    const height = Math.round((width * picture.aspect[1]) / picture.aspect[0]);
    const passes = isDraft ? DRAFT.passes : look.passes;
    const began = Date.now();
    const png = await page.evaluate(
      (order) => globalThis.studio.photograph(order),
      { scene: picture.name, width, height, passes, look },
    );
    await page.close();
    const master = Buffer.from(png, 'base64');
    writeFileSync(join(tmpdir(), `law-${picture.name}.png`), master);
    console.info(`${picture.name}: ${Math.round((Date.now() - began) / 1000)} s`);
    if (!isDraft) await develop(picture, master, folder);
  }
} finally {
  await browser.close();
}
