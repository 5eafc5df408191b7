const DIALOG =
  'React renders the dialog, slides and controls before the image can be painted (`ui/lightbox/LightboxDialog.tsx`). PhotoSwipe creates only a few elements.';
const COMPANIONS =
  'The control bar, filmstrip and tools render after the image (`ui/panels/LightboxBar.tsx`). The lightbox also updates the URL and adds a history entry. The fastest libraries do none of this.';
const REST =
  'This second includes the dialog, control bar, filmstrip, tools and a 0.2 s backdrop fade (`ui/lightbox/lightbox.css`).';
const CHANGE =
  'Each change renders the stage, slides, control bar and filmstrip (`ui/lightbox/LightboxDialog.tsx`), and updates the URL, counter and live region.';
const LIST =
  'Each item has its own error state (`ui/thumbnail/Thumbnail.tsx`). The list renders twice: first to measure its width, then with positions (`hooks/gallery/layout/useImageLayout.ts`).';
const PLACES =
  'Rectangles are computed on demand (`rectangleOf` in `hooks/gallery/layout/masonryPlan.ts` and `justifiedRows.ts`). Computing the rectangles for one screen is fast, but computing all of them is slow.';
const HYDRATION =
  'Each item has its own state (`ui/thumbnail/Thumbnail.tsx`), and the list renders again once its width has been measured. The other library’s server component only sets a width.';
const ELEMENTS =
  'Images have captions and are list items, so that screen readers announce their number and position (`ui/imageList/ImageList.tsx`).';
const CAROUSEL =
  'Slides, controls, announcements and measuring mount together (`hooks/gallery/carousel/useCarousel.ts`).';
const CAROUSEL_ELEMENTS =
  'Slides just outside the visible area, buttons and a live region are also mounted (`hooks/gallery/carousel/carouselSlides.ts`).';
const ONE_BY_ONE =
  'Queued changes are shown one by one, with shortened transitions. With the queue policy `latest`, the lightbox jumps to the last change.';

const COUNTS = ['20', '100', '200', '10000'];

/**
 * Reasons why another library is ahead, by `<section>.<measure>`, or by `<section>.<measure>.<subject>` for an additional reason of one Loggia
 * subject. Each names the cause and its file.
 */
export const losses = {
  'lightbox.cold': DIALOG,
  'lightbox.warm': DIALOG,
  'lightbox.inp': DIALOG,
  'lightbox.atOnce': DIALOG,
  'lightbox.atOnce.loggiaHooks': 'This page loads all its code at once. The kit loads the lightbox lazily.',
  'lightbox.openThread': DIALOG,
  'lightbox.openScript': DIALOG,
  'lightbox.reopenThread': COMPANIONS,
  'lightbox.change': CHANGE,
  'lightbox.changeThread': CHANGE,
  'lightbox.changeScript': CHANGE,
  'lightbox.escape':
    'Closing unmounts some 150 components, and the styles of the whole page are recalculated three times: when the dialog closes, when the page scrolls again and when focus returns (`hooks/core/dialog/useModalDialog.ts`).',
  'lightbox.escape.loggiaHooks':
    'With the hooks alone, the dialog stays mounted for 20 ms after it closes, so that a theme can animate it (`LIGHTBOX_REMOVAL_DELAY_MS` in `hooks/lightbox/lightbox/constants.ts`).',
  'lightbox.atRest':
    'The image appears immediately, but the backdrop takes 0.2 s to fade in (`ui/lightbox/lightbox.css`).',
  'lightbox.atRest.loggiaGallery':
    'The hover effects of the clicked thumbnail end after 0.45 s (`ui/thumbnail/thumbnail.css`).',
  'lightbox.shift':
    'The caption is below or beside the image, depending on its shape, so it moves when the image changes (`ui/lightbox/caption.css`). The value includes shifts right after a key press, which browsers do not count as unexpected.',
  'lightbox.restThread': REST,
  'many.fewThread': DIALOG,
  'many.fewChangeThread': CHANGE,
  'many.manyThread': COMPANIONS,
  'many.manyScript': COMPANIONS,
  'many.manyChangeThread': CHANGE,
  'presses.presses1': ONE_BY_ONE,
  'presses.presses4': `Each change renders the stage (\`ui/lightbox/LightboxDialog.tsx\`), which takes 60 to 100 ms at this speed. ${ONE_BY_ONE}`,
  'presses.reached4': `The count is taken four seconds after the last press, at about the time the last change is shown. ${ONE_BY_ONE}`,
  'drag.dragDropped':
    "The position is a custom property on the slides' container (`hooks/slides/swipe/useSwipeMotion.ts`), so the styles of all its children are recalculated.",
  'memory.heapEach':
    'No nodes or listeners remain. Most of the memory is allocated once: the first twenty opens take 67 KiB each, and later ones take 3 to 8 KiB each.',
  'phone.phonePaint':
    "Nothing is painted until the first file has loaded. It contains React, the list and the lightbox's opening logic (`hooks/lightbox/lightboxIntent/useLightboxIntent.ts`). Server-rendered thumbnails don't have to wait for it.",
  'phone.phoneOpen': DIALOG,
  ...Object.fromEntries(
    ['grid', 'masonry', 'rows'].flatMap((scene) =>
      COUNTS.flatMap((count) => [
        [`${scene}.paint${count}`, LIST],
        [`${scene}.thread${count}`, LIST],
        [`${scene}.nodes${count}`, ELEMENTS],
      ]),
    ),
  ),
  ...Object.fromEntries(
    COUNTS.flatMap((count) => [
      [`carousel.paint${count}`, CAROUSEL],
      [`carousel.thread${count}`, CAROUSEL],
      [`carousel.nodes${count}`, CAROUSEL_ELEMENTS],
    ]),
  ),
  'carousel.nextThread':
    'New slides are rendered and announced (`hooks/gallery/carousel/useCarousel.ts`). The other library moves slides that are already mounted.',
  'hydrationMasonry.hydrateThread': HYDRATION,
  'hydrationRows.hydrateThread': HYDRATION,
  ...Object.fromEntries(
    ['layoutMasonry', 'layoutRows'].flatMap((section) =>
      ['1000', '10000', '100000'].map((count) => [`${section}.${count}`, PLACES]),
    ),
  ),
};

/** The reasons for the table of download sizes. */
export const bytesLosses = [
  '**Lightbox, scripts**. History, deep links, nested dialogs, announcements, error states, preloading and the filmstrip are in the first file; `ui/chunks.ts` lists the lazy parts. Other libraries omit these features or provide them as plugins.',
  '**Lightbox, requests with esbuild**. esbuild puts code shared by chunks into separate files; Vite and webpack merge it into other files.',
  '**Grid, masonry, rows and carousel**. Each view includes paging, URLs, first-paint styles, labels and error states (`hooks/gallery/gallery/useGallery.ts`, `ui/imageList/ImageList.tsx`). If you only need the layout, use `@loggia/hooks/layout`.',
  "**Stylesheets**. About 17% of each stylesheet protects the kit from the page's element selectors (`ui/guard/guardStyles.mjs`).",
];
