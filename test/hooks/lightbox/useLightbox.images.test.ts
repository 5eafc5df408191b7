import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ElementProps } from '@loggia/hooks/shared';
import { photos, renderLightbox } from './renderLightbox.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a list that changes while it is shown', () => {
  test('the image stays and the index follows, when others come before it', () => {
    const onIndexChange = vi.fn();
    const images = photos(3);
    const lightbox = renderLightbox({ images, onIndexChange });
    lightbox.openOn('photo-1');
    onIndexChange.mockClear();
    lightbox.rerender({ images: [...photos(5, 'newer'), ...images], onIndexChange });
    expect(lightbox.current).toMatchObject({ index: 6, image: { id: 'photo-1' }, transition: null, isSettled: true });
    expect(onIndexChange).toHaveBeenCalledExactlyOnceWith(6, expect.objectContaining({ reason: 'imagesChanged' }));
  });

  test('the next one takes the place of an image that goes', () => {
    const images = photos(4);
    const lightbox = renderLightbox({ images });
    lightbox.openOn('photo-1');
    lightbox.rerender({ images: images.filter(({ id }) => id !== 'photo-1') });
    expect(lightbox.current).toMatchObject({ index: 1, image: { id: 'photo-2' } });
  });

  test('the last one’s place goes to the one before it', () => {
    const images = photos(4);
    const lightbox = renderLightbox({ images });
    lightbox.openOn('photo-3');
    lightbox.rerender({ images: images.slice(0, 3) });
    expect(lightbox.current).toMatchObject({ index: 2, image: { id: 'photo-2' } });
  });

  test('more images at the end lengthen the list, and a running change goes on', () => {
    const images = photos(3);
    const lightbox = renderLightbox({ images });
    lightbox.openOn('photo-1');
    lightbox.run(({ next }) => next());
    const { transition } = lightbox.current;
    lightbox.rerender({ images: [...images, ...photos(3, 'more')] });
    expect(lightbox.current.transition).toBe(transition);
    lightbox.pass(100);
    expect(lightbox.current).toMatchObject({ index: 2, announcement: '3 of 6, Title 2' });
  });

  test('a new object for the same image is taken as it is', () => {
    const images = photos(3);
    const lightbox = renderLightbox({ images });
    lightbox.openOn('photo-1');
    lightbox.rerender({ images: images.map((image) => ({ ...image, title: 'Renamed' })) });
    expect(lightbox.current).toMatchObject({ index: 1, image: { title: 'Renamed' }, imageStatus: 'loaded' });
  });

  test.each(['failed', 'loaded'] as const)('loads an image again when its URL changes after it has %s', (status) => {
    const images = photos(3);
    const lightbox = renderLightbox({ images });
    lightbox.openOn('photo-1');
    lightbox.run(({ reportImage }) => reportImage(1, status));
    const { onError } = lightbox.current.getImageProps({ index: 1 });
    lightbox.rerender({ images: images.map((image) => ({ ...image, url: `${image.url}?signed=2` })) });
    expect(lightbox.current).toMatchObject({ imageStatus: 'loading', slides: [{}, { image: { id: 'photo-1' } }, {}] });
    // The old file may still answer.
    lightbox.run(() => onError?.({} as never));
    expect(lightbox.current.imageStatus).toBe('loading');
    lightbox.run(({ reportImage }) => reportImage(1, 'loaded'));
    expect(lightbox.current.imageStatus).toBe('loaded');
  });

  test('a page that moves list and index together sees no change of slides', () => {
    const images = photos(3);
    const lightbox = renderLightbox({ images, index: 1 });
    lightbox.openOn('photo-1');
    lightbox.rerender({ images: [...photos(2, 'newer'), ...images], index: 3 });
    expect(lightbox.current).toMatchObject({ index: 3, image: { id: 'photo-1' }, transition: null });
  });

  test('a waiting target survives when the list moves under a running change', () => {
    const images = photos(7);
    const lightbox = renderLightbox({ images });
    lightbox.openOn('photo-0');
    lightbox.run(({ previous }) => previous());
    lightbox.run(({ goTo }) => goTo(0));
    lightbox.rerender({ images: [...photos(1, 'new'), ...images] });
    lightbox.pass(200);
    expect(lightbox.current).toMatchObject({ index: 1, image: { id: 'photo-0' } });
  });

  test('an empty list closes it, with the reason', () => {
    const onOpenChange = vi.fn();
    const lightbox = renderLightbox({ images: photos(1), onOpenChange });
    lightbox.openOn('photo-0');
    lightbox.rerender({ images: [], onOpenChange });
    expect(onOpenChange).toHaveBeenLastCalledWith(false, expect.objectContaining({ reason: 'missing' }));
    expect(lightbox.current.status).toBe('closed');
  });
});

describe('a picture that fails', () => {
  test('is tried again on request, under a new attempt', () => {
    const lightbox = renderLightbox({ images: photos(2) });
    lightbox.openOn('photo-0');
    lightbox.run(({ reportImage }) => reportImage(0, 'failed'));
    expect(lightbox.current).toMatchObject({ imageStatus: 'failed', isSettled: true });
    expect(lightbox.current.slides[0]).toMatchObject({ attempt: 0 });
    lightbox.run(({ retryImage }) => retryImage(0));
    expect(lightbox.current).toMatchObject({ imageStatus: 'loading', isSettled: false });
    expect(lightbox.current.slides[0]).toMatchObject({ attempt: 1 });
    lightbox.pass(0);
    expect(lightbox.current.imageStatus).toBe('loaded');
  });

  test('is tried again at its button, which reads as the label says', () => {
    const press = { defaultPrevented: false } as Parameters<NonNullable<ElementProps<'button'>['onClick']>>[0];
    const lightbox = renderLightbox({ images: photos(2) });
    lightbox.openOn('photo-0');
    lightbox.run(({ reportImage }) => reportImage(0, 'failed'));
    const { onClick, children } = lightbox.current.getRetryImageButtonProps({ index: 0 });
    expect(children).toBe('Try again');
    lightbox.run(() => onClick?.(press));
    expect(lightbox.current.slides[0]).toMatchObject({ imageStatus: 'loading', attempt: 1 });
  });

  test('is tried again by itself when the network is back', () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const lightbox = renderLightbox({ images: photos(2) });
    lightbox.openOn('photo-0');
    lightbox.run(({ reportImage }) => reportImage(0, 'failed'));
    expect(lightbox.current.isOffline).toBe(true);
    onLine.mockReturnValue(true);
    lightbox.run(() => void window.dispatchEvent(new Event('online')));
    expect(lightbox.current).toMatchObject({ isOffline: false, imageStatus: 'loading' });
  });

  test('is tried again when the visitor comes back to it later', () => {
    const lightbox = renderLightbox({ images: photos(9) });
    lightbox.openOn('photo-0');
    lightbox.run(({ reportImage }) => reportImage(0, 'failed'));
    for (const index of [4, 7, 0]) {
      lightbox.run(({ goTo }) => goTo(index));
      expect(lightbox.current).toMatchObject({ index, imageStatus: 'loading' });
      lightbox.pass(100);
    }
  });
});

describe('the pictures beside the shown one', () => {
  const loading = (lightbox: ReturnType<typeof renderLightbox>) =>
    lightbox.current.slides.filter(({ shouldLoad }) => shouldLoad).map(({ index }) => index);
  const urlOf = (lightbox: ReturnType<typeof renderLightbox>, index: number) =>
    lightbox.current.getImageProps({ index }).src;

  test('load once it is there, so that it has the connection to itself', () => {
    const lightbox = renderLightbox({ images: photos(5) });
    lightbox.pass(1000);
    lightbox.run(({ open }) => open('photo-1'));
    expect([loading(lightbox), urlOf(lightbox, 1), urlOf(lightbox, 2)]).toEqual([[1], '/photo-1.jpg', undefined]);
    lightbox.pass(0);
    expect([loading(lightbox), urlOf(lightbox, 2)]).toEqual([[0, 1, 2], '/photo-2.jpg']);
  });

  test('load where the shown one has failed, too', () => {
    const lightbox = renderLightbox({ images: photos(5) });
    lightbox.openOn('photo-1');
    lightbox.run(({ reportImage }) => reportImage(1, 'failed'));
    expect(loading(lightbox)).toEqual([0, 1, 2]);
  });

  test('make way for the next one, but for those that have loaded', () => {
    const lightbox = renderLightbox({ images: photos(5) });
    lightbox.openOn('photo-1');
    lightbox.run(({ reportImage, next }) => {
      reportImage(2, 'loading');
      next();
    });
    expect(loading(lightbox)).toEqual([1, 2]);
  });

  test('go on where they have begun, also if the next one is still on its way', () => {
    const lightbox = renderLightbox({ images: photos(3) });
    lightbox.openOn('photo-0');
    lightbox.run(({ next }) => next());
    expect([lightbox.current.imageStatus, loading(lightbox)]).toEqual(['loading', [0, 1, 2]]);
  });

  test('wait for the shown one also when they are asked for again', () => {
    const lightbox = renderLightbox({ images: photos(5), settings: { preload: false } });
    lightbox.openOn('photo-1');
    const element = document.createElement('img');
    const { ref } = lightbox.current.getImageProps({ index: 2 });
    if (typeof ref === 'function') lightbox.run(() => void ref(element));
    lightbox.run(({ retryImage }) => retryImage(2));
    expect(element.getAttribute('src')).toBeNull();
  });

  test('are not loaded where the site does not preload', () => {
    const lightbox = renderLightbox({ images: photos(5), settings: { preload: false } });
    lightbox.openOn('photo-1');
    expect(loading(lightbox)).toEqual([1]);
  });
});

test('mounted and remembered images stay few on a long way', () => {
  const lightbox = renderLightbox({ images: photos(200) });
  lightbox.openOn('photo-0');
  for (let step = 0; step < 60; step += 1) {
    lightbox.run(({ next }) => next());
    lightbox.pass(100);
  }
  expect(lightbox.current.slides.map(({ index }) => index)).toEqual([59, 60, 61]);
});

test('a list written anew in each render counts as the same', () => {
  const lightbox = renderLightbox({ images: photos(3) });
  lightbox.openOn('photo-1');
  for (let render = 0; render < 5; render += 1) lightbox.rerender({ images: photos(3) });
  expect(lightbox.current).toMatchObject({ index: 1, status: 'open', isSettled: true });
});
