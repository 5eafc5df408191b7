// The sections of the report: their text, their measures with titles and units, and the Loggia subjects to compare.

const ms = (title, digits = 0) => ({ title, unit: 'ms', digits });
const lists = (count, words) => ({
  [`paint${count}`]: ms(`${words}: painted`),
  [`thread${count}`]: ms(`${words}: main thread`),
  [`nodes${count}`]: { title: `${words}: elements`, unit: '', digits: 0, isCount: true },
});

const LIST_TEXT =
  '"Painted" is the time from mounting the list to the frame that shows the first image. "Main thread" is the CPU time from mounting until 800 ms after that frame. Code and data are already loaded, and images are served from the same machine.';
const HYDRATION_TEXT =
  '200 server-rendered images: main-thread time in the 800 ms after hydration starts, layout shift since the first paint, and hydration mismatches.';

export const sections = {
  lightbox: {
    title: 'Opening the lightbox and changing the image',
    text: '200 thumbnails, 1280 × 800 pixels. "Painted" is the time from the click to the frame that shows the large image, without animation if the library can disable it. "Main thread" is the CPU time in the 700 ms after the click, minus the CPU time of an idle page. "Animated" uses the default animation.',
    ours: ['loggiaKit', 'loggiaGallery', 'loggiaHooks'],
    measures: {
      cold: ms('first open: painted'),
      warm: ms('reopen: painted'),
      atOnce: ms('click right after load: painted'),
      change: ms('next image: painted'),
      escape: ms('Escape: closed'),
      inp: ms('longest interaction (INP)'),
      openThread: ms('first open: main thread', 1),
      openScript: ms('first open: script', 1),
      reopenThread: ms('reopen: main thread', 1),
      changeThread: ms('next image: main thread', 1),
      changeScript: ms('next image: script', 1),
      atRest: ms('animated open: at rest'),
      restThread: ms('animated open: main thread in 1 s', 1),
      shift: { title: 'layout shift', unit: '', digits: 2, isCount: true },
    },
  },
  many: {
    title: 'Few and many images',
    text: 'The same page with 20 images, and then with 200 thumbnails and 10,000 images in the lightbox. In the row "kit with gallery", the gallery also contains all 10,000 images, virtualized.',
    ours: ['loggiaKit', 'loggiaGallery', 'loggiaHooks'],
    measures: {
      fewThread: ms('20 images, first open: main thread', 1),
      fewChangeThread: ms('20 images, next image: main thread', 1),
      manyThread: ms('10,000 images, first open: main thread', 1),
      manyScript: ms('10,000 images, first open: script', 1),
      manyChangeThread: ms('10,000 images, next image: main thread', 1),
    },
  },
  presses: {
    title: 'Pressing an arrow key fifty times in 1.5 seconds',
    text: 'With the default animation. "–" means that the fiftieth image was not shown within four seconds of the last press. Libraries that advance by only a few images ignore presses during an animation.',
    ours: ['loggiaKit', 'loggiaGallery', 'loggiaHooks'],
    measures: {
      presses1: ms('fiftieth image shown'),
      reached1: { title: 'images advanced', unit: '', digits: 0, isCount: true, isMore: true },
      presses4: ms('CPU 4× slower: fiftieth image shown'),
      reached4: { title: 'CPU 4× slower: images advanced', unit: '', digits: 0, isCount: true, isMore: true },
    },
  },
  drag: {
    title: 'Swiping to the next image',
    text: 'Thirty touch moves in half a second, on a CPU slowed down 4×.',
    ours: ['loggiaKit', 'loggiaGallery', 'loggiaHooks'],
    measures: {
      dragDropped: { title: 'dropped frames', unit: '', digits: 0, isCount: true },
      dragLeads: { title: 'next image appears (1: yes)', unit: '', digits: 0, isCount: true, isMore: true },
    },
  },
  phone: {
    title: 'On a phone',
    text: '390 × 844 pixels, CPU 4× slower, 150 ms latency, 1.6 Mbit/s, 40 thumbnails, empty cache.',
    ours: ['loggiaKit', 'loggiaGallery', 'loggiaHooks'],
    measures: { phonePaint: ms('first paint'), phoneOpen: ms('tap: image painted') },
  },
  memory: {
    title: 'Opening and closing repeatedly',
    text: 'What remains in memory after garbage collection.',
    ours: ['loggiaKit', 'loggiaGallery', 'loggiaHooks'],
    measures: {
      nodesLeft: { title: 'nodes left', unit: '', digits: 0, isCount: true },
      listenersLeft: { title: 'listeners left', unit: '', digits: 0, isCount: true },
      heapEach: { title: 'heap per open (KiB)', unit: '', digits: 1, isCount: true },
    },
  },
  ...Object.fromEntries(
    [
      ['grid', 'Grid'],
      ['masonry', 'Masonry'],
      ['rows', 'Rows'],
      ['carousel', 'Carousel'],
    ].map(([scene, title]) => [
      scene,
      {
        title,
        text: scene === 'grid' ? LIST_TEXT : 'Measured like the grid.',
        ours: ['loggia'],
        measures: {
          ...lists(20, '20 images'),
          ...lists(100, '100 images'),
          ...lists(200, '200 images'),
          ...lists(10_000, '10,000 images'),
          ...(scene === 'carousel' && { nextThread: ms('200 images, next slide: main thread', 1) }),
        },
      },
    ]),
  ),
  ...Object.fromEntries(
    [
      ['hydrationGrid', 'Hydrating a grid'],
      ['hydrationMasonry', 'Hydrating a masonry layout'],
      ['hydrationRows', 'Hydrating rows'],
    ].map(([section, title]) => [
      section,
      {
        title,
        text: section === 'hydrationGrid' ? HYDRATION_TEXT : 'Measured like the grid.',
        ours: ['loggia'],
        measures: {
          hydrateThread: ms('main thread', 1),
          hydrateShift: { title: 'layout shift', unit: '', digits: 3, isCount: true },
          mismatches: { title: 'mismatches', unit: '', digits: 0, isCount: true },
        },
      },
    ]),
  ),
  ...Object.fromEntries(
    [
      ['layoutMasonry', 'Computing a masonry layout in Node'],
      ['layoutRows', 'Computing a rows layout in Node'],
    ].map(([section, title]) => [
      section,
      {
        title,
        text: 'CPU time for computing all rectangles, unless the column says otherwise.',
        ours: ['loggia'],
        measures: {
          1000: ms('1,000 images', 2),
          10000: ms('10,000 images', 2),
          100000: ms('100,000 images', 1),
          screen: ms('one screen of 100,000', 2),
          grow: ms('append 1,000 to 100,000', 2),
        },
      },
    ]),
  ),
};

/** The charts of the report. Each shows one measure of a section as bars. */
export const charts = [
  { file: 'opening', section: 'lightbox', measure: 'openThread', title: 'First open: main thread (ms)' },
  { file: 'change', section: 'lightbox', measure: 'changeThread', title: 'Next image: main thread (ms)' },
  { file: 'phone', section: 'phone', measure: 'phoneOpen', title: 'Phone: tap to painted image (ms)' },
  { file: 'masonry', section: 'masonry', measure: 'paint10000', title: 'Masonry of 10,000 images: painted (ms)' },
  {
    file: 'carousel',
    section: 'carousel',
    measure: 'paint10000',
    title: 'Carousel of 10,000 images: painted (ms)',
  },
];
