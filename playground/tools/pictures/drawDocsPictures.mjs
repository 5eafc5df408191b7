// npm run pictures:docs: takes the screenshots in docs/pictures from the current demo.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { LOAD_LIMIT_MS, withDemo } from './withDemo.mjs';

const VIEWPORT = { width: 1440, height: 900 };

const folder = fileURLToPath(new URL('../../../docs/pictures/', import.meta.url));

async function save(page, name) {
  const picture = await page.screenshot({ animations: 'disabled' });
  await sharp(picture).png({ palette: true, quality: 90, effort: 10 }).toFile(join(folder, name));
  console.info(`docs/pictures/${name}`);
}

async function drawPictures(page, address) {
  page.setDefaultTimeout(LOAD_LIMIT_MS);
  await page.goto(`${address}galleries/landscapes`, { waitUntil: 'networkidle', timeout: LOAD_LIMIT_MS });
  await save(page, 'gallery.png');
  // This page has its own data, because the CMS's galleries use the positions of their theme.
  await page.goto(`${address}pages/plain-data`, { waitUntil: 'networkidle', timeout: LOAD_LIMIT_MS });
  await page.locator('[data-thumbnails] a').nth(1).click();
  await page.locator('[data-role=current][data-status=loaded]').waitFor();
  await page.waitForFunction(() => [...document.querySelectorAll('dialog li img')].every((image) => image.complete));
  await page.mouse.move(VIEWPORT.width / 2, VIEWPORT.height / 2);
  await save(page, 'lightbox.png');
}

mkdirSync(folder, { recursive: true });
await withDemo(async (browser, address) => {
  await drawPictures(await browser.newPage({ viewport: VIEWPORT, colorScheme: 'light' }), address);
});
