import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ElementProps } from '@loggia/hooks/shared';
import { photos, renderLightbox } from './renderLightbox.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a lightbox whose list changes', () => {
  test('keeps the shown image and updates the index when images are prepended', () => {
    const onIndexChange = vi.fn();
    const images = photos(3);
    const lightbox = renderLightbox({ images, onIndexChange });
    lightbox.openOn('photo-1');
    onIndexChange.mockClear();
    lightbox.rerender({ images: [...photos(5, 'newer'), ...images], onIndexChange });
    expect(lightbox.current).toMatchObject({ index: 6, image: { id: 'photo-1' }, transition: null, isSettled: true });
    expect(onIndexChange).toHaveBeenCalledExactlyOnceWith(6, expect.objectContaining({ reason: 'imagesChanged' }));
  });

  test('shows the next image when the current image is removed', () => {
    const images = photos(4);
    const lightbox = renderLightbox({ images });
    lightbox.openOn('photo-1');
    lightbox.rerender({ images: images.filter(({ id }) => id !== 'photo-1') });
    expect(lightbox.current).toMatchObject({ index: 1, image: { id: 'photo-2' } });
  });

  test('shows the previous image when the last image in the list is removed', () => {
    const images = photos(4);
    const lightbox = renderLightbox({ images });
    lightbox.openOn('photo-3');
    lightbox.rerender({ images: images.slice(0, 3) });
    expect(lightbox.current).toMatchObject({ index: 2, image: { id: 'photo-2' } });
  });

  test('continues a slide change in progress when images are appended', () => {
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

  test('adopts a new object for the same image', () => {
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
    // The request for the old file may still settle.
    lightbox.run(() => onError?.({} as never));
    expect(lightbox.current.imageStatus).toBe('loading');
    lightbox.run(({ reportImage }) => reportImage(1, 'loaded'));
    expect(lightbox.current.imageStatus).toBe('loaded');
  });

  test('starts no slide change if the parent updates the list and the index together', () => {
    const images = photos(3);
    const lightbox = renderLightbox({ images, index: 1 });
    lightbox.openOn('photo-1');
    lightbox.rerender({ images: [...photos(2, 'newer'), ...images], index: 3 });
    expect(lightbox.current).toMatchObject({ index: 3, image: { id: 'photo-1' }, transition: null });
  });

  test('keeps a queued target when images are prepended during a change', () => {
    const images = photos(7);
    const lightbox = renderLightbox({ images });
    lightbox.openOn('photo-0');
    lightbox.run(({ previous }) => previous());
    lightbox.run(({ goTo }) => goTo(0));
    lightbox.rerender({ images: [...photos(1, 'new'), ...images] });
    lightbox.pass(200);
    expect(lightbox.current).toMatchObject({ index: 1, image: { id: 'photo-0' } });
  });

  test('closes with a reason when the list becomes empty', () => {
    const onOpenChange = vi.fn();
    const lightbox = renderLightbox({ images: photos(1), onOpenChange });
    lightbox.openOn('photo-0');
    lightbox.rerender({ images: [], onOpenChange });
    expect(onOpenChange).toHaveBeenLastCalledWith(false, expect.objectContaining({ reason: 'missing' }));
    expect(lightbox.current.status).toBe('closed');
  });
});

describe('a lightbox image that fails to load', () => {
  test('is loaded again by `retryImage`, which counts as a new attempt', () => {
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

  test('is loaded again through its retry button', () => {
    const press = { defaultPrevented: false } as Parameters<NonNullable<ElementProps<'button'>['onClick']>>[0];
    const lightbox = renderLightbox({ images: photos(2) });
    lightbox.openOn('photo-0');
    lightbox.run(({ reportImage }) => reportImage(0, 'failed'));
    const { onClick, children } = lightbox.current.getRetryImageButtonProps({ index: 0 });
    expect(children).toBe('Try again');
    lightbox.run(() => onClick?.(press));
    expect(lightbox.current.slides[0]).toMatchObject({ imageStatus: 'loading', attempt: 1 });
  });

  test('is loaded again when the device is back online', () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const lightbox = renderLightbox({ images: photos(2) });
    lightbox.openOn('photo-0');
    lightbox.run(({ reportImage }) => reportImage(0, 'failed'));
    expect(lightbox.current.isOffline).toBe(true);
    onLine.mockReturnValue(true);
    lightbox.run(() => void window.dispatchEvent(new Event('online')));
    expect(lightbox.current).toMatchObject({ isOffline: false, imageStatus: 'loading' });
  });

  test('is loaded again when the user returns to it', () => {
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

describe('the neighbors of the shown image', () => {
  const loading = (lightbox: ReturnType<typeof renderLightbox>) =>
    lightbox.current.slides.filter(({ shouldLoad }) => shouldLoad).map(({ index }) => index);
  const urlOf = (lightbox: ReturnType<typeof renderLightbox>, index: number) =>
    lightbox.current.getImageProps({ index }).src;

  test('load only after the shown image has loaded', () => {
    const lightbox = renderLightbox({ images: photos(5) });
    lightbox.pass(1000);
    lightbox.run(({ open }) => open('photo-1'));
    expect([loading(lightbox), urlOf(lightbox, 1), urlOf(lightbox, 2)]).toEqual([[1], '/photo-1.jpg', undefined]);
    lightbox.pass(0);
    expect([loading(lightbox), urlOf(lightbox, 2)]).toEqual([[0, 1, 2], '/photo-2.jpg']);
  });

  test('load even if the shown image has failed', () => {
    const lightbox = renderLightbox({ images: photos(5) });
    lightbox.openOn('photo-1');
    lightbox.run(({ reportImage }) => reportImage(1, 'failed'));
    expect(loading(lightbox)).toEqual([0, 1, 2]);
  });

  test('wait for the next shown image, unless they have already loaded', () => {
    const lightbox = renderLightbox({ images: photos(5) });
    lightbox.openOn('photo-1');
    lightbox.run(({ reportImage, next }) => {
      reportImage(2, 'loading');
      next();
    });
    expect(loading(lightbox)).toEqual([1, 2]);
  });

  test('continue loading after a slide change, even if the shown image is still loading', () => {
    const lightbox = renderLightbox({ images: photos(3) });
    lightbox.openOn('photo-0');
    lightbox.run(({ next }) => next());
    expect([lightbox.current.imageStatus, loading(lightbox)]).toEqual(['loading', [0, 1, 2]]);
  });

  test('are not loaded on retry if preloading is disabled', () => {
    const lightbox = renderLightbox({ images: photos(5), settings: { preload: false } });
    lightbox.openOn('photo-1');
    const element = document.createElement('img');
    const { ref } = lightbox.current.getImageProps({ index: 2 });
    if (typeof ref === 'function') lightbox.run(() => void ref(element));
    lightbox.run(({ retryImage }) => retryImage(2));
    expect(element.getAttribute('src')).toBeNull();
  });

  test('are not loaded if preloading is disabled', () => {
    const lightbox = renderLightbox({ images: photos(5), settings: { preload: false } });
    lightbox.openOn('photo-1');
    expect(loading(lightbox)).toEqual([1]);
  });
});

test('a lightbox mounts only a few slides after many changes', () => {
  const lightbox = renderLightbox({ images: photos(200) });
  lightbox.openOn('photo-0');
  for (let step = 0; step < 60; step += 1) {
    lightbox.run(({ next }) => next());
    lightbox.pass(100);
  }
  expect(lightbox.current.slides.map(({ index }) => index)).toEqual([59, 60, 61]);
});

test('a lightbox does not change when each render passes a new but equal list', () => {
  const lightbox = renderLightbox({ images: photos(3) });
  lightbox.openOn('photo-1');
  for (let render = 0; render < 5; render += 1) lightbox.rerender({ images: photos(3) });
  expect(lightbox.current).toMatchObject({ index: 1, status: 'open', isSettled: true });
});
