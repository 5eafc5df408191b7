import type { Locator } from 'playwright';
import { describe, expect } from 'vitest';
import { LIGHTBOX_STATES } from '../../playground/tools/pictures/lightboxStates.mjs';
import { openGallery, thumbnails } from './helpers/gallery.ts';
import { expectSlide, lightbox } from './helpers/lightbox.ts';
import { settle } from './helpers/settle.ts';
import { measureTargets, type Target } from './helpers/targets.ts';
import { test } from './helpers/test.ts';

/** The minimum target size of WCAG 2.2 (2.5.8). */
const LEAST_PX = 24;
/** The target size recommended by Apple's and Google's guidelines for touch. */
const FINGER_PX = 44;

/** Targets below the recommended size, with the reason. Each is at least 24 px or has no close neighbors. */
const SMALLER_THAN_A_FINGER: readonly (readonly [name: RegExp, why: string])[] = [
  [/ in loggia-contact-choice\)$/, 'the rows are 44 px high, of which the box and label take up 24 px'],
  [/\(loggia-album-(?:name|more) in /, 'the cover next to it links to the same page'],
  [/\(button in loggia-video-description\)$/, 'expands one line of text and is as high as that line'],
  [
    /\(loggia-video-button in loggia-video-texts\)$/,
    'the title of a video; clicking the thumbnail above does the same',
  ],
  [/^The coast on OpenStreetMap /, 'one line of the address; the button on the map links to the same page'],
  [/\(loggia-carousel-dot in loggia-filmstrip-track\)$/, 'adjacent dots: 44 px high and spaced 24 px apart'],
  [/\(a in site-album-views\)$/, 'a horizontally scrollable row of links to other views'],
  [
    /\((?:a|site-link) in site-(?:section site-all|tile site-whole|actions|corners|playlist-ways|colophon)\)$/,
    'lists of links to pages',
  ],
  [/\(a in law-width law-footer-columns\)$/, 'lists of links in the footer'],
  [/^Made with Loggia /, 'the last line of the page'],
];

/** Links within a sentence (WCAG 2.5.8, "Inline"). */
const IN_A_SENTENCE = [
  /^How we handle your data \(a in (?:loggia-cookie-bar|law-form-note)\)$/,
  /^All benchmarks, including those .*\(a in site-honest\)$/,
  /^(?:\+44 1632 \d+|counsel@haldenrooke\.example) /,
];

/** Shown on keyboard focus only, so it can't be tapped. */
const SKIP_LINK = /-skip in /;

const PAGES = [
  '/',
  '/browse/in-place',
  '/contact',
  '/albums/extended?type_0=album&album_gallery_id_0=2',
  '/playlists/list',
  '/views/carousel',
  '/galleries/deleted',
  '/law',
  '/albums/extended',
  '/galleries/landscapes',
  '/views/captioned',
  '/views/image-browser',
  '/views/slideshow',
  '/views/blog',
  '/views/masonry',
  '/views/mosaic',
  '/views/pages',
  '/views/pop-up',
  '/browse/load-more',
  '/albums/compact',
  '/playlists/pop-up',
  '/playlists/carousel',
  '/pages/embeds',
  '/mounted/thumbnails',
];
const STATES = ['open', 'info', 'comments', 'shop', 'share', 'more'] as const;

/** States in which a menu covers other targets until it is closed. */
const COVERING: ReadonlySet<(typeof STATES)[number]> = new Set(['share', 'more']);
/** Pages with a third-party theme, whose header isn't part of the demo. */
const FOREIGN = /^\/mounted\//;

const sizeOf = ({ width, height }: Target) => Math.min(width, height);
const isInSentence = ({ name, isInText }: Target) => isInText && IN_A_SENTENCE.some((pattern) => pattern.test(name));
const isExcepted = ({ name }: Target) => SMALLER_THAN_A_FINGER.some(([pattern]) => pattern.test(name));

async function expectLargeTargets(
  region: Locator,
  isCovered: (target: Target) => boolean = () => false,
): Promise<void> {
  const measured = await measureTargets(region);
  const targets = measured.filter(
    (target) => !isInSentence(target) && !SKIP_LINK.test(target.name) && !isCovered(target),
  );
  expect(targets.length).toBeGreaterThan(0);
  const tooSmall = targets.filter((target) => sizeOf(target) < LEAST_PX && !target.isAlone);
  expect(tooSmall, `below ${LEAST_PX} px, with a neighbour`).toEqual([]);
  const tooFine = targets.filter((target) => sizeOf(target) < FINGER_PX && !isExcepted(target));
  expect(tooFine, `below ${FINGER_PX} px`).toEqual([]);
}

describe('touch targets', () => {
  test.override('visitor', {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  });

  test.for(PAGES)('are large enough on %s', async (path, { page }) => {
    await page.goto(path);
    await settle(page);
    await expectLargeTargets(page.locator(FOREIGN.test(path) ? 'main' : 'body'));
  });

  describe('on a page with a missing poster', () => {
    test.override('expectedComplaints', [/status of 404/]);

    test('are large enough on /playlists/providers', async ({ page }) => {
      await page.goto('/playlists/providers');
      await settle(page);
      await expectLargeTargets(page.locator('body'));
    });
  });

  test.for(STATES)('are large enough in the lightbox: %s', async (state, { page }) => {
    await openGallery(page, 'landscapes');
    await thumbnails(page).nth(3).click();
    await expectSlide(page, 4);
    await settle(page);
    await LIGHTBOX_STATES[state](page);
    await settle(page);
    await expectLargeTargets(lightbox(page), (target) => COVERING.has(state) && sizeOf(target) === 0);
  });

  test('are as wide as the available space allows for carousel and slideshow dots', async ({ page }) => {
    const html = await (await page.request.get('/views/slideshow')).text();
    const sheet = await page.request.get(/href="([^"]+\.css)"/.exec(html)?.[1] ?? '');
    const dots = (count: number) => '<button class="loggia-carousel-dot">Dot</button>'.repeat(count);
    const item = (index: number) =>
      `<li style="position: absolute; left: ${index * 24}px; width: 24px; height: 24px">${dots(1)}</li>`;
    await page.setContent(
      `<meta name="viewport" content="width=device-width"><style>${await sheet.text()}</style><main>
      <div class="loggia-carousel"><div class="loggia-carousel-dots">${dots(3)}</div></div>
      <div class="loggia-carousel"><div class="loggia-carousel-dots">${dots(12)}</div></div>
      <div class="loggia-slideshow loggia-gallery"><div class="loggia-slideshow-filmstrip" data-type="dots"><div class="loggia-slideshow-dots">
      <div class="loggia-filmstrip-track" style="overflow: auto hidden">
      <ul style="position: relative; width: 48px; height: 24px">${item(0)}${item(1)}</ul></div></div></div></div></main>`,
    );
    const measured = await measureTargets(page.locator('main'));
    const room = (await page.locator('main').boundingBox())?.width ?? 0;
    const widths = measured.map(({ width }) => width);
    expect(measured.every(({ height }) => height >= FINGER_PX)).toBe(true);
    expect(Math.min(...widths.slice(0, 3))).toBe(FINGER_PX);
    expect(Math.min(...widths.slice(3, 15))).toBeGreaterThanOrEqual(Math.floor(room / 12));
    expect(widths).toHaveLength(17);
    expect(Math.min(...widths.slice(15))).toBeGreaterThanOrEqual(LEAST_PX);
  });

  test('are measured without the parts covered by other elements', async ({ page }) => {
    await page.setContent(
      `<style>* { margin: 0 } button { position: absolute; overflow: clip; width: 48px; height: 48px }</style>
      <button>Whole</button><button style="top: 99px; width: 20px">Small</button>
      <button style="top: 199px">Covered</button><i style="position: absolute; top: 190px; width: 48px; height: 20px"></i>`,
    );
    const measured = await measureTargets(page.locator('body'));
    expect(measured.map((target) => [target.name.split(' ')[0], sizeOf(target)])).toEqual([
      ['Whole', 48],
      ['Small', 20],
      ['Covered', 37.5],
    ]);
  });
});
