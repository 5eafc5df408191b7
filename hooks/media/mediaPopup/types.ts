import type { GalleryImage } from '../../data/backend/GalleryImage.ts';
import type { ConsentGated, ConsentGateOptions } from '../consent/types.ts';
import type { UseLightboxOptions, UseLightboxResult } from '../../lightbox/lightbox/types.ts';
import type { LightboxOpenRequest, UseLightboxIntentResult } from '../../lightbox/lightboxIntent/types.ts';
import type { PropGetter } from '../../core/shared/ElementProps.ts';
import type { MediaPopupLabels } from './labels.ts';
import type { PopupHosts, PopupMedia } from './popupMedia.ts';

export interface UseMediaPopupOptions<TImage extends GalleryImage = GalleryImage> extends Pick<
  UseLightboxOptions<TImage>,
  | 'index'
  | 'defaultIndex'
  | 'onIndexChange'
  | 'isOpen'
  | 'onOpenChange'
  | 'shortcuts'
  | 'labels'
  | 'findThumbnail'
  | 'enabled'
> {
  /** The group's images. */
  readonly images: readonly TImage[];
  /** Whether navigation wraps around from the last image to the first. @default true */
  readonly loop?: boolean | undefined;
  /**
   * Whether the image zooms out of its thumbnail when the pop-up opens, and back into the thumbnail when it closes.
   * @default true
   */
  readonly zoom?: boolean | undefined;
  /** The duration of the zoom animation, in milliseconds. @default 300 */
  readonly zoomDurationMs?: number | undefined;
  /** Whether the browser's Back button closes the pop-up instead of leaving the page. @default true */
  readonly history?: boolean | undefined;
  /** How long the pop-up remains mounted after it is closed, in milliseconds. @default 300 */
  readonly removalDelayMs?: number | undefined;
}

export interface UseImagePopupsOptions {
  /** Whether links open the pop-up. If false, they are ordinary links. @default true */
  readonly enabled?: boolean | undefined;
  /**
   * Whether pressing down on a link starts loading the image file. Set it to false if the pop-up shows a different
   * file.
   * @default true
   */
  readonly loadsOnPress?: boolean | undefined;
}

export interface UseImagePopupsResult<
  TImage extends GalleryImage = GalleryImage,
> extends UseLightboxIntentResult<TImage> {
  /**
   * Returns an image's link inside the element that receives `getContainerProps`, or `null` if there is none. Pass this
   * function as the `findThumbnail` option.
   */
  findThumbnail(imageId: string): HTMLElement | null;
}

/**
 * The result of `useMediaPopup`: a lightbox for a few images. `slides` contains no neighboring slides, so adjacent
 * images are not rendered.
 */
export type UseMediaPopupResult<TImage extends GalleryImage = GalleryImage> = UseLightboxResult<TImage>;

export interface UseMediaLinkOptions {
  /** The URL of the link: a page with a video or a map, or a video file. */
  readonly href: string;
  /** The base URLs of the iframes. @default POPUP_HOSTS */
  readonly hosts?: Partial<PopupHosts> | undefined;
  /**
   * The minimum viewport width for a pop-up, in CSS pixels. In a narrower viewport, the link is an ordinary link.
   * @default 700
   */
  readonly minWidth?: number | undefined;
  /** Whether the link may open a pop-up. If false, it is an ordinary link. @default true */
  readonly enabled?: boolean | undefined;
}

export interface UseMediaLinkResult extends Pick<UseLightboxIntentResult, 'setOpenRequest'> {
  /** The media shown in the pop-up, or `null` if the link is an ordinary link. */
  readonly media: PopupMedia | null;
  /** Whether a plain click opens the pop-up instead of following the link. */
  readonly opensPopup: boolean;
  /** Whether to load the pop-up's chunk. True once the user is likely to open the pop-up. */
  readonly shouldLoad: boolean;
  /** The request to open the pop-up. Pass it to `useFramePopup`. */
  readonly openRequest: LightboxOpenRequest | null;
  readonly getLinkProps: PropGetter<'a'>;
}

/** Options for `useFramePopup`. The consent purposes are `youtube`, `vimeo`, `googleMaps` and `openStreetMap`. */
export interface UseFramePopupOptions extends ConsentGateOptions {
  /** The result of `useMediaLink`. */
  readonly link: Pick<UseMediaLinkResult, 'media' | 'openRequest'>;
  /** The pop-up's accessible name. @default "Video" or "Map" */
  readonly title?: string | undefined;
  /** Whether the browser's Back button closes the pop-up instead of leaving the page. @default true */
  readonly history?: boolean | undefined;
  /** How long the pop-up remains mounted after it is closed, in milliseconds. @default 160 */
  readonly removalDelayMs?: number | undefined;
  readonly labels?: Partial<MediaPopupLabels> | undefined;
}

export interface UseFramePopupResult
  extends Pick<UseLightboxResult, 'status' | 'isMounted' | 'close'>, Omit<ConsentGated, 'load' | 'allowAlways'> {
  readonly media: PopupMedia | null;
  readonly title: string;
  readonly getDialogProps: PropGetter<'dialog'>;
  readonly getStageProps: PropGetter<'div'>;
  readonly getCloseButtonProps: PropGetter<'button'>;
  /** Returns props for the `<iframe>`. Render it if `media.type` is `frame`. */
  readonly getFrameProps: PropGetter<'iframe'>;
  /** Returns props for the `<video>`. Render it if `media.type` is `file`. */
  readonly getVideoProps: PropGetter<'video'>;
  readonly labels: MediaPopupLabels;
}
