import { act, renderHook } from '@testing-library/react-hooks';
import { isValidElement } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { CarouselSwipeProps } from '../../../hooks/gallery/carousel/CarouselSwipe.tsx';
import { useCarouselSwipe } from '../../../hooks/gallery/carousel/useCarouselSwipe.tsx';
import { carouselSwipeChunk } from '../../../hooks/gallery/carousel/chunks.ts';

const CODE = { CarouselSwipe: () => null } as unknown as typeof carouselSwipeChunk.code;

let code: typeof carouselSwipeChunk.code;
beforeEach(() => {
  code = undefined;
  vi.spyOn(carouselSwipeChunk, 'code', 'get').mockImplementation(() => code);
});

/** Renders the hook with its own viewport and returns functions to send pointer events. */
function carousel(pointerType: 'touch' | 'mouse' = 'touch') {
  const viewport = document.createElement('div');
  const options = {
    viewport,
    enabled: true,
    resolved: { effect: 'slide' },
    shape: {},
  } as unknown as Parameters<typeof useCarouselSwipe>[0];
  const { result, rerender } = renderHook(() => useCarouselSwipe(options));
  return {
    viewport,
    rerender,
    /** Returns whether the browser would handle the event. */
    send: (type: string, { x = 0, target = viewport }: { readonly x?: number; readonly target?: Element } = {}) =>
      target.dispatchEvent(
        new PointerEvent(type, { cancelable: true, bubbles: true, pointerType, clientX: x, buttons: 1 }),
      ),
    replayed: () => {
      const { gestureNode } = result.current;
      return isValidElement<CarouselSwipeProps>(gestureNode) && gestureNode.props.backlog.map(({ type }) => type);
    },
  };
}

describe('the carousel swipe chunk', () => {
  test('loads on the first touch and replays the touch', () => {
    const load = vi.spyOn(carouselSwipeChunk, 'load').mockReturnValue(new Promise(() => {}));
    const { rerender, send, replayed } = carousel();
    send('pointermove');
    expect(load).not.toHaveBeenCalled();
    send('pointerdown');
    send('pointermove');
    expect(send('dragstart')).toBe(false);
    send('pointerup');
    expect(load).toHaveBeenCalledOnce();
    expect(replayed()).toBe(false);
    code = CODE;
    rerender();
    expect(replayed()).toEqual(['pointerdown', 'pointermove', 'pointerup']);
  });

  test('loads on a mouse drag and prevents the native drag, but does not load on a click', () => {
    const load = vi.spyOn(carouselSwipeChunk, 'load').mockReturnValue(new Promise(() => {}));
    const { send } = carousel('mouse');
    send('pointerdown');
    send('pointermove', { x: 4 });
    expect(send('dragstart', { x: 4 })).toBe(false);
    send('pointerup', { x: 4 });
    expect(load).not.toHaveBeenCalled();
    send('pointerdown');
    send('pointermove', { x: 8 });
    expect(load).toHaveBeenCalledOnce();
  });

  test.each(['<input />', '<dialog open><p></p></dialog>'])(
    'does not load if the user touches %s in a slide',
    (html) => {
      const load = vi.spyOn(carouselSwipeChunk, 'load').mockReturnValue(new Promise(() => {}));
      const { viewport, send } = carousel();
      viewport.innerHTML = html;
      send('pointerdown', { target: viewport.querySelector('input, p') ?? viewport });
      expect(load).not.toHaveBeenCalled();
    },
  );

  test('drops the touch if loading fails, and loads again on the next touch', async () => {
    const load = vi.spyOn(carouselSwipeChunk, 'load').mockRejectedValueOnce(new TypeError('Failed to fetch'));
    load.mockReturnValue(new Promise(() => {}));
    const { rerender, send, replayed } = carousel();
    await act(async () => void send('pointerdown'));
    expect(send('dragstart')).toBe(true);
    send('pointerup');
    send('pointerdown');
    expect(load).toHaveBeenCalledTimes(2);
    code = CODE;
    rerender();
    expect(replayed()).toEqual(['pointerdown']);
  });
});
