import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { photos, renderLightbox } from './renderLightbox.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the lightbox index', () => {
  test('starts at the opened image and reports the reason for each change', () => {
    const onIndexChange = vi.fn();
    const lightbox = renderLightbox({ images: photos(5), onIndexChange });
    lightbox.openOn('photo-3');
    expect(onIndexChange).toHaveBeenLastCalledWith(3, expect.objectContaining({ reason: 'opened' }));
    lightbox.run(({ next }) => next('nextButton', new Event('click')));
    const details = expect.objectContaining({ reason: 'nextButton', event: expect.any(Event) });
    expect(onIndexChange).toHaveBeenLastCalledWith(4, details);
  });

  test('is reported once for each queued slide', () => {
    const onIndexChange = vi.fn();
    const lightbox = renderLightbox({ images: photos(9), onIndexChange });
    lightbox.openOn('photo-0');
    lightbox.run(({ next }) => [1, 2, 3, 4].map(() => next('keyboard')));
    for (let step = 0; step < 8; step += 1) lightbox.pass(50);
    expect(onIndexChange.mock.calls.map(([index]) => index as number)).toEqual([1, 2, 3, 4]);
  });

  test('is kept when the app cancels a change, and the queue continues', () => {
    const lightbox = renderLightbox({
      images: photos(5),
      onIndexChange: (index, details) => (index === 1 ? details.cancel() : undefined),
    });
    lightbox.openOn('photo-0');
    lightbox.run(({ next }) => next());
    expect(lightbox.current).toMatchObject({ index: 0, transition: null, isSettled: true });
    lightbox.run(({ goTo }) => {
      goTo(1);
      goTo(2);
    });
    expect(lightbox.current.index).toBe(2);
  });

  test('follows only the parent when controlled', () => {
    const onIndexChange = vi.fn();
    const options = { images: photos(5), onIndexChange };
    const lightbox = renderLightbox({ ...options, index: 2 });
    lightbox.openOn('photo-4');
    expect(lightbox.current.index).toBe(2);
    lightbox.run(({ next }) => next());
    expect(onIndexChange).toHaveBeenLastCalledWith(3, expect.objectContaining({ reason: 'imperative' }));
    expect(lightbox.current).toMatchObject({ index: 2, isSettled: true });
    lightbox.rerender({ ...options, index: 3 });
    expect(lightbox.current).toMatchObject({ index: 3, transition: { fromIndex: 2, toIndex: 3 } });
  });

  test.each([
    [99, 4],
    [-3, 0],
    [Number.NaN, 0],
    [1.9, 1],
  ])('is clamped from %s to slide %i', (index, shown) => {
    const lightbox = renderLightbox({ images: photos(5), index });
    lightbox.openOn('photo-4');
    expect(lightbox.current.index).toBe(shown);
  });
});

describe('the open state of a lightbox', () => {
  test('reports the reason for each change', () => {
    const onOpenChange = vi.fn();
    const lightbox = renderLightbox({ images: photos(2), onOpenChange });
    lightbox.run(({ open }) => open('photo-0', { reason: 'deepLink' }));
    expect(onOpenChange).toHaveBeenLastCalledWith(true, expect.objectContaining({ reason: 'deepLink' }));
    lightbox.run(({ close }) => close('history'));
    expect(onOpenChange).toHaveBeenLastCalledWith(false, expect.objectContaining({ reason: 'history' }));
    expect(onOpenChange).toHaveBeenCalledTimes(2);
  });

  test('does not change if the app cancels opening or closing', () => {
    const cancel = vi.fn<(isOpen: boolean) => boolean>(() => true);
    const lightbox = renderLightbox({
      images: photos(2),
      onOpenChange: (isOpen, details) => (cancel(isOpen) ? details.cancel() : undefined),
    });
    lightbox.run(({ open }) => open('photo-0'));
    expect(lightbox.current.status).toBe('closed');
    cancel.mockReturnValue(false);
    lightbox.run(({ open }) => open('photo-0'));
    expect(lightbox.current.status).toBe('loading');
    cancel.mockReturnValue(true);
    lightbox.run(({ close }) => close());
    expect(lightbox.current.status).toBe('loading');
  });

  test('follows the parent when controlled, and the lightbox opens on the requested image', () => {
    const lightbox = renderLightbox({ images: photos(4), isOpen: false });
    lightbox.run(({ open }) => open('photo-2'));
    expect(lightbox.current.status).toBe('closed');
    lightbox.rerender({ images: photos(4), isOpen: true });
    expect(lightbox.current).toMatchObject({ status: 'loading', index: 2 });
    lightbox.rerender({ images: photos(4), isOpen: false });
    expect(lightbox.current.status).toBe('closed');
  });

  test('uses the default index if it is controlled and true in the first render', () => {
    const lightbox = renderLightbox({ images: photos(4), isOpen: true, defaultIndex: 1 });
    expect(lightbox.current).toMatchObject({ status: 'loading', index: 1 });
  });

  test('is reset when the hook is disabled, which then ignores calls', () => {
    const lightbox = renderLightbox({ images: photos(4) });
    lightbox.openOn('photo-1');
    lightbox.rerender({ images: photos(4), enabled: false });
    expect(lightbox.current.status).toBe('closed');
    lightbox.run(({ open, next }) => {
      open('photo-1');
      next();
    });
    expect(lightbox.current.status).toBe('closed');
  });
});
