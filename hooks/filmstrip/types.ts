import type { GalleryImage } from '../backend/GalleryImage.ts';
import type { LightboxSettings } from '../backend/LightboxSettings.ts';
import type { ElementProps, PropGetter } from '../shared/ElementProps.ts';
import type { FilmstripLabels } from './labels.ts';

export type FilmstripDirection = 'horizontal' | 'vertical';

/** The effect of the mouse wheel over a horizontal strip: scroll it freely, move it by one thumbnail, or none of ours. */
export type FilmstripWheel = 'scroll' | 'step' | 'off';

/** The images of a filmstrip: the list of a lightbox, or of anything inline that has an index. */
export interface FilmstripTarget<TImage extends GalleryImage = GalleryImage> {
  readonly images: readonly TImage[];
  readonly index: number;
  /** Place of the first of `images` in a longer list. @default 0 */
  readonly offset?: number | undefined;
  readonly settings?: LightboxSettings | undefined;
  next(reason: 'keyboard', event?: Event): void;
  previous(reason: 'keyboard', event?: Event): void;
  goTo(index: number, reason: 'filmstrip', event?: Event): void;
}

export interface UseFilmstripOptions {
  /** @default the lightbox's setting, else 'horizontal' */
  readonly direction?: FilmstripDirection | undefined;
  /** Width of a thumbnail in CSS pixels. @default the lightbox's setting, else 107 */
  readonly thumbnailWidth?: number | undefined;
  /** Height of a thumbnail in CSS pixels. @default the lightbox's setting, else 60 */
  readonly thumbnailHeight?: number | undefined;
  /**
   * Height of a horizontal strip's thumbnails, width of a vertical one's, in CSS pixels; the other side keeps the proportions.
   * @default `thumbnailHeight` or `thumbnailWidth`, by direction
   */
  readonly thickness?: number | undefined;
  /** Between two thumbnails, in CSS pixels. @default 2 */
  readonly gap?: number | undefined;
  /** The part of the strip's length that its two arrow buttons take, in CSS pixels. @default 40 */
  readonly arrowsSize?: number | undefined;
  /** @default 'scroll' */
  readonly wheel?: FilmstripWheel | undefined;
  readonly labels?: Partial<FilmstripLabels> | undefined;
  /** @default the lightbox's setting, else true */
  readonly enabled?: boolean | undefined;
}

/** A thumbnail to mount. */
export interface FilmstripThumbnail<TImage extends GalleryImage = GalleryImage> {
  /** The React key of its element, which the image keeps when the list is re-ordered. */
  readonly key: string;
  readonly index: number;
  readonly image: TImage;
  readonly isCurrent: boolean;
}

export interface UseFilmstripResult<TImage extends GalleryImage = GalleryImage> {
  readonly direction: FilmstripDirection;
  /** The thumbnails to mount: those in view with some to spare, and the current one. Empty until the strip is measured. */
  readonly thumbnails: readonly FilmstripThumbnail<TImage>[];
  /** The number of whole thumbnails that fit into the track: for the option of `usePreload`. */
  readonly visibleCount: number;
  /** Returns the current value of the same number: given to `usePreload`, it renders nothing when the number changes. */
  readVisibleCount(): number;
  readonly thumbnailWidth: number;
  readonly thumbnailHeight: number;
  readonly canScrollBackward: boolean;
  readonly canScrollForward: boolean;
  /** Scrolls by one thumbnail. */
  scrollBackward(): void;
  scrollForward(): void;
  /** For the element around the arrows and the track. Its length is what the geometry starts from. */
  readonly getContainerProps: PropGetter<'div'>;
  /** For the element that scrolls; its `overflow` is set here. */
  readonly getTrackProps: PropGetter<'div'>;
  /** For the list inside the track; it is as long as all thumbnails together. */
  readonly getListProps: PropGetter<'ul'>;
  getItemProps(props: ElementProps<'li'> & { readonly index: number }): ElementProps<'li'>;
  /** For the button inside the item. */
  getThumbnailProps(props: ElementProps<'button'> & { readonly index: number }): ElementProps<'button'>;
  /** For the picture inside the button: the thumbnail's own address. */
  getThumbnailImageProps(props: ElementProps<'img'> & { readonly index: number }): ElementProps<'img'>;
  readonly getBackwardButtonProps: PropGetter<'button'>;
  readonly getForwardButtonProps: PropGetter<'button'>;
  readonly labels: FilmstripLabels;
}
