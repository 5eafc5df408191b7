import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { demoUrl } from './helpers/demoUrl.ts';
import { KEYS, requireWebKit, startWebKit, type WebKitPage } from './helpers/startWebKit.ts';

const INSTALL_LIMIT_MS = 600_000;

let page: WebKitPage;

/** The distances of the title and the hit counter from the edges of the image. */
const readTexts = () =>
  page.evaluate(() => {
    const boxOf = (selector: string) => {
      const element = document.querySelector(selector);
      if (!element) throw new Error(`No ${selector}`);
      return element.getBoundingClientRect();
    };
    const image = boxOf('[data-role=current] img');
    const title = boxOf('.loggia-foot .loggia-info');
    const hits = boxOf('.loggia-foot .loggia-hits');
    const { backgroundImage } = getComputedStyle(document.querySelector('.loggia-foot-texts') ?? document.body);
    return {
      left: Math.round(title.left - image.left),
      right: Math.round(image.right - hits.right),
      isInside: title.top > image.top && title.bottom < image.bottom,
      hasGradient: backgroundImage.includes('gradient'),
    };
  });

const waitForSlide = (number: number) =>
  page.waitFor(
    (label) => document.querySelector('[data-role=current][data-status=loaded]')?.ariaLabel?.startsWith(label) ?? false,
    `${number} of `,
  );

describe('the demo in WebKit', { timeout: 120_000 }, () => {
  beforeAll(async () => {
    requireWebKit();
    page = await startWebKit();
  }, INSTALL_LIMIT_MS);

  afterAll(() => page.stop());

  describe('the lightbox', () => {
    beforeEach(async () => {
      await page.goTo(`${demoUrl()}galleries/public-domain`);
      await page.waitFor(() => document.querySelector('[data-thumbnails][data-measured]') !== null);
      await page.click('[data-thumbnails] li:nth-child(3) a');
      await waitForSlide(3);
    });

    test('overlays text at the bottom of the image with padding and a gradient', async () => {
      await page.waitFor(() => document.querySelector('.loggia-foot .loggia-hits') !== null);
      expect(await readTexts()).toEqual({ left: 20, right: 20, isInside: true, hasGradient: true });
    });

    test('shows the next image on ArrowRight', async () => {
      await page.press(KEYS.arrowRight);
      await waitForSlide(4);
      await expect.poll(() => page.evaluate(() => location.hash)).toBe('#bwg1/4');
    });

    test('returns focus to the thumbnail on Escape', async () => {
      await page.press(KEYS.escape);
      await page.waitFor(() => document.querySelector('dialog') === null);
      expect(await page.evaluate(() => document.activeElement?.matches('[data-thumbnails] li:nth-child(3) a'))).toBe(
        true,
      );
    });
  });
});
