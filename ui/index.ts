// Galleries and their layouts
export * from './gallery/index.ts';
export * from './browsing/index.ts';
export * from './album/index.ts';
export * from './blog/index.ts';
export * from './imageBrowser/index.ts';
export * from './inlineSlideshow/index.ts';
export * from './carousel/index.ts';

// The lightbox and its parts
export * from './lightbox/index.ts';
export * from './slideshow/index.ts';
export * from './filmstrip/index.ts';
export * from './fullscreen/index.ts';
export * from './deepLink/index.ts';
export * from './thumbnailFlight/index.ts';
export * from './loadMore/index.ts';
export * from './analytics/index.ts';

// Gestures
export * from './zoom/index.ts';
export * from './swipe/index.ts';

// Around the image
export * from './panels/index.ts';
export * from './rating/index.ts';
export * from './comments/index.ts';
export * from './hits/index.ts';
export * from './share/index.ts';
export * from './download/index.ts';
export * from './archive/index.ts';
export * from './watermark/index.ts';
export * from './protection/index.ts';
export * from './cart/index.ts';
export * from './overlayHost/index.ts';

// Videos, posts, consent
export * from './playlist/index.ts';
export * from './embed/index.ts';
export * from './postEmbed/index.ts';
export * from './consent/index.ts';

// Forms and marketing pages
export * from './contactForm/index.ts';
export * from './multiSelect/index.ts';
export * from './page/index.ts';
export * from './navigation/index.ts';
export * from './mediaPopup/index.ts';
export * from './progressBar/index.ts';
export * from './scrollArea/index.ts';

// Administration
export * from './photoImport/index.ts';
