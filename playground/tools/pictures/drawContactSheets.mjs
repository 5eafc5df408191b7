// npm run pictures: screenshots of every page of the demo and every state of its lightbox, as contact sheets for visual
// review. Each variant has a folder in .cache/pictures, which also contains each screenshot in full size.
// - --widths 390,1440,2560
// - --schemes light,dark
// - --directions ltr,rtl
// - --only lightbox | pages | a path
// - --address http://… of a demo that is already running
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { composeSheets } from './composeSheets.mjs';
import { LIGHTBOX_STATES } from './lightboxStates.mjs';
import { OTHER_STATES } from './otherStates.mjs';
import { openPage, settle, shootPage } from './shootPage.mjs';
import { withBrowser, withDemo } from './withDemo.mjs';

const HEIGHTS = { 390: 844, 1440: 900, 2560: 1440 };
/** More pages than this mean that the crawler has gone astray. */
const PAGES_LIMIT = 120;
const GALLERY = 'galleries/landscapes';

const { values } = parseArgs({
  options: {
    widths: { type: 'string', default: '390,1440,2560' },
    schemes: { type: 'string', default: 'light,dark' },
    directions: { type: 'string', default: 'ltr,rtl' },
    only: { type: 'string' },
    address: { type: 'string' },
  },
});
const GROUPS = ['pages', 'lightbox'];
const isGroup = GROUPS.includes(values.only);
/** The path without its leading slash. It is empty for the lightbox, which needs no search for pages. */
const onlyPath = values.only === 'lightbox' ? '' : isGroup ? undefined : values.only?.replace(/^\//, '');
const chosenGroups = isGroup ? [values.only] : values.only === undefined ? GROUPS : ['pages'];
const folder = fileURLToPath(new URL('../../../.cache/pictures/', import.meta.url));

/** Returns the paths of all pages reachable by links from the home page. */
async function findPaths(page, address) {
  const paths = new Set(['']);
  for (const path of paths) {
    if (paths.size > PAGES_LIMIT)
      throw new Error(`The demo has more than ${PAGES_LIMIT} pages: ${[...paths].join(', ')}`);
    const response = await page.goto(address + path, { waitUntil: 'domcontentloaded' });
    if (!response?.headers()['content-type']?.includes('html')) {
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

async function shootPages(context, address, paths, direction) {
  const shots = [];
  for (const path of paths) {
    const page = await openPage(context, address, path, direction);
    shots.push({ name: `/${path}`, picture: await shootPage(page) });
    await page.close();
  }
  return shots;
}

/** Opens the fourth image of a gallery. */
async function openLightbox(page) {
  await page.locator('[data-thumbnails] a').nth(3).click();
  await page.locator('[data-role=current][data-status=loaded]').waitFor();
  await settle(page);
}

const allStates = () => [
  ...Object.entries(LIGHTBOX_STATES).map(([name, reach]) => ({
    name,
    path: GALLERY,
    reach: async (page) => {
      await openLightbox(page);
      await reach(page);
    },
  })),
  ...Object.entries(OTHER_STATES).map(([name, state]) => ({ name, ...state })),
];

async function shootLightbox(context, address, direction) {
  const shots = [];
  for (const { name, path, reach } of allStates()) {
    const page = await openPage(context, address, path, direction);
    try {
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

/** Writes the contact sheets of a variant to its folder, and each screenshot in full size. */
async function draw(shots, width, name) {
  const own = join(folder, name);
  rmSync(own, { recursive: true, force: true });
  mkdirSync(join(own, 'apart'), { recursive: true });
  for (const { name: shot, picture } of shots)
    writeFileSync(join(own, 'apart', `${shot.replace(/^\//, '').replaceAll(/\W+/g, '-') || 'home'}.png`), picture);
  const files = await composeSheets(shots, width, (number) => join(own, `sheet-${number}.png`));
  console.info(files.join('\n'));
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
  // The user's choice under "Display". Pages without that menu read the direction from their root element.
  await context.addCookies([{ name: 'loggia_display', value: `direction=${direction}`, url: address }]);
  const groups = {
    pages: () => shootPages(context, address, paths, direction),
    lightbox: () => shootLightbox(context, address, direction),
  };
  for (const group of chosenGroups) {
    await draw(await groups[group](), width, [group, width, scheme, direction].join('-'));
  }
  await context.close();
}

async function drawAll(browser, address) {
  const paths = onlyPath === undefined ? await findPaths(await browser.newPage(), address) : [onlyPath];
  for (const width of values.widths.split(',').map(Number)) {
    for (const scheme of values.schemes.split(',')) {
      for (const direction of values.directions.split(',')) {
        await drawVariant(browser, address, paths, { width, scheme, direction });
      }
    }
  }
}

await (values.address ? withBrowser((browser) => drawAll(browser, values.address)) : withDemo(drawAll));
