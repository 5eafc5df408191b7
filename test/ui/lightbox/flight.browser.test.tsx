// @own-page
import { StrictMode } from 'react';
import { page } from 'vitest/browser';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import '@loggia/ui/styles.css';
import { ThumbnailGallery } from '@loggia/ui';
import { untilGuardIsOver } from '../../helpers/visitHistory.ts';
import { createImages } from './LightboxPage.tsx';
import { button, expectClosed, expectShown, press } from './renderLightboxPage.tsx';

/** Pictures that flew: from where to where, in CSS pixels. */
interface Flight {
  readonly from: DOMRect;
  readonly to: DOMRect;
  readonly picture: HTMLElement;
}
let flights: Flight[];

/** The visible box of a picture at a moment of its flight, without the parts that are cut off. */
function seenAt(picture: HTMLElement, animation: Animation, timeMs: number): DOMRect {
  animation.currentTime = timeMs;
  const { x, y, width, height } = picture.getBoundingClientRect();
  const [vertical = 0, horizontal = vertical] = (/inset\((.*)\)/.exec(getComputedStyle(picture).clipPath)?.[1] ?? '')
    .split(' ')
    .map((side) => Number.parseFloat(side) / 100 || 0);
  return new DOMRect(
    x + width * horizontal,
    y + height * vertical,
    width * (1 - 2 * horizontal),
    height * (1 - 2 * vertical),
  );
}

beforeEach(() => {
  flights = [];
  const animate = Element.prototype.animate;
  vi.spyOn(Element.prototype, 'animate').mockImplementation(function fly(this: HTMLElement, frames, options) {
    const animation = animate.call(this, frames, options);
    if (this instanceof HTMLImageElement && this.style.position === 'fixed') {
      const endMs = Number(animation.effect?.getComputedTiming().endTime);
      const [from, to] = [0, endMs].map((timeMs) => seenAt(this, animation, timeMs)) as [DOMRect, DOMRect];
      animation.currentTime = 0;
      flights.push({ from, to, picture: this });
    }
    return animation;
  });
});
afterEach(() => vi.restoreAllMocks());

const link = (name: string) => page.getByRole('link', { name });
const boxOf = (element: Element) => element.getBoundingClientRect();
/** The cut is told in thousandths, so a side may be half a pixel away. */
function expectSameBox(box: DOMRect, expected: DOMRect): void {
  for (const side of ['left', 'top', 'right', 'bottom'] as const) expect(box[side]).toBeCloseTo(expected[side], 0);
}
const shownPicture = (title: string) => page.getByRole('dialog').getByRole('img', { name: title, exact: true });

async function renderGallery(props: Partial<Parameters<typeof ThumbnailGallery>[0]> = {}): Promise<void> {
  await render(
    <ThumbnailGallery
      images={createImages(5)}
      lightbox={{ fromThumbnail: true, history: false, effect: 'none' }}
      {...props}
    />,
  );
}

const expectLanded = () => vi.waitFor(() => expect(flights.filter(({ picture }) => picture.isConnected)).toEqual([]));

/** The first lightbox of a page brings the code of the flight. */
async function openOnce(): Promise<void> {
  await link('Landscape 1').click();
  await expectShown('Landscape 1');
  await vi.waitFor(() => expect(document.querySelector('.loggia-filmstrip li')).not.toBeNull());
  await button('Close').click();
  await expectClosed();
  await vi.waitFor(() => expect(flights).not.toHaveLength(0));
  await expectLanded();
  flights = [];
}

describe('a lightbox that opens from its thumbnail', () => {
  test('lets the picture come out of it, to the place where it then stands', async () => {
    await renderGallery();
    await openOnce();
    const from = boxOf(link('Landscape 2').element());
    await link('Landscape 2').click();
    await expectShown('Landscape 2');
    await vi.waitFor(() => expect(flights).toHaveLength(1));
    const [flight] = flights as [Flight];
    expectSameBox(flight.from, from);
    await expectLanded();
    expectSameBox(flight.to, boxOf(shownPicture('Landscape 2').element()));
    expect(getComputedStyle(shownPicture('Landscape 2').element().closest('[data-role]') as Element).opacity).toBe('1');
  });

  test('lets it go back into that of the image it is closed on, and the page can be used at once', async () => {
    await renderGallery();
    await openOnce();
    await link('Landscape 2').click();
    await expectShown('Landscape 2');
    await expectLanded();
    await press('{ArrowRight}');
    await expectShown('Landscape 3');
    const place = boxOf(shownPicture('Landscape 3').element());
    await press('{Escape}');
    await expectClosed();
    const [, flight] = flights as [Flight, Flight];
    expectSameBox(flight.from, place);
    expectSameBox(flight.to, boxOf(link('Landscape 3').element()));
    expect(getComputedStyle(flight.picture).pointerEvents).toBe('none');
    await expectLanded();
  });

  test('opened while a picture flies back, ends that flight', async () => {
    await renderGallery();
    await openOnce();
    await link('Landscape 2').click();
    await expectShown('Landscape 2');
    await expectLanded();
    await press('{Escape}');
    await vi.waitFor(() => expect(flights).toHaveLength(2));
    flights[1]?.picture.getAnimations()[0]?.pause();
    await untilGuardIsOver();
    await vi.waitFor(async () => {
      await link('Landscape 4').click();
      await expectShown('Landscape 4');
    });
    expect(flights[1]?.picture.isConnected).toBe(false);
  });
});

describe('nothing flies', () => {
  /** Opens and closes the lightbox, whose code is all there. */
  async function openAndClose(): Promise<void> {
    await link('Landscape 2').click();
    await expectShown('Landscape 2');
    await press('{Escape}');
    await expectClosed();
  }

  test('on a page that wants no flight', async () => {
    await renderGallery({ lightbox: { fromThumbnail: false, history: false } });
    await openAndClose();
    expect(flights).toEqual([]);
  });

  test('for a visitor who wants less motion', async () => {
    await renderGallery();
    await openOnce();
    const { matchMedia } = window;
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      matchMedia.call(window, query.includes('prefers-reduced-motion') ? 'all' : query),
    );
    await cleanup();
    await renderGallery();
    await openAndClose();
    expect(flights).toEqual([]);
  });

  test('if the thumbnail is out of sight', async () => {
    await renderGallery();
    await openOnce();
    await link('Landscape 2').click();
    await expectShown('Landscape 2');
    await expectLanded();
    Object.assign((link('Landscape 2').element() as HTMLElement).style, { position: 'fixed', top: '200vh' });
    await press('{Escape}');
    await expectClosed();
    expect(flights).toHaveLength(1);
  });
});

describe('the ground of a closed lightbox', () => {
  const layer = () =>
    [...document.body.querySelectorAll<HTMLElement>(':scope > div[aria-hidden]')].find(
      ({ style }) => style.position === 'fixed',
    );

  test('fades over the page, which can be used meanwhile', async () => {
    await renderGallery();
    await link('Landscape 2').click();
    await expectShown('Landscape 2');
    const ground = getComputedStyle(page.getByRole('dialog').element()).backgroundColor;
    await press('{Escape}');
    await vi.waitFor(() => expect(layer()).toBeDefined());
    const shown = layer() as HTMLElement;
    expect(getComputedStyle(shown.firstElementChild as Element).backgroundColor).toBe(ground);
    expect(getComputedStyle(shown).pointerEvents).toBe('none');
    await vi.waitFor(() => expect(shown.isConnected).toBe(false));
  });
});

test('under StrictMode one picture flies out and one flies back', async () => {
  await renderGallery();
  await openOnce();
  await cleanup();
  await render(
    <StrictMode>
      <ThumbnailGallery images={createImages(5)} lightbox={{ fromThumbnail: true, history: false }} />
    </StrictMode>,
  );
  await link('Landscape 3').click();
  await expectShown('Landscape 3');
  await press('{Escape}');
  await expectClosed();
  await expectLanded();
  expect(flights).toHaveLength(2);
});
