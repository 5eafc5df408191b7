import {
  CORE_GALLERY,
  findPressedImage,
  readBlockOptions,
  readCoreGallery,
  readLinkedImages,
  toCoreLayout,
  type CoreGallery,
  type CoreGalleryDisplay,
  type CoreImage,
  type CoreLayout,
} from '@loggia/hooks/wordpress';
import type { GalleryLightboxOptions } from '../../gallery/ViewLightbox.tsx';
import {
  CORE_COLUMNS,
  CORE_GAP_PX,
  CORE_MIN_COLUMN_PX,
  CORE_ROW_HEIGHT_PX,
  CORE_THUMBNAIL_RATIO,
} from './constants.ts';
import { viewChunks } from '../mounters.ts';
import type { RenderView } from '../views/types.ts';
import type { CoreMounterOptions, MountPlan, PrepareMount } from '../MountOptions.ts';
import { AttachedLightbox } from './AttachedLightbox.tsx';

const withoutCaption = (image: CoreImage): CoreImage => ({
  ...image,
  alt: image.alt ?? image.title ?? image.description,
  title: undefined,
  description: undefined,
});

/** Returns the options for the lightbox of these images. */
function lightboxOf(
  images: readonly CoreImage[],
  { filmstrip, captions = true, sharing = false }: CoreMounterOptions,
): GalleryLightboxOptions {
  const shared = { images: captions ? images : images.map(withoutCaption), filmstrip };
  // It has a share menu by default.
  return sharing ? { ...shared, preset: 'full' } : shared;
}

/** Keeps the site's markup, and opens the lightbox when an image is clicked. */
function planLightbox(container: HTMLElement, read: CoreGallery, options: CoreMounterOptions): MountPlan {
  const { galleryId } = read;
  const images = read.images.filter(
    ({ opens }) => opens === 'file' || (opens === 'coreLightbox' && options.replaceCoreLightbox),
  );
  if (images.length === 0)
    throw new Error('None of the images links to its file. In the editor, choose Link to → Media File.');
  return {
    replaces: [],
    content: <AttachedLightbox {...{ container, galleryId, images }} lightbox={lightboxOf(images, options)} />,
    findCounterpart: (_host, pressed) =>
      pressed instanceof HTMLElement && findPressedImage(pressed, images, container) ? pressed : null,
  };
}

/** Where captions are shown. A justified layout has no space below the images. */
function captionsOf(layout: CoreLayout, { captions = 'below' }: CoreGalleryDisplay): 'below' | 'over' | 'none' {
  return captions === 'below' && layout === 'justified' ? 'over' : captions;
}

/** Loads the kit's view for a layout. */
async function loadView(layout: CoreLayout, display: CoreGalleryDisplay, hasCaptions: boolean): Promise<RenderView> {
  const { rowHeight = CORE_ROW_HEIGHT_PX, columns = CORE_COLUMNS, gap = CORE_GAP_PX, crop } = display;
  const captions = captionsOf(layout, display);
  const isOver = captions === 'over';
  if (layout === 'justified') {
    const titleDisplay = isOver ? 'show' : 'none';
    const { render } = await viewChunks.justified.load();
    return render({ direction: 'rows', thumbnailSize: rowHeight, gap, titleDisplay });
  }
  const hasDescriptions = captions === 'below' && hasCaptions;
  const grid = { maxColumns: columns, gap, hasDescriptions, titleDisplay: isOver ? 'show' : 'none' } as const;
  if (layout === 'masonry') {
    return (await viewChunks.masonry.load()).render({ ...grid, thumbnailSize: CORE_MIN_COLUMN_PX });
  }
  const thumbnailHeight = crop ? CORE_MIN_COLUMN_PX : Math.round(CORE_MIN_COLUMN_PX / CORE_THUMBNAIL_RATIO);
  const { render } = await viewChunks.thumbnails.load();
  return render({ ...grid, thumbnailWidth: CORE_MIN_COLUMN_PX, thumbnailHeight });
}

/**
 * Returns the elements that contain the images. The caption of a gallery block stays on the page. It is the last child
 * of the block.
 */
function imageElements(container: HTMLElement): readonly HTMLElement[] {
  if (!container.matches('figure')) return [container];
  return [...container.children].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && !child.matches('figcaption'),
  );
}

/** The kit shows titles over the images, and descriptions below them. */
const withCaptionAsTitle = ({ description, ...image }: CoreImage): CoreImage => ({ ...image, title: description });

/** Replaces a gallery with the kit's. Its images without a link open in the lightbox, too. */
async function planGallery(
  container: HTMLElement,
  { galleryId, images: read }: CoreGallery,
  { layout, options }: { readonly layout: CoreLayout; readonly options: CoreMounterOptions },
): Promise<MountPlan> {
  if (read.length === 0) throw new Error('The gallery has no images.');
  const display = readBlockOptions(container);
  const images = captionsOf(layout, display) === 'over' ? read.map(withCaptionAsTitle) : read;
  const hasCaptions = read.some(({ description }) => description !== undefined);
  const render = await loadView(layout, display, hasCaptions);
  const opensNewTab = container.querySelector('a[target="_blank"]') !== null;
  return {
    replaces: imageElements(container),
    content: render({ images, galleryId, opensNewTab, lightbox: lightboxOf(images, options) }),
    findCounterpart(host, pressed) {
      // The pressed element is no longer in its container.
      const image = findPressedImage(pressed, images);
      const index = image ? images.indexOf(image) : -1;
      return host.querySelector<HTMLElement>(`[data-index="${index}"] a`);
    },
  };
}

/** Creates the function that prepares a gallery or a post in WordPress's own markup. */
export const prepareCoreGallery =
  (options: CoreMounterOptions): PrepareMount =>
  (container) => {
    if (!container.matches(CORE_GALLERY)) return planLightbox(container, readLinkedImages(container), options);
    const read = readCoreGallery(container);
    const layout = readBlockOptions(container).layout ?? toCoreLayout(options.layout);
    return layout ? planGallery(container, read, { layout, options }) : planLightbox(container, read, options);
  };
