import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { photos, renderLightbox } from './renderLightbox.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a lightbox', () => {
  test('is closed and shows nothing until it is opened', () => {
    const lightbox = renderLightbox({ images: photos(3) });
    expect(lightbox.current).toMatchObject({ status: 'closed', isMounted: false, index: -1, image: undefined });
    expect(lightbox.current.slides).toEqual([]);
  });

  test('is loading until the first image has loaded, and then open', () => {
    const lightbox = renderLightbox({ images: photos(3) });
    lightbox.run(({ open }) => open('photo-1'));
    expect(lightbox.current).toMatchObject({ status: 'loading', index: 1, imageStatus: 'loading' });
    lightbox.run(({ reportImage }) => reportImage(1, 'loaded'));
    expect(lightbox.current).toMatchObject({ status: 'open', index: 1, imageStatus: 'loaded', isSettled: true });
  });

  test('is open even if the first image fails', () => {
    const lightbox = renderLightbox({ images: photos(3) });
    lightbox.run(({ open }) => open('photo-0'));
    lightbox.run(({ reportImage }) => reportImage(0, 'failed'));
    expect(lightbox.current).toMatchObject({ status: 'open', imageStatus: 'failed', isSettled: true });
  });

  test.each(['video', 'post'] as const)('is open immediately for a %s, which has no image to load', (kind) => {
    const lightbox = renderLightbox({ images: [{ id: 'a', url: '/a', kind }] });
    lightbox.run(({ open }) => open('a'));
    expect(lightbox.current.status).toBe('open');
  });
});

describe('closing a lightbox', () => {
  test('sets the status immediately and unmounts the lightbox 20 ms later', () => {
    const lightbox = renderLightbox({ images: photos(3) });
    lightbox.openOn('photo-2');
    lightbox.run(({ close }) => close());
    expect(lightbox.current).toMatchObject({ status: 'closed', isMounted: true, index: 2 });
    lightbox.pass(19);
    expect(lightbox.current.isMounted).toBe(true);
    lightbox.pass(1);
    expect(lightbox.current).toMatchObject({ status: 'closed', isMounted: false, index: -1 });
  });
});

describe('navigating in a lightbox', () => {
  test('changes slides with `next` and `previous`', () => {
    const lightbox = renderLightbox({ images: photos(3) });
    lightbox.openOn('photo-0');
    lightbox.run(({ next }) => next());
    expect(lightbox.current).toMatchObject({ index: 1, isSettled: false });
    expect(lightbox.current.transition).toMatchObject({
      fromIndex: 0,
      toIndex: 1,
      direction: 'forward',
      effect: 'shift',
    });
    lightbox.pass(1);
    expect(lightbox.current).toMatchObject({ index: 1, transition: null, isSettled: true });
    lightbox.run(({ previous }) => previous());
    lightbox.pass(1);
    expect(lightbox.current.index).toBe(0);
  });

  test('reaches slide 50 after 50 calls in one update', () => {
    const lightbox = renderLightbox({ images: photos(60) });
    lightbox.openOn('photo-0');
    lightbox.run(({ next }) => {
      for (let press = 0; press < 50; press += 1) next();
    });
    for (let step = 0; step < 60; step += 1) lightbox.pass(20);
    expect(lightbox.current).toMatchObject({ index: 50, isSettled: true });
  });
});
