// The measured cases. A rival is one more entry and one more page: a page of 24 or 10,000 images from `createImages`, and
// selectors that say what to press and what to wait for. Its package goes into a package.json beside this folder.

const KIT = {
  opened: '.loggia-lightbox[data-status="open"] [data-role="current"] img',
  closed: '.loggia-lightbox',
};

export const cases = [
  {
    name: 'gallery',
    title: 'ThumbnailGallery images={…}',
    page: 'loggiaGallery.jsx',
    /** The element that opens the lightbox. */
    trigger: '.loggia-gallery [data-index="5"] > *',
    /** The picture of the open lightbox, there and loaded. */
    opened: KIT.opened,
    /** The element that is gone once Escape has closed it. */
    closed: KIT.closed,
  },
  {
    name: 'static',
    title: 'ThumbnailGallery over createStaticBackend, 24 a page',
    page: 'loggiaStaticBackend.jsx',
    trigger: '.loggia-gallery [data-index="5"] > *',
    opened: KIT.opened,
    closed: KIT.closed,
  },
  {
    name: 'lightbox',
    title: 'Lightbox alone, opened in the middle of the list',
    page: 'loggiaLightbox.jsx',
    trigger: '#page a',
    opened: KIT.opened,
    closed: KIT.closed,
  },
];
