// npm run pictures: every page of the demo and every state of its lightbox as contact sheets, in .cache/pictures. Look at them.
//   --widths 390,1440,2560   --schemes light,dark   --directions ltr,rtl   --only lightbox | pages | a path
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { composeSheets } from './composeSheets.mjs';
import { LIGHTBOX_STATES } from './lightboxStates.mjs';
import { PAINTING_LIMIT_MS, withDemo } from './withDemo.mjs';

const HEIGHTS = { 390: 844, 1440: 900, 2560: 1440 };
const SETTLE_LIMIT_MS = 4000;
/** A demo with more pages than this has led the search astray. */
const PAGES_LIMIT = 120;
const GALLERY = 'galleries/landscapes';

const { values } = parseArgs({
  options: {
    widths: { type: 'string', default: '390,1440,2560' },
    schemes: { type: 'string', default: 'light,dark' },
    directions: { type: 'string', default: 'ltr,rtl' },
    only: { type: 'string' },
  },
});
const GROUPS = ['pages', 'lightbox'];
const isGroup = GROUPS.includes(values.only);
/** Without its slash. The lightbox alone needs no search for pages. */
const onlyPath = values.only === 'lightbox' ? '' : isGroup ? undefined : values.only?.replace(/^\//, '');
const chosenGroups = isGroup ? [values.only] : values.only === undefined ? GROUPS : ['pages'];
const folder = fileURLToPath(new URL('../../../.cache/pictures/', import.meta.url));

/** The paths of the demo: those that a visitor reaches by links from the home page. */
async function findPaths(page, address) {
  const paths = new Set(['']);
  for (const path of paths) {
    if (paths.size > PAGES_LIMIT)
      throw new Error(`The demo has more than ${PAGES_LIMIT} pages: ${[...paths].join(', ')}`);
    const answer = await page.goto(address + path, { waitUntil: 'domcontentloaded' });
    if (!answer?.headers()['content-type']?.includes('html')) {
      paths.delete(path);
      continue;
    }
    const links = await page.evaluate(() => [...document.querySelectorAll('a[href]')].map((link) => link.href));
    for (const link of links) {
      const { href } = new URL(link);
      const found = href.replace(/[?#].*$/s, '').slice(address.length);
      if (href.startsWith(address) && !/^(?:wp-|.*\.\w+$)/.test(found)) paths.add(found);
    }
  }
  return [...paths];
}

const isStill = () =>
  document
    .getAnimations()
    .every(({ playState, effect }) => playState !== 'running' || effect.getTiming().iterations > 1);

/** Waits until nothing loads and nothing moves, but no longer than a slideshow needs to move again. */
async function settle(page) {
  const timeout = SETTLE_LIMIT_MS;
  await page.waitForLoadState('networkidle', { timeout }).catch(() => undefined);
  await page.waitForFunction(isStill, undefined, { timeout }).catch(() => undefined);
}

async function openPage(context, address, path, direction) {
  const page = await context.newPage();
  page.setDefaultTimeout(PAINTING_LIMIT_MS);
  await page.goto(address + path, { waitUntil: 'load' });
  await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction);
  await settle(page);
  return page;
}

async function shootPages(context, address, paths, direction) {
  const shots = [];
  for (const path of paths) {
    const page = await openPage(context, address, path, direction);
    shots.push({ name: `/${path}`, picture: await page.screenshot() });
    await page.close();
  }
  return shots;
}

async function shootLightbox(context, address, direction) {
  const shots = [];
  for (const [name, reach] of Object.entries(LIGHTBOX_STATES)) {
    const page = await openPage(context, address, GALLERY, direction);
    try {
      await page.locator('[data-thumbnails] a').nth(3).click();
      await page.locator('[data-role=current][data-status=loaded]').waitFor();
      await settle(page);
      await reach(page);
      await settle(page);
    } catch (error) {
      console.warn(`lightbox, ${name}: ${error.message.split('\n')[0]}`);
    }
    shots.push({ name, picture: await page.screenshot() });
    await context.setOffline(false);
    await page.close();
  }
  return shots;
}

async function drawVariant(browser, address, paths, { width, scheme, direction }) {
  const isPhone = width <= 480;
  const context = await browser.newContext({
    viewport: { width, height: HEIGHTS[width] ?? 900 },
    colorScheme: scheme,
    reducedMotion: 'reduce',
    hasTouch: isPhone,
    isMobile: isPhone,
  });
  const groups = {
    pages: () => shootPages(context, address, paths, direction),
    lightbox: () => shootLightbox(context, address, direction),
  };
  for (const group of chosenGroups) {
    const name = [group, width, scheme, direction].join('-');
    const files = await composeSheets(await groups[group](), (number) => join(folder, `${name}-${number}.png`));
    console.info(files.join('\n'));
  }
  await context.close();
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
await withDemo(async (browser, address) => {
  const paths = onlyPath === undefined ? await findPaths(await browser.newPage(), address) : [onlyPath];
  for (const width of values.widths.split(',').map(Number)) {
    for (const scheme of values.schemes.split(',')) {
      for (const direction of values.directions.split(',')) {
        await drawVariant(browser, address, paths, { width, scheme, direction });
      }
    }
  }
});
