import type { GalleryImage } from '../../data/backend/GalleryImage.ts';
import type { LightboxSettings } from '../../data/backend/LightboxSettings.ts';
import type { LightboxClaims } from '../../lightbox/lightbox/types.ts';
import type { ElementProps, PropGetter } from '../../core/shared/ElementProps.ts';
import type { FilmstripLabels } from './labels.ts';

export type FilmstripDirection = 'horizontal' | 'vertical';

/**
 * What the mouse wheel does over a horizontal filmstrip: `scroll` scrolls it freely, `step` moves it by one thumbnail,
 * and `off` leaves the wheel to the browser.
 */
export type FilmstripWheel = 'scroll' | 'step' | 'off';

/** What a filmstrip controls: a lightbox, or any inline component with a list of images and an index. */
export interface FilmstripTarget<TImage extends GalleryImage = GalleryImage> {
  readonly images: readonly TImage[];
  readonly index: number;
  /** Number of images that precede `images[0]` in the full list. @default 0 */
  readonly offset?: number | undefined;
  readonly settings?: LightboxSettings | undefined;
  /** The lightbox's claims. The filmstrip claims its number of visible thumbnails for `usePreload`. */
  readonly claims?: LightboxClaims | undefined;
  next(reason: 'keyboard', event?: Event): void;
  previous(reason: 'keyboard', event?: Event): void;
  goTo(index: number, reason: 'filmstrip', event?: Event): void;
}

export interface UseFilmstripOptions {
  /** Direction of the filmstrip. @default the lightbox's setting, otherwise 'horizontal' */
  readonly direction?: FilmstripDirection | undefined;
  /** Width of a thumbnail, in CSS pixels. @default the lightbox's setting, otherwise 107 */
  readonly thumbnailWidth?: number | undefined;
  /** Height of a thumbnail, in CSS pixels. @default the lightbox's setting, otherwise 60 */
  readonly thumbnailHeight?: number | undefined;
  /**
   * Height of the thumbnails in a horizontal filmstrip, or their width in a vertical one, in CSS pixels. The other
   * dimension follows from the aspect ratio.
   * @default `thumbnailHeight` or `thumbnailWidth`, depending on the direction
   */
  readonly thickness?: number | undefined;
  /** Gap between two thumbnails, in CSS pixels. @default 2 */
  readonly gap?: number | undefined;
  /** Combined length of the two arrow buttons, in CSS pixels. @default 40 */
  readonly arrowsSize?: number | undefined;
  /** What the mouse wheel does over a horizontal filmstrip. @default 'scroll' */
  readonly wheel?: FilmstripWheel | undefined;
  readonly labels?: Partial<FilmstripLabels> | undefined;
  /** Whether the filmstrip is shown. @default the lightbox's setting, otherwise true */
  readonly enabled?: boolean | undefined;
}

/** A thumbnail to mount. */
export interface FilmstripThumbnail<TImage extends GalleryImage = GalleryImage> {
  /** React key of the thumbnail's element. An image keeps its key when the list is reordered. */
  readonly key: string;
  readonly index: number;
  readonly image: TImage;
  readonly isCurrent: boolean;
}

export interface UseFilmstripResult<TImage extends GalleryImage = GalleryImage> {
  readonly direction: FilmstripDirection;
  /** Thumbnails to mount: those near the visible area, and the current one. Empty until the filmstrip is measured. */
  readonly thumbnails: readonly FilmstripThumbnail<TImage>[];
  /** Number of thumbnails that fit completely into the track. `usePreload` for the same lightbox uses it. */
  readonly visibleCount: number;
  /**
   * Returns the current `visibleCount`. Pass this function to `usePreload` instead of the number to avoid a render when
   * the number changes.
   */
  readVisibleCount(): number;
  readonly thumbnailWidth: number;
  readonly thumbnailHeight: number;
  readonly canScrollBackward: boolean;
  readonly canScrollForward: boolean;
  /** Scrolls back by one thumbnail. */
  scrollBackward(): void;
  scrollForward(): void;
  /** Props for the element around the arrows and the track. Its length determines the geometry. */
  readonly getContainerProps: PropGetter<'div'>;
  /** Props for the scroll container, including its `overflow`. */
  readonly getTrackProps: PropGetter<'div'>;
  /** Props for the list inside the track. The list is as long as all thumbnails together. */
  readonly getListProps: PropGetter<'ul'>;
  getItemProps(props: ElementProps<'li'> & { readonly index: number }): ElementProps<'li'>;
  /** Props for the button inside the item. */
  getThumbnailProps(props: ElementProps<'button'> & { readonly index: number }): ElementProps<'button'>;
  /** Props for the image inside the button, including its thumbnail URL. */
  getThumbnailImageProps(props: ElementProps<'img'> & { readonly index: number }): ElementProps<'img'>;
  readonly getBackwardButtonProps: PropGetter<'button'>;
  readonly getForwardButtonProps: PropGetter<'button'>;
  readonly labels: FilmstripLabels;
}
