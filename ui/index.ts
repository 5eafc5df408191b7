// Galleries and their layouts
export * from './components/gallery/index.ts';
export * from './components/browsing/index.ts';
export * from './components/album/index.ts';
export * from './components/blog/index.ts';
export * from './components/imageBrowser/index.ts';
export * from './components/inlineSlideshow/index.ts';
export * from './components/carousel/index.ts';

// The lightbox
export * from './components/lightbox/index.ts';

// Gestures
export * from './components/zoom/index.ts';

// Around the image
export * from './components/panels/index.ts';
export * from './components/rating/index.ts';
export * from './components/comments/index.ts';
export * from './components/hits/index.ts';
export * from './components/share/index.ts';
export * from './components/download/index.ts';
export * from './components/archive/index.ts';
export * from './components/watermark/index.ts';
export * from './components/protection/index.ts';
export * from './components/cart/index.ts';
export * from './components/overlayHost/index.ts';

// Videos, posts, consent
export * from './components/playlist/index.ts';
export * from './components/embed/index.ts';
export * from './components/postEmbed/index.ts';
export * from './components/consent/index.ts';

// Forms and marketing pages
export * from './components/contactForm/index.ts';
export * from './components/multiSelect/index.ts';
export * from './components/page/index.ts';
export * from './components/navigation/index.ts';
export * from './components/mediaPopup/index.ts';
export * from './components/progressBar/index.ts';
export * from './components/scrollArea/index.ts';

// Administration
export * from './components/photoImport/index.ts';
