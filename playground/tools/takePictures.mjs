// npm run pictures: draws docs/pictures from the demo as it is now.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { chromiumArguments } from '../../test/setup/chromiumArguments.mjs';
import { findChromium } from '../../test/setup/findChromium.mjs';
import { buildDemo } from './buildDemo.mjs';

const VIEWPORT = { width: 1440, height: 900 };
const PAINTING_LIMIT_MS = 120_000;

const folder = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));

async function save(page, name) {
  const picture = await page.screenshot();
  await sharp(picture).png({ palette: true, quality: 90, effort: 10 }).toFile(join(folder, name));
  console.info(`docs/pictures/${name}`);
}

async function takePictures(page, address) {
  page.setDefaultTimeout(PAINTING_LIMIT_MS);
  await page.goto(`${address}galleries/landscapes`, { waitUntil: 'networkidle', timeout: PAINTING_LIMIT_MS });
  await save(page, 'gallery.png');
  await page.locator('[data-thumbnails] a').nth(7).click();
  await page.locator('[data-role=current][data-status=loaded]').waitFor();
  await page.waitForFunction(() => [...document.querySelectorAll('dialog li img')].every((image) => image.complete));
  await page.mouse.move(VIEWPORT.width / 2, VIEWPORT.height / 2);
  await save(page, 'lightbox.png');
}

process.env.NODE_ENV = 'production';
mkdirSync(folder, { recursive: true });
const dataFolder = mkdtempSync(join(tmpdir(), 'loggia-pictures-'));
const { clientFolder, serverFile } = await buildDemo();
const { startDemo } = await import(pathToFileURL(serverFile).href);
const demo = await startDemo({ clientFolder, dataFolder });
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
try {
  await takePictures(await browser.newPage({ viewport: VIEWPORT, colorScheme: 'light' }), demo.address);
} finally {
  await browser.close();
  await demo.close();
  rmSync(dataFolder, { recursive: true, force: true });
}
