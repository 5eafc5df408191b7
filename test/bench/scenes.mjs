// The subjects of each scene. To add a subject, add a file in pages/<scene>/, a line here, and its package in package.json.

/** The subject that all others are compared with. It is measured twice per round, the second time as the control. */
export const PLATFORM = 'platform';
export const CONTROL = 'control';

export const scenes = {
  lightbox: {
    /** A complete lightbox is compared with the dialog that has a thumbnail strip. */
    platform: 'platformStrip',
    subjects: {
      platformStrip: { title: 'platform: `<dialog>`, `<img>`, strip', of: 'platform' },
      platform: { title: 'platform: `<dialog>`, `<img>`', of: 'platform' },
      loggiaKit: { title: 'Loggia, kit', of: 'loggia' },
      loggiaGallery: { title: 'Loggia, kit with gallery', of: 'loggia' },
      loggiaHooks: { title: 'Loggia, hooks only', of: 'loggia' },
      yarlFull: { title: 'yet-another-react-lightbox, plugins' },
      yarl: { title: 'yet-another-react-lightbox' },
      photoswipe: { title: 'PhotoSwipe' },
      lightgallery: { title: 'lightGallery' },
      fancybox: { title: 'Fancybox' },
      reactImageGallery: { title: 'react-image-gallery' },
    },
  },
  grid: {
    platform: 'platform',
    subjects: {
      platform: { title: 'platform: CSS grid, all images', of: 'platform' },
      loggia: { title: 'Loggia', of: 'loggia' },
    },
  },
  masonry: {
    platform: 'platform',
    subjects: {
      platform: { title: 'platform: one pass, virtualized', of: 'platform' },
      loggia: { title: 'Loggia', of: 'loggia' },
      reactPhotoAlbum: { title: 'react-photo-album' },
    },
  },
  rows: {
    platform: 'platform',
    subjects: {
      platform: { title: 'platform: one pass, virtualized', of: 'platform' },
      loggia: { title: 'Loggia', of: 'loggia' },
      reactPhotoAlbum: { title: 'react-photo-album' },
      justifiedLayout: { title: 'justified-layout' },
    },
  },
  carousel: {
    platform: 'platform',
    subjects: {
      platform: { title: 'platform: scroll snap, virtualized', of: 'platform', next: '.next' },
      loggia: { title: 'Loggia', of: 'loggia', next: '.loggia-arrow-next' },
      embla: { title: 'Embla', next: '.next' },
      keenSlider: { title: 'Keen Slider', next: '.next' },
      swiper: { title: 'Swiper', next: '.swiper-button-next' },
      swiperVirtual: { title: 'Swiper, virtual slides', next: '.swiper-button-next' },
      fancybox: { title: 'Fancybox Carousel', next: '.is-arrow.is-next' },
      yarlInline: { title: 'yet-another-react-lightbox, inline', next: '.yarl__navigation_next' },
    },
  },
};

export const LISTS = ['grid', 'masonry', 'rows', 'carousel'];

/** The scenes that can be server-rendered, and the server page of subjects that need a separate one. */
export const HYDRATED = {
  grid: {},
  masonry: { reactPhotoAlbum: 'reactPhotoAlbumServer' },
  rows: { reactPhotoAlbum: 'reactPhotoAlbumServer' },
};

/**
 * How often the platform and its control are visited per round. All subjects are compared with the platform, and its
 * times are a frame or less, so a single visit couldn't distinguish noise from a busy machine.
 */
const PLATFORM_VISITS = 3;

/**
 * The visits of a scene in the order of a round. Each round starts with a different subject. Platform and control are visited next to each other at the
 * start, in the middle and at the end, and alternate in going first.
 */
export function visitsOf(scene, round, { only, pairs = PLATFORM_VISITS } = {}) {
  const { platform, subjects } = scenes[scene];
  const names = Object.keys(subjects).filter((name) => name !== platform && (!only || only.includes(name)));
  const start = round % Math.max(1, names.length);
  const others = [...names.slice(start), ...names.slice(0, start)].map((name) => ({ name, page: name }));
  const pair = [
    { name: platform, page: platform },
    { name: CONTROL, page: platform },
  ];
  const size = Math.ceil(others.length / Math.max(1, pairs - 1)) || 1;
  return Array.from({ length: pairs }, (_, place) => [
    ...(place % 2 === round % 2 ? pair : pair.toReversed()),
    ...others.slice(place * size, (place + 1) * size),
  ]).flat();
}
