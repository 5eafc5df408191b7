// The measured cases. To add another library, add an entry and a page: a page with 24 or 10,000 images from `createImages`, and
// selectors for what to click and what to wait for. Its package goes into the package.json next to this folder.

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
    /** The loaded image of the open lightbox. */
    opened: KIT.opened,
    /** The element that is removed once Escape has closed the lightbox. */
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
