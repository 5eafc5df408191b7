import '@loggia/ui/styles.css';
import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import type { WatermarkPosition } from '@loggia/hooks';
import { Watermark } from '@loggia/ui';
import type { WatermarkProps } from '@loggia/ui';

const ROOM = { left: 40, top: 20, width: 600, height: 400 };
/** In that room 200 by 400, in its middle. */
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

describe('the watermark of the kit', () => {
  test('covers the picture, not its room, and lets presses through', async () => {
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
  ])('stands at %s', async (position, across, down) => {
    const { content } = await renderWatermark({ type: 'text', text: 'Ada', position });
    const [x, y] = [content.left + content.width / 2 - 340, content.top + content.height / 2 - 220];
    expect([Math.abs(x) < 1 ? 'center' : x < 0 ? 'left' : 'right']).toEqual([across]);
    expect([Math.abs(y) < 1 ? 'center' : y < 0 ? 'top' : 'bottom']).toEqual([down]);
  });

  test('is written twice as large in a room twice as wide as its sizes are meant for', async () => {
    const { mark } = await renderWatermark({ type: 'text', text: 'Ada', fontSize: 12 });
    expect(getComputedStyle(mark).fontSize).toBe('24px');
  });

  test('goes with the picture that a finger moves', async () => {
    const { mark } = await renderWatermark({ type: 'text', text: 'Ada' });
    // As `useSwipe` marks the element around the slides.
    const surface = mark.parentElement?.parentElement;
    surface?.setAttribute('data-swiping', 'x');
    surface?.style.setProperty('--loggia-swipe-x', '-90px');
    surface?.style.setProperty('--loggia-swipe-y', '0px');
    expect(mark.getBoundingClientRect().left).toBe(240 - 90);
    surface?.removeAttribute('data-swiping');
    expect(mark.getBoundingClientRect().left).toBe(240);
  });

  test('can be pressed if it leads somewhere', async () => {
    const { content } = await renderWatermark({ type: 'text', text: 'Ada', link: 'https://ada.test/' });
    const hit = document.elementFromPoint(content.left + 5, content.top + content.height / 2);
    expect(hit?.closest('a')?.href).toBe('https://ada.test/');
  });
});
