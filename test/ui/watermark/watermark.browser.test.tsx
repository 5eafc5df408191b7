import '@loggia/ui/styles.css';
import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import type { WatermarkPosition } from '@loggia/hooks';
import { Watermark, type WatermarkProps } from '@loggia/ui';

const ROOM = { left: 40, top: 20, width: 600, height: 400 };
/** Fits into the container as 200 × 400 px in the middle. */
const image = { id: '1', url: 'data:,', width: 1000, height: 2000 };

async function renderWatermark(watermark: WatermarkProps['watermark']) {
  await render(
    <div style={{ position: 'fixed', ...ROOM }}>
      <Watermark lightbox={{ image }} watermark={watermark} referenceWidth={300} delayMs={0} />
    </div>,
  );
  const mark = await vi.waitUntil(() => document.querySelector<HTMLElement>('.loggia-watermark[data-visible]'));
  return { mark, content: mark.firstElementChild?.getBoundingClientRect() ?? new DOMRect() };
}

describe('Watermark', () => {
  test('covers the image rather than its container, and lets clicks through', async () => {
    const { mark } = await renderWatermark({ type: 'text', text: 'Ada' });
    const { left, top, width, height } = mark.getBoundingClientRect();
    expect({ left, top, width, height }).toEqual({ left: 240, top: 20, width: 200, height: 400 });
    expect(document.elementFromPoint(300, 100)?.closest('.loggia-watermark')).toBeNull();
  });

  test.each<[WatermarkPosition, 'left' | 'center' | 'right', 'top' | 'center' | 'bottom']>([
    ['top-left', 'left', 'top'],
    ['top-center', 'center', 'top'],
    ['top-right', 'right', 'top'],
    ['middle-left', 'left', 'center'],
    ['middle-center', 'center', 'center'],
    ['middle-right', 'right', 'center'],
    ['bottom-left', 'left', 'bottom'],
    ['bottom-center', 'center', 'bottom'],
    ['bottom-right', 'right', 'bottom'],
  ])('is positioned at %s', async (position, across, down) => {
    const { content } = await renderWatermark({ type: 'text', text: 'Ada', position });
    const [x, y] = [content.left + content.width / 2 - 340, content.top + content.height / 2 - 220];
    expect([Math.abs(x) < 1 ? 'center' : x < 0 ? 'left' : 'right']).toEqual([across]);
    expect([Math.abs(y) < 1 ? 'center' : y < 0 ? 'top' : 'bottom']).toEqual([down]);
  });

  test('doubles its font size if the container is twice the reference width', async () => {
    const { mark } = await renderWatermark({ type: 'text', text: 'Ada', fontSize: 12 });
    expect(getComputedStyle(mark).fontSize).toBe('24px');
  });

  test('moves with the image during a swipe', async () => {
    const { mark } = await renderWatermark({ type: 'text', text: 'Ada' });
    // As set by `useSwipe` on the element around the slides.
    const surface = mark.parentElement?.parentElement;
    surface?.setAttribute('data-swiping', 'x');
    surface?.style.setProperty('--loggia-swipe-x', '-90px');
    surface?.style.setProperty('--loggia-swipe-y', '0px');
    expect(mark.getBoundingClientRect().left).toBe(240 - 90);
    surface?.removeAttribute('data-swiping');
    expect(mark.getBoundingClientRect().left).toBe(240);
  });

  test('is clickable if it has a link', async () => {
    const { content } = await renderWatermark({ type: 'text', text: 'Ada', link: 'https://ada.test/' });
    const hit = document.elementFromPoint(content.left + 5, content.top + content.height / 2);
    expect(hit?.closest('a')?.href).toBe('https://ada.test/');
  });
});
