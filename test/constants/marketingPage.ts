import type { ConstantRow } from './ConstantRow.ts';

/** Point 9: marketing page, its image lightbox, cookie consent. */
export const marketingPage: readonly ConstantRow[] = [
  [
    'Time between hero slides',
    5000,
    'ms',
    'Hero slider: fade animation, 5000 ms between slides',
    'hooks/carousel/constants.ts#HERO_INTERVAL_MS',
  ],
  [
    'Testimonials shown at once',
    1,
    'items',
    'Testimonial carousel: one item at a time',
    'hooks/carousel/constants.ts#TESTIMONIAL_ITEMS',
  ],
  ['Testimonial transition', 800, 'ms', '800 ms transition', 'hooks/carousel/constants.ts#TESTIMONIAL_DURATION_MS'],
  [
    'Scroll-into-view trigger',
    0.85,
    'of the viewport height',
    'Scroll-into-view animation triggers at 85% of the viewport',
    'open',
  ],
  ['Stagger between animated boxes', 200, 'ms', 'with 200 ms stagger between boxes', 'open'],
  ['Counter trigger', 0.9, 'of the viewport height', 'Counter trigger is at 90% of the viewport', 'open'],
  ['Counter delay', 400, 'ms', 'started 400 ms later', 'open'],
  ['Back-to-top threshold', 200, 'px', 'Back-to-top threshold is 200 px', 'open'],
  ['Back-to-top scroll', 500, 'ms', 'scroll takes 500 ms', 'open'],
  ['Submenu slide', 500, 'ms', 'Submenu slide is 500 ms', 'open'],
  ['Narrowest window with video and map pop-ups', 700, 'px', 'Video and map pop-ups are disabled below 700 px', 'open'],
  ['Removal delay of an image pop-up', 300, 'ms', 'Removal delay is 300 ms for images', 'open'],
  ['Removal delay of a video pop-up', 160, 'ms', 'and 160 ms for video', 'open'],
  ['Pop-up zoom', 300, 'ms', 'Zoom lasts 300 ms with ease-in-out', 'open'],
  ['Pop-up images preloaded before the current one', 0, 'images', 'The gallery preloads 0 before', 'open'],
  ['Pop-up images preloaded after the current one', 2, 'images', 'and 2 after the current item', 'open'],
  [
    "Tries of the pop-up's image-load check",
    200,
    'tries',
    'The image-load check gives up after about 200 tries',
    'open',
  ],
  ['Consent lifetime', 365, 'days', 'Lasts 365 days, for the whole site', 'open'],
];
