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

/** A carousel on its own viewport, and the events of a pointer on it. */
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
    /** Returns whether the browser would handle it. */
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

describe('the swipe code of a carousel', () => {
  test('loads at the first touch, which is replayed', () => {
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

  test('does not load at a mouse click, but at a drag, which the browser leaves to it', () => {
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

  test.each(['<input />', '<dialog open><p></p></dialog>'])('does not load at a touch on %s in a slide', (html) => {
    const load = vi.spyOn(carouselSwipeChunk, 'load').mockReturnValue(new Promise(() => {}));
    const { viewport, send } = carousel();
    viewport.innerHTML = html;
    send('pointerdown', { target: viewport.querySelector('input, p') ?? viewport });
    expect(load).not.toHaveBeenCalled();
  });

  test('drops a touch if it cannot be loaded, and loads again at the next one', async () => {
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
