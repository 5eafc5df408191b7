// What the report says of each section: which measures, in which words and unit, and which subject of ours is held against the rivals.

const ms = (title, digits = 0) => ({ title, unit: 'ms', digits });
const lists = (count, words) => ({
  [`paint${count}`]: ms(`${words}: mounted to painted`),
  [`thread${count}`]: ms(`${words}: main thread`),
  [`nodes${count}`]: { title: `${words}: elements`, unit: '', digits: 0, isCount: true },
});

export const sections = {
  lightbox: {
    title: 'Opening and changing a picture',
    text: 'A page with 200 thumbnails, 1280 × 800. "Painted" is from the time stamp of the real press to the end of the frame in which the large picture is seen in the middle of the window; without animation where the subject has an option for that. "Main thread" is CPU time of the page’s main thread in the 700 ms after the press (in which nothing watches), less that of an idle page. "As it comes" is with the subject’s own animation.',
    ours: ['loggiaKit', 'loggiaGallery', 'loggiaHooks'],
    measures: {
      cold: ms('first opening, painted'),
      warm: ms('opened again, painted'),
      atOnce: ms('pressed as soon as the page stands, painted'),
      change: ms('next picture, painted'),
      escape: ms('Escape until it is gone'),
      inp: ms('longest interaction (INP)'),
      openThread: ms('first opening, main thread', 1),
      openScript: ms('first opening, script', 1),
      reopenThread: ms('opened again, main thread', 1),
      changeThread: ms('next picture, main thread', 1),
      changeScript: ms('next picture, script', 1),
      atRest: ms('as it comes: pressed until at rest'),
      restThread: ms('as it comes: main thread in 1 s', 1),
      shift: { title: 'layout shift', unit: '', digits: 2, isCount: true },
    },
  },
  many: {
    title: 'Few pictures and many',
    text: 'The same page with 20 pictures, and with 200 thumbnails and 10,000 pictures in its lightbox (the gallery’s own list is the lightbox’s: it draws those near the window).',
    ours: ['loggiaKit', 'loggiaGallery', 'loggiaHooks'],
    measures: {
      fewThread: ms('20 pictures, first opening: main thread', 1),
      fewChangeThread: ms('20 pictures, next picture: main thread', 1),
      manyThread: ms('10,000 pictures, first opening: main thread', 1),
      manyScript: ms('10,000 pictures, first opening: script', 1),
      manyChangeThread: ms('10,000 pictures, next picture: main thread', 1),
    },
  },
  presses: {
    title: 'Fifty presses of an arrow key in a second and a half',
    text: 'With the subject’s own animation. "–" in milliseconds: the fiftieth picture had not come four seconds after the last press. "–" in pictures: none was seen then. Rivals that advance by a few ignore presses while something moves.',
    ours: ['loggiaKit', 'loggiaGallery', 'loggiaHooks'],
    measures: {
      presses1: ms('until the fiftieth picture'),
      reached1: { title: 'pictures advanced', unit: '', digits: 0, isCount: true, isMore: true },
      presses4: ms('a quarter of the speed: until the fiftieth'),
      reached4: { title: 'a quarter of the speed: advanced', unit: '', digits: 0, isCount: true, isMore: true },
    },
  },
  drag: {
    title: 'A finger drags the picture aside',
    text: 'Thirty moves in half a second, at a quarter of the speed.',
    ours: ['loggiaKit', 'loggiaGallery', 'loggiaHooks'],
    measures: {
      dragDropped: { title: 'frames lost', unit: '', digits: 0, isCount: true },
      dragLeads: { title: 'the next picture comes (1: yes)', unit: '', digits: 0, isCount: true, isMore: true },
    },
  },
  phone: {
    title: 'On a phone',
    text: '390 × 844, a quarter of the speed, 150 ms to the server, 1.6 Mbit/s; 40 thumbnails, an empty cache.',
    ours: ['loggiaKit', 'loggiaGallery', 'loggiaHooks'],
    measures: { phonePaint: ms('visit to first paint'), phoneOpen: ms('tap to picture, painted') },
  },
  memory: {
    title: 'Opened and closed again and again',
    text: 'What is left after garbage collection.',
    ours: ['loggiaKit', 'loggiaGallery', 'loggiaHooks'],
    measures: {
      nodesLeft: { title: 'nodes left', unit: '', digits: 0, isCount: true },
      listenersLeft: { title: 'listeners left', unit: '', digits: 0, isCount: true },
      heapEach: { title: 'heap for each time (KiB)', unit: '', digits: 1, isCount: true },
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
        text: 'From the call that mounts the list to the end of the frame in which the first picture is seen: loaded, in the window and not transparent. Its code and the list of images are there before, and the pictures come from the same machine. The main thread from that call until 800 ms after the first picture; elements after that.',
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
      ['hydrationGrid', 'A grid that its server rendered'],
      ['hydrationMasonry', 'A masonry that its server rendered'],
      ['hydrationRows', 'Rows that their server rendered'],
    ].map(([section, title]) => [
      section,
      {
        title,
        text: '200 images. The main thread from the call that hydrates the page, in 800 ms; the layout shift from the first paint on, and the differences from the server’s HTML that React has told by then.',
        ours: ['loggia'],
        measures: {
          hydrateThread: ms('hydrated, main thread', 1),
          hydrateShift: { title: 'layout shift', unit: '', digits: 3, isCount: true },
          mismatches: { title: 'differences', unit: '', digits: 0, isCount: true },
        },
      },
    ]),
  ),
  ...Object.fromEntries(
    [
      ['layoutMasonry', 'Layout of a masonry, computed in Node'],
      ['layoutRows', 'Layout of rows, computed in Node'],
    ].map(([section, title]) => [
      section,
      {
        title,
        text: 'Every rectangle is asked for, but where a measure says otherwise; CPU time.',
        ours: ['loggia'],
        measures: {
          1000: ms('1,000 images', 2),
          10000: ms('10,000 images', 2),
          100000: ms('100,000 images', 1),
          screen: ms('of 100,000: what one screen needs', 2),
          grow: ms('1,000 more for 100,000', 2),
        },
      },
    ]),
  ),
};

/** The charts of the report: a measure of a section as bars. */
export const charts = [
  { file: 'opening', section: 'lightbox', measure: 'openThread', title: 'Main thread of a first opening (ms)' },
  { file: 'change', section: 'lightbox', measure: 'changeThread', title: 'Main thread of a change of picture (ms)' },
  { file: 'phone', section: 'phone', measure: 'phoneOpen', title: 'Phone: tap to picture (ms)' },
  { file: 'masonry', section: 'masonry', measure: 'paint10000', title: 'Masonry of 10,000: mounted to painted (ms)' },
  {
    file: 'carousel',
    section: 'carousel',
    measure: 'paint10000',
    title: 'Carousel of 10,000: mounted to painted (ms)',
  },
];
