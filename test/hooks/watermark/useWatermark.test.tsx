import { act, renderHook } from '@testing-library/react-hooks';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Watermark } from '../../../hooks/data/backend/Watermark.ts';
import { WATERMARK_DELAY_MS } from '../../../hooks/gallery/watermark/constants.ts';
import type { UseWatermarkOptions, WatermarkTarget } from '../../../hooks/gallery/watermark/types.ts';
import { useWatermark } from '../../../hooks/gallery/watermark/useWatermark.ts';

const WORDS: Watermark = { type: 'text', text: '© Ada', fontSize: 20, position: 'top-right' };
const image = { id: '1', url: '/large/1.jpg', width: 1600, height: 800 };
const other = { ...image, id: '2' };

let size = { width: 0, height: 0 };
let resized: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  size = { width: 1200, height: 800 };
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        resized = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function createRoom(): HTMLElement {
  const room = document.createElement('div');
  Object.defineProperties(room, { offsetWidth: { get: () => size.width }, offsetHeight: { get: () => size.height } });
  return room;
}

function renderWatermark(target: WatermarkTarget = { image }, options: Partial<UseWatermarkOptions> = {}) {
  const room = createRoom();
  const view = renderHook(
    (props: WatermarkTarget & Partial<UseWatermarkOptions>) =>
      useWatermark(props, { containerElement: room, watermark: WORDS, referenceWidth: 800, ...options, ...props }),
    { wrapper: StrictMode, initialProps: target },
  );
  return { ...view, watermark: () => view.result.current };
}

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('a watermark', () => {
  test('appears half a second after its image, aligned with the image and scaled as configured', async () => {
    const { watermark } = renderWatermark();
    await wait(WATERMARK_DELAY_MS - 1);
    expect(watermark()).toMatchObject({ isVisible: false, box: null });
    expect(watermark().getWatermarkProps()).toMatchObject({ hidden: true, style: undefined });
    await wait(1);
    expect(watermark()).toMatchObject({ isVisible: true, scale: 1.5, position: 'top-right', text: '© Ada' });
    expect(watermark().box).toEqual({ left: 0, top: 100, width: 1200, height: 600 });
    expect(watermark().getWatermarkProps().style).toMatchObject({
      '--loggia-watermark-top': '100px',
      '--loggia-watermark-font-size': '30px',
    });
  });

  test('waits for the image to load, and disappears when the image changes', async () => {
    const { watermark, rerender } = renderWatermark({ image, imageStatus: 'loading' });
    await wait(WATERMARK_DELAY_MS * 2);
    expect(watermark().isVisible).toBe(false);
    rerender({ image, imageStatus: 'loaded' });
    await wait(WATERMARK_DELAY_MS);
    expect(watermark().isVisible).toBe(true);
    rerender({ image: other, imageStatus: 'loaded' });
    expect(watermark().isVisible).toBe(false);
    await wait(WATERMARK_DELAY_MS);
    expect(watermark().isVisible).toBe(true);
  });

  test('stays visible while its container resizes, and is refitted half a second later', async () => {
    const { watermark } = renderWatermark();
    await wait(WATERMARK_DELAY_MS);
    size = { width: 400, height: 400 };
    act(() => resized());
    await wait(WATERMARK_DELAY_MS - 1);
    expect(watermark()).toMatchObject({ isVisible: true, scale: 1.5 });
    await wait(1);
    expect(watermark()).toMatchObject({ isVisible: true, scale: 0.5 });
  });

  test.each([
    ['a failed image', { image, imageStatus: 'failed' } as const],
    ['a closed lightbox', { image, status: 'closed' } as const],
    ['embedded media', { image: { ...image, kind: 'video' } } as const],
    ['no image', {}],
  ])('is not shown with %s', async (_what, target) => {
    const { watermark } = renderWatermark(target);
    await wait(WATERMARK_DELAY_MS);
    expect(watermark().isVisible).toBe(false);
  });

  test('is taken from the settings by default', async () => {
    const settings = { watermark: { type: 'image', url: '/mark.png' } as const, width: 1200 };
    const { watermark } = renderWatermark({ image, settings }, { watermark: undefined, referenceWidth: undefined });
    await wait(WATERMARK_DELAY_MS);
    expect(watermark()).toMatchObject({ type: 'image', isVisible: true, scale: 1, position: 'bottom-left' });
    expect(watermark().getImageProps()).toMatchObject({ src: '/mark.png', alt: '' });
  });

  test('is omitted if not configured or disabled', () => {
    expect(renderWatermark({ image }, { watermark: undefined }).watermark().type).toBe('none');
    expect(renderWatermark({ image }, { enabled: false }).watermark().type).toBe('none');
  });

  test('links only to http URLs, and is hidden from assistive technology if it has no link', async () => {
    const linked = (link: string) => renderWatermark({ image }, { watermark: { ...WORDS, link } }).watermark;
    const [good, bad] = [linked('https://ada.test/'), linked('javascript:alert(1)')];
    await wait(WATERMARK_DELAY_MS);
    expect(good().getLinkProps()).toMatchObject({ href: 'https://ada.test/', rel: 'noopener noreferrer' });
    expect(good().getWatermarkProps()['aria-hidden']).toBeUndefined();
    expect(bad()).toMatchObject({ href: undefined, isVisible: true });
    expect(bad().getWatermarkProps()['aria-hidden']).toBe(true);
  });

  test('is fitted to the hook’s own container element by default', async () => {
    const { result } = renderHook(() => useWatermark({ image }, { watermark: WORDS, referenceWidth: 800 }));
    const { ref } = result.current.getContainerProps() as { readonly ref: (room: HTMLElement) => void };
    expect(result.current.isVisible).toBe(false);
    act(() => ref(createRoom()));
    await wait(WATERMARK_DELAY_MS);
    expect(result.current).toMatchObject({ isVisible: true, box: expect.any(Object) });
  });

  test('is server-rendered without a style', () => {
    function Page() {
      return <div {...useWatermark({ image }, { containerElement: null, watermark: WORDS }).getWatermarkProps()} />;
    }
    expect(renderToString(<Page />)).not.toContain('style');
  });
});
