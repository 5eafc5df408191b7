import { act, renderHook } from '@testing-library/react-hooks';
import { isValidElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { CarouselSwipeProps } from '../../../hooks/carousel/CarouselSwipe.tsx';
import { useCarouselSwipe } from '../../../hooks/carousel/useCarouselSwipe.tsx';
import { gesturesChunk } from '../../../hooks/chunk/chunks.ts';

const CODE = { CarouselSwipe: () => null } as unknown as typeof gesturesChunk.code;

let code: typeof gesturesChunk.code;
beforeEach(() => {
  code = undefined;
  vi.spyOn(gesturesChunk, 'code', 'get').mockImplementation(() => code);
});

/** A carousel on a viewport of its own, and what a finger does on it. */
function carousel() {
  const viewport = document.createElement('div');
  const options = {
    viewport,
    enabled: true,
    resolved: { effect: 'slide' },
    shape: {},
  } as unknown as Parameters<typeof useCarouselSwipe>[0];
  const { result, rerender } = renderHook(() => useCarouselSwipe(options));
  return {
    rerender,
    /** True where the browser would go on with it. */
    touch: (type: string) => viewport.dispatchEvent(new Event(type, { cancelable: true })),
    handedOver: () => {
      const { recognizer } = result.current;
      return isValidElement<CarouselSwipeProps>(recognizer) && recognizer.props.backlog.map(({ type }) => type);
    },
  };
}

test('a carousel loads its swipe code at the first touch, and replays that touch', () => {
  const load = vi.spyOn(gesturesChunk, 'load').mockReturnValue(new Promise(() => {}));
  const { rerender, touch, handedOver } = carousel();
  touch('pointermove');
  expect(load).not.toHaveBeenCalled();
  touch('pointerdown');
  touch('pointermove');
  expect(touch('dragstart')).toBe(false);
  touch('pointerup');
  expect(load).toHaveBeenCalledOnce();
  expect(handedOver()).toBe(false);
  code = CODE;
  rerender();
  expect(handedOver()).toEqual(['pointerdown', 'pointermove', 'pointerup']);
});

test('a carousel drops a touch whose code cannot be loaded, and loads it again at the next one', async () => {
  const load = vi.spyOn(gesturesChunk, 'load').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  load.mockReturnValue(new Promise(() => {}));
  const { rerender, touch, handedOver } = carousel();
  await act(async () => void touch('pointerdown'));
  expect(touch('dragstart')).toBe(true);
  touch('pointerup');
  touch('pointerdown');
  expect(load).toHaveBeenCalledTimes(2);
  code = CODE;
  rerender();
  expect(handedOver()).toEqual(['pointerdown']);
});
