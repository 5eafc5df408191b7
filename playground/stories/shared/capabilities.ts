/** A page of the workshop: a stories file, and where its options and docs are. */
export interface Capability {
  /** The title in its stories file. */
  readonly title: string;
  /** The name of its stories file. */
  readonly file: string;
  /** The module of its options. */
  readonly folder: string;
  /** Its own option types, if several capabilities share a module. */
  readonly types?: readonly string[];
  readonly sentence: string;
}

interface OwnFields {
  readonly title?: string;
  readonly folder?: string;
  readonly types?: readonly string[];
}

const titleOf = (file: string): string =>
  file.charAt(0).toUpperCase() + file.slice(1).replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const capability = (file: string, sentence: string, own: OwnFields = {}): Capability => ({
  title: titleOf(file),
  file,
  folder: file,
  sentence,
  ...own,
});

/** All capabilities, in the order of the overview. */
export const CAPABILITY_GROUPS: Readonly<Record<string, readonly Capability[]>> = {
  Galleries: [
    capability('gallery', 'Thumbnails of equal size in a grid, with pages.', {
      types: ['ThumbnailGalleryProps', 'UseGalleryOptions'],
    }),
    capability('masonry', 'Columns or rows of images that keep their aspect ratio.', {
      folder: 'gallery',
      types: ['MasonryGalleryProps'],
    }),
    capability('justified', 'A block of images without gaps.', { folder: 'gallery', types: ['JustifiedGalleryProps'] }),
    capability('album', 'Albums that contain galleries and other albums.'),
    capability('blog', 'Images below each other, with text.'),
    capability('imageBrowser', 'One image per page.'),
    capability('inlineSlideshow', 'A slideshow in the page.'),
    capability('carousel', 'Sliders for heroes, quotes and features.'),
    capability('browsing', 'Search, sort, tags and pages for any view.'),
    capability('archive', 'Download a gallery as a zip file.'),
    capability('layout', 'Virtualized layouts for thousands of items.'),
  ],
  Lightbox: [
    capability('lightbox', 'The modal image viewer with all features.'),
    capability('bareLightbox', 'A lightbox built with hooks only.', {
      folder: 'lightbox',
      types: ['UseLightboxOptions'],
    }),
    capability('lightboxIntent', 'Loads the lightbox only when it is needed.'),
    capability('filmstrip', 'A strip of thumbnails that follows the image.'),
    capability('slideshow', 'Plays the images automatically.'),
    capability('transition', 'Animated changes between slides.'),
    capability('thumbnailFlight', 'The image grows from its thumbnail.'),
    capability('zoom', 'Zoom by button, double tap, pinch, wheel and keys.'),
    capability('swipe', 'Change the image by touch or mouse.'),
    capability('fullscreen', 'Show any element fullscreen.'),
    capability('panels', 'Control bar, info box, sidebars and maximize button.'),
    capability('comments', 'Read and write comments on an image.'),
    capability('rating', 'Star ratings with halves and the average.'),
    capability('hits', 'Counts how often an image is viewed.'),
    capability('share', 'Social networks, the system’s share sheet and a link to copy.'),
    capability('download', 'Open or save the original file.'),
    capability('cart', 'Prices, options and an “Add to cart” button.'),
    capability('watermark', 'A text or image in one of nine positions.'),
    capability('protection', 'Disables the context menu on images.'),
    capability('deepLink', 'A URL hash for each image.'),
    capability('history', 'Back closes the lightbox and stays on the page.'),
    capability('preload', 'Loads the next images in advance.'),
    capability('loadMore', 'Continues past the loaded images.'),
    capability('overlayHost', 'Keeps other banners usable above an open lightbox.'),
    capability('analytics', 'Reports events to a tag manager.'),
  ],
  'Parts and slots': [
    capability('lightboxParts', 'A lightbox composed of parts, and parts of your own.', {
      folder: 'lightbox',
      types: ['LightboxRootProps', 'LightboxDialogProps', 'LightboxSlidesProps', 'LightboxDecorationProps'],
    }),
    capability('gallerySlots', 'Custom thumbnails, captions and paging controls.', {
      folder: 'gallery',
      types: ['ThumbnailGalleryProps'],
    }),
    capability('albumSlots', 'Custom header, captions and messages of an album.', { folder: 'album' }),
    capability('controlSlots', 'Custom arrows, dots and buttons.', { folder: 'carousel' }),
  ],
  'Videos and posts': [
    capability('playlist', 'Pages of videos with one player.'),
    capability('embed', 'Videos and posts of other sites as slides.'),
    capability('postEmbed', 'A post of another site in a sandboxed frame.'),
    capability('consent', 'A cookie bar that embedded content waits for.'),
  ],
  'Forms and lists': [
    capability('contactForm', 'Send a form without leaving the page.'),
    capability('multiSelect', 'Choose several items from a long list.', { title: 'Multi-select' }),
    capability('scrollArea', 'A scrolling box with styled scrollbars.'),
    capability('progressBar', 'A meter that fills when it is scrolled into view.'),
  ],
  'Marketing pages': [
    capability('page', 'Reveal on scroll, counters, parallax and a back-to-top link.'),
    capability('navigation', 'A site menu with submenus, and an off-canvas menu.'),
    capability('mediaPopup', 'Images, videos and maps in a dialog.', { title: 'Media pop-ups' }),
    capability('mount', 'Replaces server-rendered galleries.'),
    capability('surroundings', 'A gallery inside forms, modals and routers.', {
      title: 'Page around a gallery',
      folder: 'gallery',
      types: ['ThumbnailGalleryProps'],
    }),
  ],
  'Servers and administration': [
    capability('rest', 'Load data from a REST API.', { title: 'Requests' }),
    capability('photoImport', 'Import an account’s photos into a gallery.'),
    capability('mediaUpload', 'Upload files to a media library.'),
  ],
};

/** Stories whose docs are on another feature's page. */
const DOCUMENTS: Readonly<Record<string, string>> = {
  bareLightbox: 'custom-lightbox',
  lightboxParts: 'lightbox-parts',
  gallerySlots: 'gallery',
  albumSlots: 'album',
  controlSlots: 'carousel',
  surroundings: 'lightbox',
};

/** Returns the name of a capability's page in docs. */
export const documentOf = ({ file }: Capability): string => DOCUMENTS[file] ?? file;

/** Returns the story id prefix that Ladle derives from the title. */
export const storyIdOf = ({ title }: Capability): string => title.toLowerCase().replaceAll(' ', '-');

export const CAPABILITIES: readonly Capability[] = Object.values(CAPABILITY_GROUPS).flat();

/** Returns the capability of a story, given its Ladle id. */
export const capabilityOf = (story: string): Capability | undefined =>
  CAPABILITIES.find((one) => story.startsWith(`${storyIdOf(one)}--`));
