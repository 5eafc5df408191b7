/**
 * The gzipped bytes that a view may add to a page before the first paint, compared to the same page with thumbnails. The masonry album is
 * compared to the masonry gallery.
 */
export const additions = [
  { view: 'masonry', to: 'static', limitBytes: 2500 },
  { view: 'justified', to: 'static', limitBytes: 3400 },
  { view: 'blog', to: 'static', limitBytes: 10700 },
  { view: 'imageBrowser', to: 'static', limitBytes: 3000 },
  { view: 'inlineSlideshow', to: 'static', limitBytes: 20000 },
  { view: 'featureCarousel', to: 'static', limitBytes: 7500 },
  { view: 'useCarousel', to: 'static', limitBytes: 8600 },
  { view: 'useAlbum', to: 'static', limitBytes: 5700 },
  { view: 'albumCompact', to: 'static', limitBytes: 9300 },
  { view: 'albumExtended', to: 'static', limitBytes: 10400 },
  { view: 'albumMasonry', to: 'masonry', limitBytes: 9400 },
];

/** Reports the views that exceed their budget. `sizeOf` returns the bytes that a page's first paint waits for. */
export const overspent = (sizeOf) =>
  additions.flatMap(({ view, to, limitBytes }) => {
    const bytes = sizeOf(view) - sizeOf(to);
    return bytes > limitBytes ? [`${view} adds ${bytes} bytes to ${to}, and may add ${limitBytes}.`] : [];
  });
