import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { photos, renderLightbox } from './renderLightbox.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('opening', () => {
  test('a lightbox is closed, and shows nothing, until somebody opens it', () => {
    const lightbox = renderLightbox({ images: photos(3) });
    expect(lightbox.current).toMatchObject({ status: 'closed', isMounted: false, index: -1, image: undefined });
    expect(lightbox.current.slides).toEqual([]);
  });

  test('a lightbox loads until the first picture is there, and is open from then', () => {
    const lightbox = renderLightbox({ images: photos(3) });
    lightbox.run(({ open }) => open('photo-1'));
    expect(lightbox.current).toMatchObject({ status: 'loading', index: 1, imageStatus: 'loading' });
    lightbox.run(({ reportImage }) => reportImage(1, 'loaded'));
    expect(lightbox.current).toMatchObject({ status: 'open', index: 1, imageStatus: 'loaded', isSettled: true });
  });

  test('a first picture that fails opens it as well', () => {
    const lightbox = renderLightbox({ images: photos(3) });
    lightbox.run(({ open }) => open('photo-0'));
    lightbox.run(({ reportImage }) => reportImage(0, 'failed'));
    expect(lightbox.current).toMatchObject({ status: 'open', imageStatus: 'failed', isSettled: true });
  });

  test.each(['video', 'post'] as const)('a %s needs no picture of its own, so it opens at once', (kind) => {
    const lightbox = renderLightbox({ images: [{ id: 'a', url: '/a', kind }] });
    lightbox.run(({ open }) => open('a'));
    expect(lightbox.current.status).toBe('open');
  });
});

describe('closing', () => {
  test('a lightbox is closed at once, and gone 20 ms later', () => {
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

describe('going on', () => {
  test('next and previous change the slide when the change before is over', () => {
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

  test('50 presses in one go reach slide 50', () => {
    const lightbox = renderLightbox({ images: photos(60) });
    lightbox.openOn('photo-0');
    lightbox.run(({ next }) => {
      for (let press = 0; press < 50; press += 1) next();
    });
    for (let step = 0; step < 60; step += 1) lightbox.pass(20);
    expect(lightbox.current).toMatchObject({ index: 50, isSettled: true });
  });
});
