import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as custom from 'virtual:sample/docs/custom-lightbox.md.tsx';
import * as filmstrip from 'virtual:sample/docs/filmstrip.md.tsx';
import * as lightbox from 'virtual:sample/docs/lightbox.md.tsx';
import * as swipe from 'virtual:sample/docs/swipe.md.tsx';
import * as readme from 'virtual:sample/README.md.tsx';
import { expectAccessible } from '../helpers/expectAccessible.ts';
import { dragFinger, middleOf, plugInTouchScreen, unplugTouchScreen } from '../helpers/fingers.ts';

const SAMPLES = {
  'README.md': readme,
  'lightbox.md': lightbox,
  'swipe.md': swipe,
  'filmstrip.md': filmstrip,
  'custom-lightbox.md': custom,
};
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/** Draws an image of camera size, so that missing size limits become visible. */
const draw = (colour: string, width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${colour}"/></svg>`)}`;
const images = Array.from({ length: 24 }, (_, index) => {
  const [width, height] = index % 3 === 1 ? [1600, 2400] : [2400, 1600];
  const title = `Photo ${index + 1}`;
  return {
    id: String(index + 1),
    url: draw(['teal', 'coral', 'olive'][index % 3] ?? 'navy', width, height),
    width,
    height,
    title,
  };
});

const address = location.href;
const { innerWidth, innerHeight } = window;

afterEach(() => history.replaceState(null, '', address));
afterAll(() => page.viewport(innerWidth, innerHeight));

/** Renders the sample with its CSS on a page with other content. */
async function paste({ Photos, css }: typeof lightbox) {
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
  onTestFinished(() => style.remove());
  const screen = await render(
    <main>
      <Photos images={images} photos={images} />
      <form className="others">
        <p>
          <a href="#others">Terms</a>
        </p>
        <img src={draw('navy', 300, 200)} alt="Of the page" />
        <input aria-label="Name" />
        <button data-disabled="">Send</button>
      </form>
    </main>,
  );
  return { screen, style };
}

async function open(sample: typeof lightbox) {
  const { screen } = await paste(sample);
  await screen.getByRole('button', { name: 'Photo 1', exact: true }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog).toHaveAttribute('data-status', 'open');
  await expect.poll(() => document.querySelector('[data-changing]')).toBeNull();
  return dialog;
}

/** The bounding box of an element, rounded outward to whole pixels. */
function boxOf(element: Element) {
  const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
  return {
    left: Math.floor(left),
    top: Math.floor(top),
    right: Math.ceil(right),
    bottom: Math.ceil(bottom),
    width,
    height,
  };
}

function expectInWindow(element: Element) {
  const { left, top, right, bottom } = boxOf(element);
  const name = element.getAttribute('aria-label') ?? element.tagName;
  expect([left >= 0, top >= 0, right <= window.innerWidth, bottom <= window.innerHeight], name).toEqual([
    true,
    true,
    true,
    true,
  ]);
}

const currentPicture = (dialog: Element) => {
  const picture = dialog.querySelector('[data-role="current"] > img');
  if (!picture) throw new Error('No picture is shown.');
  return picture;
};

describe.each(Object.entries(SAMPLES))('the sample in %s', (_, sample) => {
  describe.each(WINDOWS)('at $width by $height px', ({ width, height }) => {
    beforeAll(() => page.viewport(width, height));

    test('shows the image as large as the viewport allows, without scrolling', async () => {
      const dialog = (await open(sample)).element();
      expectInWindow(dialog);
      expect([dialog.scrollTop, dialog.scrollLeft, window.scrollY, window.scrollX]).toEqual([0, 0, 0, 0]);
      expect(dialog.scrollHeight).toBeLessThanOrEqual(dialog.clientHeight);
      expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
      const picture = currentPicture(dialog);
      expectInWindow(picture);
      expect(boxOf(picture).width).toBeGreaterThan(width * 0.75);
      expect(boxOf(picture).height).toBeGreaterThan(height * 0.75);
      expect(getComputedStyle(picture).objectFit).toBe('contain');
    });

    test('keeps the controls uncovered and inside the viewport', async () => {
      const locator = await open(sample);
      const dialog = locator.element();
      await userEvent.keyboard('{ArrowRight}');
      await expect.element(locator.getByRole('group', { name: /^2 of 24/ })).toBeVisible();
      await expect.poll(() => dialog.querySelector('[data-changing]')).toBeNull();
      for (const label of ['Previous image', 'Next image', 'Close']) {
        const button = locator.getByRole('button', { name: label, exact: true }).element();
        expectInWindow(button);
        expect(boxOf(button).width).toBeGreaterThanOrEqual(16);
        expect(boxOf(button).height).toBeGreaterThanOrEqual(16);
        const { x, y } = middleOf(button);
        expect(document.elementFromPoint(x, y), label).toBe(button);
      }
    });

    test('visually hides live regions', async () => {
      const dialog = (await open(sample)).element();
      const said = [...dialog.querySelectorAll('[role="status"]')];
      expect(said.length).toBeGreaterThan(0);
      for (const element of said) expect(getComputedStyle(element).clipPath).toBe('inset(50%)');
    });

    test('does not restyle the rest of the page and is accessible', async () => {
      const { screen, style } = await paste(sample);
      const others = [...screen.container.querySelectorAll('.others *')];
      const looks = () =>
        others.map((element) => {
          const all = getComputedStyle(element);
          return [...all].map((property) => `${property}: ${all.getPropertyValue(property)}`).join(';');
        });
      const withRules = looks();
      style.disabled = true;
      expect(looks()).toEqual(withRules);
      style.disabled = false;
      await screen.getByRole('button', { name: 'Photo 1', exact: true }).click();
      await expect.element(screen.getByRole('dialog')).toHaveAttribute('data-status', 'open');
      await expectAccessible(screen.getByRole('dialog').element());
    });
  });
});

describe.each([swipe, custom])('a sample with gestures', (sample) => {
  test.each(WINDOWS)(
    'shows the next image beside the current one while swiping ($width by $height px)',
    async ({ width, height }) => {
      await page.viewport(width, height);
      plugInTouchScreen();
      onTestFinished(unplugTouchScreen);
      const locator = await open(sample);
      const picture = currentPicture(locator.element());
      let seen: readonly boolean[] = [];
      await dragFinger(middleOf(picture), middleOf(picture, { x: -width / 4 }), {
        beforeRelease: async () => {
          await expect.poll(() => boxOf(currentPicture(locator.element())).left).toBeLessThan(-40);
          const next = locator.element().querySelector('[data-swipe-offset="1"]');
          if (!next) throw new Error('No slide stands beside it.');
          const { left } = boxOf(next);
          seen = [getComputedStyle(next).visibility === 'visible', left < width - 40, left >= width / 2];
        },
      });
      expect(seen).toEqual([true, true, true]);
    },
  );
});

describe.each([filmstrip, custom])('a sample with a filmstrip', (sample) => {
  test.each(WINDOWS)(
    'shows complete thumbnails in a full-width filmstrip ($width by $height px)',
    async ({ width, height }) => {
      await page.viewport(width, height);
      const locator = await open(sample);
      const list = locator.getByRole('list', { name: 'Thumbnails' });
      await expect.element(list).toBeVisible();
      const track = list.element().parentElement;
      const strip = track?.parentElement;
      if (!track || !strip) throw new Error('The strip has no track.');
      expectInWindow(strip);
      expect(Math.round(boxOf(strip).width)).toBe(width);
      expect(boxOf(strip).top).toBeGreaterThanOrEqual(boxOf(currentPicture(locator.element())).bottom - 1);
      await expect.poll(() => list.getByRole('button').elements().length).toBeGreaterThan(3);
      for (const thumbnail of list.getByRole('button').elements())
        expect([boxOf(thumbnail).width, boxOf(thumbnail).height].map(Math.round)).toEqual([96, 64]);
      const shown = list.getByRole('button', { name: 'Image 1, Photo 1', exact: true }).element();
      expectInWindow(shown);
    },
  );
});
