/** A page of the workshop: a file of stories, and where the rest of its capability is. */
export interface Capability {
  /** As its stories say in their title. */
  readonly title: string;
  /** The name of the file of its stories. */
  readonly file: string;
  /** The room of its options. */
  readonly room: string;
  /** Of several kinds in one room, the types that are its own. */
  readonly types?: readonly string[];
  readonly sentence: string;
}

interface OwnFields {
  readonly title?: string;
  readonly room?: string;
  readonly types?: readonly string[];
}

const titleOf = (file: string): string =>
  file.charAt(0).toUpperCase() + file.slice(1).replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const capability = (file: string, sentence: string, own: OwnFields = {}): Capability => ({
  title: titleOf(file),
  file,
  room: file,
  sentence,
  ...own,
});

/** All of them, in the order of the overview. */
export const CAPABILITY_GROUPS: Readonly<Record<string, readonly Capability[]>> = {
  Galleries: [
    capability('gallery', 'Equal thumbnails in a grid, page by page.', {
      types: ['ThumbnailGalleryProps', 'UseGalleryOptions'],
    }),
    capability('masonry', 'Columns or rows of images in their own ratios.', {
      room: 'gallery',
      types: ['MasonryGalleryProps'],
    }),
    capability('mosaic', 'A block without holes.', { room: 'gallery', types: ['MosaicGalleryProps'] }),
    capability('album', 'Albums that hold galleries and albums.'),
    capability('blog', 'Images one under the other, with their texts.'),
    capability('imageBrowser', 'One image a page.'),
    capability('inlineSlideshow', 'One image after the other, in the page.'),
    capability('carousel', 'Slides that turn: heroes, quotes, features.'),
    capability('browsing', 'Search, order, tags and pages around any view.'),
    capability('archive', 'All images of a gallery in one file.'),
    capability('layout', 'Places for ten thousand items, a window of them mounted.'),
  ],
  Lightbox: [
    capability('lightbox', 'The modal picture viewer, with everything in it.'),
    capability('bareLightbox', 'The same of hooks alone, in a markup of its own.', {
      room: 'lightbox',
      types: ['UseLightboxOptions'],
    }),
    capability('lightboxIntent', 'Thumbnails that ship without the lightbox.'),
    capability('filmstrip', 'Thumbnails that follow the shown image.'),
    capability('slideshow', 'Plays, as long as nothing pauses it.'),
    capability('transition', 'Sixteen ways from one slide to the next.'),
    capability('thumbnailFlight', 'The picture comes out of its thumbnail.'),
    capability('zoom', 'Button, double tap, pinch, wheel and keys.'),
    capability('swipe', 'Pages turn with a finger or a pressed mouse.'),
    capability('fullscreen', 'Any element on the whole screen.'),
    capability('panels', 'Bar, info, sidebars and maximising.'),
    capability('comments', 'The comments of an image, and a form for one more.'),
    capability('rating', 'Stars, halves, and the mean of all votes.'),
    capability('hits', 'Each showing of an image counts once.'),
    capability('share', 'Four networks, the system, and a link to copy.'),
    capability('download', 'The original: to look at, and to save.'),
    capability('cart', 'Prices, choices, and the way into the cart.'),
    capability('watermark', 'Words or a picture, in one of nine places.'),
    capability('protection', 'No context menu on images.'),
    capability('deepLink', 'The hash names the image.'),
    capability('history', 'Back closes, and stays on the page.'),
    capability('preload', 'What is likely to be seen next is there.'),
    capability('loadMore', 'On past the loaded images.'),
    capability('overlayHost', 'Banners of others, over an open lightbox.'),
    capability('analytics', 'What visitors did, for a tag manager.'),
  ],
  Slots: [
    capability('lightboxSlots', 'Parts of the lightbox in the page’s own markup.', {
      room: 'lightbox',
      types: ['LightboxSlots', 'LightboxProps'],
    }),
    capability('lightboxBarSlots', 'The bar and its tools in the page’s own markup.', {
      room: 'lightbox',
      types: ['LightboxProps'],
    }),
    capability('gallerySlots', 'Thumbnails, captions and pagers of your own.', {
      room: 'gallery',
      types: ['ThumbnailGalleryProps'],
    }),
    capability('albumSlots', 'Head, captions and messages of an album.', { room: 'album' }),
    capability('controlSlots', 'Arrows, dots and buttons of your own.', { room: 'carousel' }),
  ],
  'Videos and posts': [
    capability('playlist', 'Pages of videos, and one player for all.'),
    capability('embed', 'Videos and posts of other sites as slides.'),
    capability('postEmbed', 'A post of another site in its own frame.'),
    capability('consent', 'The cookie bar.'),
  ],
  'Forms and lists': [
    capability('contactForm', 'Every field, every answer, without leaving the page.'),
    capability('multiSelect', 'Several choices from a long list.', { title: 'Multi-select' }),
    capability('scrollArea', 'A box whose bars a style sheet can style.'),
    capability('progressBar', 'Fills once, when it comes into view.'),
  ],
  'Marketing pages': [
    capability('page', 'Reveals, counters, parallax, the way to the top.'),
    capability('navigation', 'Menus with submenus, and one beside the page.'),
    capability('mediaPopup', 'Images, videos and maps over the page.', { title: 'Media pop-ups' }),
    capability('mount', 'Takes over what a server has rendered.'),
    capability('surroundings', 'Forms, modals and routers around a gallery.', {
      title: 'Page around a gallery',
      room: 'gallery',
      types: ['ThumbnailGalleryProps'],
    }),
  ],
  'Servers and administration': [
    capability('rest', 'Requests as state.', { title: 'Requests' }),
    capability('photoImport', 'Photos of an account, into a gallery.'),
    capability('mediaUpload', 'Files on their way into a media library.'),
  ],
};

/** The pages of the slots have their words in the pages of what they are in. */
const DOCUMENTS: Readonly<Record<string, string>> = {
  bareLightbox: 'custom-lightbox',
  lightboxSlots: 'lightbox',
  lightboxBarSlots: 'lightbox',
  gallerySlots: 'gallery',
  albumSlots: 'album',
  controlSlots: 'carousel',
  surroundings: 'lightbox',
};

/** The name of the page in docs. */
export const documentOf = ({ file }: Capability): string => DOCUMENTS[file] ?? file;

/** As Ladle makes it of the title. */
export const storyIdOf = ({ title }: Capability): string => title.toLowerCase().replaceAll(' ', '-');

export const CAPABILITIES: readonly Capability[] = Object.values(CAPABILITY_GROUPS).flat();

/** The capability of a story, by Ladle's id of it. */
export const capabilityOf = (story: string): Capability | undefined =>
  CAPABILITIES.find((one) => story.startsWith(`${storyIdOf(one)}--`));
