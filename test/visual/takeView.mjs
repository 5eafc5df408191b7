import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { LIGHTBOX_STATES } from '../../playground/tools/pictures/lightboxStates.mjs';

/** Makes fonts and colors independent of the machine. */
export const pictureArguments = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--disable-partial-raster',
];

const WEIGHTS = [400, 600, 700];
const MAX_PHONE_PX = 480;

const { resolve } = createRequire(import.meta.url);
const fontFace = (weight) => {
  const file = resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff2`);
  const address = `data:font/woff2;base64,${readFileSync(file, 'base64')}`;
  return `@font-face { font-family: 'Loggia proof'; font-weight: ${weight}; src: url(${address}) format('woff2') }`;
};
/** Uses a fixed font, and hides video players and third-party frames. */
const STYLE = `${WEIGHTS.map(fontFace).join('\n')}
*, ::before, ::after, ::placeholder, ::file-selector-button { font-family: 'Loggia proof' !important; caret-color: transparent !important }
html { scrollbar-width: none }
video, iframe { visibility: hidden !important }`;

const isStill = () =>
  document.fonts.status === 'loaded' &&
  document
    .getAnimations()
    .every(
      ({ playState, timeline, effect }) =>
        playState !== 'running' || timeline !== document.timeline || effect.getTiming().iterations > 1,
    );

/** Decodes all images in the viewport, and returns whether they are loaded. */
async function haveAllPictures() {
  const isNear = (image) => {
    const { top, bottom, width } = image.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight;
  };
  const near = [...document.images].filter(isNear);
  // Some views contain a broken image.
  await Promise.all(near.map((image) => image.decode().catch(() => undefined)));
  return near.every((image) => image.complete);
}

async function settle(page) {
  await page.waitForLoadState('networkidle');
  await page.evaluate(
    (weights) => Promise.all(weights.map((weight) => document.fonts.load(`${weight} 16px 'Loggia proof'`))),
    WEIGHTS,
  );
  await page.waitForFunction(haveAllPictures);
  await page.waitForFunction(isStill);
}

async function openLightbox(page, state) {
  await page.locator('[data-thumbnails][data-measured]').first().waitFor();
  await page.locator('[data-thumbnails] a').nth(3).click();
  await page.locator('[data-role=current][data-status=loaded]').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Share', exact: true }).waitFor();
  await settle(page);
  await LIGHTBOX_STATES[state](page);
  await settle(page);
}

/** The browser context options for a view. */
export const contextOf = ({ width, height, scheme }) => ({
  viewport: { width, height },
  colorScheme: scheme,
  reducedMotion: 'reduce',
  hasTouch: width <= MAX_PHONE_PX,
  isMobile: width <= MAX_PHONE_PX,
  locale: 'en-GB',
  timezoneId: 'UTC',
  bypassCSP: true,
});

/** Opens a view and waits until it has settled. */
export async function openView(page, address, { path, direction, state }) {
  const answer = await page.goto(new URL(path, address).href, { waitUntil: 'load' });
  if (!answer?.ok()) throw new Error(`${path} answered ${answer?.status()}`);
  await page.addStyleTag({ content: STYLE });
  // Hydration sets the page's own direction.
  await page.waitForLoadState('networkidle');
  await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction);
  await settle(page);
  if (state) await openLightbox(page, state);
}

/** Takes a screenshot of the viewport. Moves the mouse first, to keep controls that fade when idle. */
export async function shoot(page) {
  await page.mouse.move(2, 2);
  await page.mouse.move(1, 1);
  await page.waitForFunction(isStill);
  return page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' });
}
