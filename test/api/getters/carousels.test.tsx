import { renderHook } from '@testing-library/react-hooks';
import { beforeEach, test, vi } from 'vitest';
import {
  useCarousel,
  useFeatureCarousel,
  useInlineFilmstrip,
  useInlinePlayback,
  useInlineSlideshow,
  useSlideshowMusic,
  type InlineFilmstripType,
  type UseCarouselOptions,
  type UseInlineSlideshowOptions,
} from '@loggia/hooks';
import { fakeImages } from '../../helpers/fakeLightbox.ts';
import { createGetterReport, expectAsReported } from '../createGetterReport.ts';
import { pass, perform, tell } from '../handle.ts';

beforeEach(() => void vi.useFakeTimers());

const images = fakeImages(3);
const index = (...indices: number[]) => indices.map((one) => ({ index: one }));
const page = (...pages: number[]) => pages.map((one) => ({ page: one }));

test('carousel', async () => {
  const report = createGetterReport('carousel');
  const { state } = report.hook('useCarousel');
  const slideshow = report.hook('useCarousel: its slideshow');
  const nameOf = (place: number) => (place === 0 ? 'Eiger' : undefined);
  const initialProps: Partial<UseCarouselOptions> = {};
  const { result, rerender } = renderHook(
    (options: Partial<UseCarouselOptions>) =>
      useCarousel({ label: 'Alps', count: 5, nameOf, dots: true, playButton: true, ...options }),
    { initialProps },
  );
  const asked = { getSlideProps: index(0, 1), getDotProps: page(0, 1) };
  state('at the first', result.current, asked);
  slideshow.state('stopped', result.current.slideshow);
  await perform(() => result.current.next());
  await pass(10_000);
  state('at the second', result.current, asked);
  await perform(() => result.current.slideshow.play());
  state('playing', result.current, asked);
  slideshow.state('playing', result.current.slideshow);
  await perform(() => result.current.slideshow.pause());
  rerender({ items: 2, gap: 10, loop: true });
  state('two at a time, in a circle', result.current, asked);
  rerender({ effect: 'fade' });
  state('that fades', result.current, asked);
  rerender({ enabled: false });
  state('off', result.current, asked);

  const feature = report.hook('useFeatureCarousel');
  const whole = renderHook(() => useFeatureCarousel({ label: 'Alps', count: 5, nameOf, dots: true }));
  const askedOfFeature = { ...asked, getContentProps: index(0, 1) };
  feature.state('at the first', whole.result.current, askedOfFeature);
  await perform(() => whole.result.current.next());
  await pass(10_000);
  feature.state('at the second', whole.result.current, askedOfFeature);
  await expectAsReported(report);
});

test('inlineSlideshow', async () => {
  const report = createGetterReport('inlineSlideshow');
  const { state } = report.hook('useInlineSlideshow');
  const playback = report.hook('useInlinePlayback');
  const music = report.hook('useSlideshowMusic');
  const initialProps: Partial<UseInlineSlideshowOptions> = {};
  const { result, rerender } = renderHook(
    (options: Partial<UseInlineSlideshowOptions>) => {
      const show = useInlineSlideshow({ images, label: 'Alps', effect: 'none', loop: false, ...options });
      const playing = useInlinePlayback(show);
      return { show, playing, music: useSlideshowMusic(playing, { url: '/waltz.mp3' }) };
    },
    { initialProps },
  );
  const now = () => result.current;
  const asked = { getSlideProps: index(0, 1), getImageProps: index(0, 1) };
  state('at the first, its picture on the way', now().show, asked);
  playback.state('stopped', now().playing);
  music.state('silent', now().music);
  const picture = document.createElement('img');
  await tell(now().show.getImageProps({ index: 0 }).onLoad, { currentTarget: picture });
  state('at the first, its picture there', now().show, asked);
  await perform(() => now().playing.play('playButton'));
  playback.state('playing', now().playing);
  music.state('on', now().music);
  await perform(() => now().playing.pause());
  await perform(() => now().show.next('swipe'));
  await pass(10_000);
  state('at the second', now().show, asked);
  await tell(now().show.getImageProps({ index: 1 }).onError, { currentTarget: picture });
  state('its picture failed', now().show, asked);
  rerender({ loop: true });
  state('in a circle', now().show, asked);
  rerender({ images: [] });
  state('without images', now().show, asked);

  const strips = report.hook('useInlineFilmstrip');
  const target = { images, index: 0, next: vi.fn(), previous: vi.fn(), goTo: vi.fn() };
  const strip = renderHook(
    ({ type }: { readonly type: InlineFilmstripType }) => useInlineFilmstrip(target, { type, count: 3 }),
    { initialProps: { type: 'dots' } },
  );
  const two = index(0, 1);
  const askedOfStrip = { getItemProps: two, getThumbnailProps: two, getThumbnailImageProps: two };
  strips.state('dots', strip.result.current, askedOfStrip);
  strip.rerender({ type: 'fixedSize' });
  strips.state('thumbnails of one size', strip.result.current, askedOfStrip);
  strip.rerender({ type: 'fixedCount' });
  strips.state('so many thumbnails', strip.result.current, askedOfStrip);
  await expectAsReported(report);
});
