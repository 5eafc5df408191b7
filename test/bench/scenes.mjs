// Who is measured where. A subject is one more file in pages/<scene>/ and one more line here; its package goes into package.json.

/** The subject that every ratio of a scene is a ratio to. It is measured twice in every round: the second time as the control. */
export const PLATFORM = 'platform';
export const CONTROL = 'control';

export const scenes = {
  lightbox: {
    /** The dialog with a strip is what the platform takes for what a whole lightbox shows. */
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

/** The scenes whose pages a server can render, and the page of a subject whose server needs another. */
export const HYDRATED = {
  grid: {},
  masonry: { reactPhotoAlbum: 'reactPhotoAlbumServer' },
  rows: { reactPhotoAlbum: 'reactPhotoAlbumServer' },
};

/**
 * The visits of the platform in a round, and as many of its control. Everything is compared with it, and its times are a frame or less, so one visit a
 * round would not tell noise from a loaded machine.
 */
const PLATFORM_VISITS = 3;

/**
 * A scene's visits in the order of a round. It begins with another subject each time; platform and control stand beside each other, at its beginning, in
 * between and at its end, and take turns in going first.
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
