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

/** An image in flight: its start and end boxes, in CSS pixels. */
interface Flight {
  readonly from: DOMRect;
  readonly to: DOMRect;
  readonly picture: HTMLElement;
}
let flights: Flight[];

/** The visible box of an image at a time of its flight, without the clipped parts. */
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
/** The clip path is rounded to thousandths, so a side may be half a pixel off. */
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

/** Opens and closes the lightbox once, which loads the chunk of the flight. */
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

describe('a lightbox with fromThumbnail', () => {
  test('animates the image from the thumbnail to its final position', async () => {
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

  test('animates the image back to the thumbnail of the current image on close, without blocking the page', async () => {
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

  test('cancels the closing animation when reopened', async () => {
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

describe('the thumbnail animation', () => {
  /** Opens and closes the lightbox after its chunks have loaded. */
  async function openAndClose(): Promise<void> {
    await link('Landscape 2').click();
    await expectShown('Landscape 2');
    await press('{Escape}');
    await expectClosed();
  }

  test('is disabled with fromThumbnail: false', async () => {
    await renderGallery({ lightbox: { fromThumbnail: false, history: false } });
    await openAndClose();
    expect(flights).toEqual([]);
  });

  test('is disabled with reduced motion', async () => {
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

  test('is skipped on close if the thumbnail is out of view', async () => {
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

describe('the lightbox backdrop', () => {
  const layer = () =>
    [...document.body.querySelectorAll<HTMLElement>(':scope > div[aria-hidden]')].find(
      ({ style }) => style.position === 'fixed',
    );

  test('fades out on close without blocking the page', async () => {
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

test('the thumbnail animation runs once on open and once on close in StrictMode', async () => {
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
