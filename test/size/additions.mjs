/**
 * What a view may add to a page, gzipped, before the first paint: the page with it against the same page without. An album's
 * views stand on a gallery with `useAlbum`, which each of them loads, and masonry on one in masonry.
 */
export const additions = [
  { view: 'thumbnailView', to: 'static', limitBytes: 3000 },
  { view: 'masonry', to: 'static', limitBytes: 3000 },
  { view: 'verticalMosaic', to: 'static', limitBytes: 3000 },
  { view: 'horizontalMosaic', to: 'static', limitBytes: 3000 },
  { view: 'blog', to: 'static', limitBytes: 3000 },
  { view: 'imageBrowser', to: 'static', limitBytes: 3000 },
  { view: 'inlineSlideshow', to: 'static', limitBytes: 3000 },
  { view: 'featureCarousel', to: 'static', limitBytes: 3000 },
  { view: 'useCarousel', to: 'static', limitBytes: 6000 },
  // No view but what makes a gallery one of an album: levels, requests, links, history and address.
  { view: 'useAlbum', to: 'static', limitBytes: 3900 },
  { view: 'albumCompact', to: 'useAlbum', limitBytes: 3000 },
  { view: 'albumExtended', to: 'useAlbum', limitBytes: 3000 },
  { view: 'albumMasonry', to: 'useAlbumInMasonry', limitBytes: 3000 },
];

/** The views that add more than they may. `sizeOf` tells how many bytes a page's first paint waits for. */
export const overspent = (sizeOf) =>
  additions.flatMap(({ view, to, limitBytes }) => {
    const bytes = sizeOf(view) - sizeOf(to);
    return bytes > limitBytes ? [`${view} adds ${bytes} bytes to ${to}, and may add ${limitBytes}.`] : [];
  });
