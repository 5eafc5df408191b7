import { renderHook } from '@testing-library/react-hooks';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  useFilmstrip,
  useFullscreen,
  usePauseOnInteraction,
  useSlideshow,
  useSwipe,
  useZoom,
  type FullscreenFallback,
  type UseFilmstripOptions,
  type UseSlideshowOptions,
} from '@loggia/hooks';
import { fakeImages, useFakeLightbox } from '../../helpers/fakeLightbox.ts';
import { createGetterReport, expectAsReported } from '../createGetterReport.ts';
import { attach, perform, tell } from '../handle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  for (const name of ['fullscreenEnabled', 'fullscreenElement']) Reflect.deleteProperty(document, name);
});

const images = fakeImages(3);

test('the slideshow getters return the recorded props', async () => {
  const report = createGetterReport('slideshow');
  const { state } = report.hook('useSlideshow');
  const useShow = (options: UseSlideshowOptions) => {
    const lightbox = useFakeLightbox({ images, defaultOpenIndex: 0 });
    return { lightbox, slideshow: useSlideshow(lightbox, { intervalMs: 5000, ...options }) };
  };
  const { result, rerender } = renderHook(useShow, { initialProps: {} as UseSlideshowOptions });
  const now = () => result.current;
  state('stopped', now().slideshow);
  await perform(() => now().slideshow.play());
  state('playing', now().slideshow);
  rerender({ pauseReasons: ['zoom'] });
  state('paused by a zoom', now().slideshow);
  rerender({});
  await perform(() => now().slideshow.pause());
  state('stopped again', now().slideshow);
  await perform(() => now().lightbox.close());
  state('with the lightbox closed', now().slideshow);
  rerender({ enabled: false });
  state('off', now().slideshow);

  const pauses = renderHook(usePauseOnInteraction);
  const { state: stateOfPauses } = report.hook('usePauseOnInteraction');
  stateOfPauses('at rest', pauses.result.current);
  await tell(pauses.result.current.getRegionProps().onFocus, { target: document.body, currentTarget: document.body });
  stateOfPauses('with focus in it', pauses.result.current);
  await expectAsReported(report);
});

test('the zoom getters return the recorded props', async () => {
  const report = createGetterReport('zoom');
  const { state } = report.hook('useZoom');
  const image = { id: '1', url: '/1.jpg', width: 600, height: 400 };
  const { result, rerender } = renderHook(({ enabled }) => useZoom({ image, status: 'open' }, { enabled }), {
    initialProps: { enabled: true },
  });
  const sized = { getImageProps: [{ sizes: '400px' }] };
  state('the whole picture', result.current, sized);
  const surface = document.createElement('div');
  vi.spyOn(surface, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 400, 300));
  const picture = document.createElement('img');
  vi.spyOn(picture, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 400, 267));
  await attach(result.current.getSurfaceProps(), surface);
  await attach(result.current.getImageProps(), picture);
  await perform(() => result.current.zoomIn());
  expect(result.current.isZoomed).toBe(true);
  state('zoomed', result.current, sized);
  await perform(() => result.current.reset());
  state('the whole picture again', result.current, sized);
  rerender({ enabled: false });
  state('off', result.current, sized);
  await expectAsReported(report);
});

test('the swipe getters return the recorded props', async () => {
  const report = createGetterReport('swipe');
  const { state } = report.hook('useSwipe');
  const target = { status: 'open', index: 0, count: 3, loop: false, hasNext: true, hasPrevious: false } as const;
  const { result, rerender } = renderHook(
    ({ enabled, loop }) => useSwipe({ ...target, loop, next: vi.fn(), previous: vi.fn() }, { enabled }),
    { initialProps: { enabled: true, loop: false } },
  );
  const slides = { getSlideProps: [0, 1, 2].map((index) => ({ index })) };
  state('at the first', result.current, slides);
  rerender({ enabled: true, loop: true });
  state('in a loop', result.current, slides);
  rerender({ enabled: false, loop: false });
  state('off', result.current, slides);
  await expectAsReported(report);
});

test('the fullscreen getters return the recorded props', async () => {
  const report = createGetterReport('fullscreen');
  const { state } = report.hook('useFullscreen');
  const element = document.createElement('div');
  const { result, rerender } = renderHook(
    ({ fallback }: { readonly fallback: FullscreenFallback }) => useFullscreen({ element, fallback }),
    { initialProps: { fallback: 'hide' } },
  );
  state('where the browser cannot', result.current);
  rerender({ fallback: 'emulate' });
  await perform(() => result.current.enter());
  state('emulated', result.current);
  await perform(() => result.current.exit());
  state('left', result.current);
  Object.assign(document, { fullscreenEnabled: true, fullscreenElement: element });
  await perform(() => document.dispatchEvent(new Event('fullscreenchange')));
  state('native', result.current);
  await expectAsReported(report);
});

test('the filmstrip getters return the recorded props', async () => {
  const report = createGetterReport('filmstrip');
  const { state } = report.hook('useFilmstrip');
  const useStrip = (options: UseFilmstripOptions) => {
    const lightbox = useFakeLightbox({ images, defaultOpenIndex: 0 });
    return { lightbox, filmstrip: useFilmstrip(lightbox, options) };
  };
  const { result, rerender } = renderHook(useStrip, { initialProps: {} as UseFilmstripOptions });
  const two = [{ index: 0 }, { index: 1 }];
  const asked = { getItemProps: two, getThumbnailProps: two, getThumbnailImageProps: two };
  state('at the first', result.current.filmstrip, asked);
  await perform(() => result.current.lightbox.next());
  state('at the second', result.current.filmstrip, asked);
  rerender({ direction: 'vertical', thumbnailWidth: 90, thumbnailHeight: 60 });
  state('vertical', result.current.filmstrip, asked);
  rerender({ enabled: false });
  state('off', result.current.filmstrip, asked);
  await expectAsReported(report);
});
