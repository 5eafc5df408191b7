import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { openPage, pictureStands, triggerOf } from './visitPage.mjs';

export const CASES = ['lightbox', 'gallery'];

const sizeOf = (folder, paths) =>
  paths.reduce((sum, path) => sum + gzipSync(readFileSync(`${folder}${path}`), { level: 9 }).length, 0);

/** The scripts that a page has requested by the time the lightbox shows its sixth image. */
async function scriptsUntilPicture(browser, address, name) {
  const { page, scripts } = await openPage(browser, address);
  await triggerOf(page, name).click();
  await pictureStands(page, 'Photo 6');
  const untilPicture = [...scripts];
  await page.close();
  return untilPicture;
}

/**
 * Counts the scripts of each page until the lightbox shows the first image, and their gzipped bytes beyond those of a page with only React.
 * `folder` contains one folder per built page, and is served from `root` at `address`.
 */
export async function countLoads(browser, { root, address, folder }) {
  const { scripts: plain, page } = await openPage(browser, `${address}/${folder}/react/index.html`);
  await page.close();
  const react = sizeOf(root, plain);
  const loads = {};
  for (const name of CASES) {
    const scripts = await scriptsUntilPicture(browser, `${address}/${folder}/${name}/index.html?effect=none`, name);
    loads[name] = { scripts: scripts.length, bytes: sizeOf(root, scripts) - react };
  }
  return loads;
}
