import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import {
  useDeepLink,
  useFilmstrip,
  useFullscreen,
  useHistoryEntry,
  useHits,
  useLightbox,
  usePauseOnInteraction,
  usePreload,
  useSlideshow,
} from '@loggia/hooks';

const images = [1, 2, 3].map((number) => ({ id: String(number), url: `/${number}.jpg`, title: `Image ${number}` }));

function Companions() {
  const lightbox = useLightbox({ images });
  const slideshow = useSlideshow(lightbox, { autoplay: true });
  const filmstrip = useFilmstrip(lightbox);
  const fullscreen = useFullscreen({ element: lightbox.stageElement, fallback: 'emulate' });
  const deepLink = useDeepLink(lightbox, { galleryId: '7' });
  useHistoryEntry(lightbox, { deepLink });
  usePreload(lightbox, { visibleCount: filmstrip.visibleCount });
  const { hitCount } = useHits(lightbox);
  return (
    <div {...fullscreen.getElementProps()}>
      <button type="button" {...slideshow.getPlayButtonProps()} />
      <div {...slideshow.getProgressProps()} />
      <div {...filmstrip.getTrackProps()}>
        <ul {...filmstrip.getListProps()} />
      </div>
      {fullscreen.isSupported && <button type="button" {...fullscreen.getButtonProps()} />}
      {hitCount}
    </div>
  );
}

test('a closed lightbox and its companion hooks render on the server without style attributes', () => {
  expect(renderToString(<Companions />)).toBe(
    '<div><button type="button" aria-label="Play slideshow" hidden="" data-shortcut="togglePlay"></button><div aria-hidden="true"></div>' +
      '<div data-orientation="horizontal" tabindex="-1"><ul role="list" aria-label="Thumbnails"></ul></div></div>',
  );
});

function InlineSlideshow() {
  const interaction = usePauseOnInteraction();
  const target = { index: 0, count: 3, loop: true, hasNext: true, isSettled: true, next: () => {} };
  const slideshow = useSlideshow(target, { autoplay: true, pauseReasons: interaction.pauseReasons });
  return (
    <section {...interaction.getRegionProps()}>
      <button type="button" {...slideshow.getPlayButtonProps()} />
      <div {...slideshow.getProgressProps()} />
    </section>
  );
}

test('an inline slideshow with autoplay renders as started, but not playing, on the server', () => {
  expect(renderToString(<InlineSlideshow />)).toBe(
    '<section><button type="button" aria-label="Pause slideshow" data-shortcut="togglePlay" data-started=""></button>' +
      '<div aria-hidden="true"></div></section>',
  );
});
