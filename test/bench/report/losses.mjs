const DIALOG =
  'React renders the dialog, its slides and their controls before anything can be painted (`ui/layouts/LightboxStage.tsx`, `hooks/lightbox/useLightbox.ts`), where PhotoSwipe writes a few elements by hand. A dialog that is rendered while the pointer rests on a thumbnail, and only shown by the press, would perhaps take most of it away.';
const COMPANIONS =
  'The bar, the strip and the tools render after the picture (`ui/layouts/LightboxControls.tsx`, `ui/components/filmstrip/Filmstrip.tsx`; with it where hooks are used alone, `docs/custom-lightbox.md`), and an address and a history entry are written: the fastest rivals have no strip, no address and no history entry. A bar and a strip that wait for the first movement would take away their part, and leave a visitor without controls until then.';
const REST =
  'This second holds the dialog, then the bar, the strip and the tools (`ui/layouts/LightboxStage.tsx`, `ui/layouts/LightboxControls.tsx`, `ui/components/filmstrip/Filmstrip.tsx`), and the ground that fades in for 0.2 s (`ui/components/lightbox/lightbox.css`), each of its frames painted anew. The fastest rivals have no strip, no address and no history entry. Fewer companions by default, or no fade, would change it.';
const CHANGE =
  'One render of stage, slides, bar and strip (`ui/layouts/LightboxStage.tsx`), with the address, the counter and what is said to a screen reader. What does not change with the picture is not rendered; the stage itself is, because its getters come in one object of `useLightbox`. Getters that do not change with the picture would change it.';
const LIST =
  'Each item is a list item, a link and a picture with a failure state of its own (`ui/components/imageList/ImageList.tsx`, `ui/components/thumbnail/Thumbnail.tsx`), and a list is rendered twice: in the flow of the page to learn its width, then in its places (`hooks/layout/useImageLayout.ts`). An empty first render would change it, and was taken back: a reloaded page is scrolled by the browser before the list has its height (docs/decisions.md).';
const PLACES =
  'A plan makes each rectangle when it is asked for, and here it is asked for all of them (`rectangleOf` in `hooks/layout/masonryPlan.ts` and `hooks/layout/mosaicRows.ts`). A page asks for those of a screen: see the last two columns. Writing all of them into one array at once would change it, and cost the page that scrolls.';
const HYDRATION =
  'Each item has its own state (`ui/components/thumbnail/Thumbnail.tsx`), and the measured width renders the list a second time (`hooks/layout/useImageLayout.ts`); the rival’s server component does nothing but set a width. Places that hydrate from the first paint’s rules would do without the second render: perhaps half of it.';
const ELEMENTS =
  'A list says how many it has and where one is (`<ul>`, `<li>`), and titles lie over the pictures (`ui/components/imageList/ImageList.tsx`); the rival draws links or boxes without a list. Pictures without list items would change it, and take from a screen reader what it says of a list: it stays.';
const CAROUSEL =
  'Slides, controls, announcements and the measuring of the track (`hooks/carousel/useCarousel.ts`) mount together; the rival mounts a track. Controls that follow the slides by a render, as in the lightbox, would perhaps bring it near.';
const CAROUSEL_ELEMENTS =
  'The slides in view and some beyond either side are mounted (`hooks/carousel/carouselSlides.ts`), with the buttons and what is said to a screen reader (`ui/layouts/FeatureCarousel.tsx`); the rival mounts fewer slides, or a picture alone for each. Fewer slides beyond the view would change it, and show an empty place to a fast finger.';
const ONE_BY_ONE =
  'Requests that wait are replayed one by one, so that no image is skipped. The policy `latest` goes to the last one at once. Less to render for each change is what would help.';

const COUNTS = ['20', '100', '200', '10000'];

/**
 * Reasons why a rival is ahead, by `<section>.<measure>` of a row of the report, or `<section>.<measure>.<subject>` where one of ours has another
 * reason besides. Each names the cause, the file that it lies in, and what would change it; what has not been tried says "perhaps". A row that is
 * lost without a sentence says so in the report.
 */
export const losses = {
  'lightbox.cold': DIALOG,
  'lightbox.warm': DIALOG,
  'lightbox.inp': DIALOG,
  'lightbox.atOnce': DIALOG,
  'lightbox.atOnce.loggiaHooks':
    'The theme of hooks alone imports all its code in the page’s first file (`docs/custom-lightbox.md`). A viewer that is imported when somebody wants it would change it, as the kit’s galleries do.',
  'lightbox.openThread': DIALOG,
  'lightbox.openScript': DIALOG,
  'lightbox.reopenThread': COMPANIONS,
  'lightbox.change': CHANGE,
  'lightbox.changeThread': CHANGE,
  'lightbox.changeScript': CHANGE,
  'lightbox.escape':
    'The pop-up stays for 20 ms after a close (`LIGHTBOX_REMOVAL_DELAY_MS` in `hooks/lightbox/constants.ts`), and the closing takes two renders. `removalDelayMs` changes it.',
  'lightbox.atRest':
    'The picture is there at once; the measure waits until nothing moves, and the ground of the dialog, its colour alone, fades in for 0.2 s (`ui/components/lightbox/lightbox.css`). A shorter fade would change it.',
  'lightbox.atRest.loggiaGallery':
    'Under the dialog the pressed thumbnail goes back to its size for 0.3 s, and its title fades for 0.45 s (`ui/components/thumbnail/thumbnail.css`): the measure waits for these, too. No effect under the pointer would change it.',
  'lightbox.restThread': REST,
  'many.fewThread': DIALOG,
  'many.fewChangeThread': CHANGE,
  'many.manyThread': COMPANIONS,
  'many.manyScript': COMPANIONS,
  'many.manyChangeThread': CHANGE,
  'presses.presses1':
    'Changes that wait are shortened, not skipped: the visitor sees each picture on the way (`hooks/transition/useSlideTransition.ts`). A jump to the last one would be faster, and show nothing (the policy `latest`).',
  'presses.presses4': `Each of the fifty changes renders the stage (\`ui/layouts/LightboxStage.tsx\`), at a quarter of the speed 60 to 100 ms each; "–" is more than four seconds after the last press. ${ONE_BY_ONE}`,
  'presses.reached4': `The measure waits four seconds after the last press, and at a quarter of the speed the last change comes at about that time (\`ui/layouts/LightboxStage.tsx\`). ${ONE_BY_ONE}`,
  'drag.dragDropped':
    'The place of the picture is a custom property of the room around the slides (`hooks/swipe/useSwipeMotion.ts`), which computes the styles of all in it anew, and each phase of a gesture is a render (`hooks/swipe/useSwipe.tsx`). Writing to the slides themselves would change it, and leave out what follows the picture, such as a watermark.',
  'memory.heapEach':
    'No node and no listener is left. Most of it comes once: of the kit the first twenty openings leave 67 KiB each, later ones 3 to 8, with and without a history entry and an address. The first ones run the code of bar, strip and tools (`ui/layouts/LightboxStage.tsx`), which is compiled then, and load pictures ahead (`hooks/preload/usePreload.ts`), perhaps. More openings, or a count that begins after twenty, would change it.',
  'phone.phonePaint':
    'The page’s first file has React, the hooks of a list and of a lightbox that may come (`hooks/lightboxIntent/useLightboxIntent.ts`): more bytes at 1.6 Mbit/s than a script that waits for a click. Thumbnails from a server need none of it to be seen.',
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
    'The place is announced, and the slides that come into view are rendered (`hooks/carousel/useCarousel.ts`), where the rival moves a track that it has mounted whole. More slides that stand ready would change it, and cost the first paint.',
  'hydrationMasonry.hydrateThread': HYDRATION,
  'hydrationRows.hydrateThread': HYDRATION,
  ...Object.fromEntries(
    ['layoutMasonry', 'layoutRows'].flatMap((section) =>
      ['1000', '10000', '100000'].map((count) => [`${section}.${count}`, PLACES]),
    ),
  ),
};

/** The same for the table of what is loaded. */
export const bytesLosses = [
  '**lightbox, scripts**: history, address, keys of nested dialogs, announcements, failures with a way on, offline, preloading by connection and the filmstrip are in the first file (`ui/chunks.ts` lists what is not), because a visitor sees or needs them at the first opening; the rivals leave them out or have them as plugins. More doors would mean more requests in the middle of an opening.',
  '**lightbox, requests with esbuild**: it shares code between doors in files of their own (`splitting`), where Vite and webpack join them.',
  '**grid, masonry, rows and carousel, scripts and sheets**: paging, a place in the address, first paint from a server’s rules, texts and failure states come with each view (`hooks/gallery/useGallery.ts`, `hooks/layout/useImageLayout.ts`, `ui/components/imageList/ImageList.tsx`). `@loggia/hooks/layout` alone is the geometry.',
  '**sheets**: each rule is guarded against the element rules of the page around it (`ui/guard/guardStyles.mjs`, docs/decisions.md), about a sixth of each sheet.',
];
