import type { GalleryImage } from '../backend/GalleryImage.ts';
import type { ConsentGated, ConsentGateOptions } from '../consent/types.ts';
import type { UseLightboxOptions, UseLightboxResult } from '../lightbox/types.ts';
import type { LightboxOpening, UseLightboxIntentResult } from '../lightboxIntent/types.ts';
import type { PropGetter } from '../shared/ElementProps.ts';
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
  /** The group that the visitor leafs through. */
  readonly images: readonly TImage[];
  /** Next from the last is the first. @default true */
  readonly loop?: boolean | undefined;
  /** The picture comes out of its thumbnail. @default true */
  readonly zoom?: boolean | undefined;
  /** How long that takes, in milliseconds. @default 300 */
  readonly zoomDurationMs?: number | undefined;
  /** Back closes it and stays on the page. @default true */
  readonly history?: boolean | undefined;
  /** How long it stays after a close, in milliseconds. @default 300 */
  readonly removalDelayMs?: number | undefined;
}

export interface UseImagePopupsOptions {
  /** False: links are links. @default true */
  readonly enabled?: boolean | undefined;
}

export interface UseImagePopupsResult<
  TImage extends GalleryImage = GalleryImage,
> extends UseLightboxIntentResult<TImage> {
  /** The link of an image in the element of `getContainerProps`; null where it has none there. For the option of the same name. */
  findThumbnail(imageId: string): HTMLElement | null;
}

/** A lightbox for a few images: `slides` has no neighbours, so nothing before the current image loads. */
export type UseMediaPopupResult<TImage extends GalleryImage = GalleryImage> = UseLightboxResult<TImage>;

export interface UseMediaLinkOptions {
  /** Where the link leads: a page of a video or a map, or a video file. */
  readonly href: string;
  /** @default POPUP_HOSTS */
  readonly hosts?: Partial<PopupHosts> | undefined;
  /** In a narrower window the link is followed, in CSS pixels. @default 700 */
  readonly minWidthPx?: number | undefined;
  /** False: it is a link. @default true */
  readonly enabled?: boolean | undefined;
}

export interface UseMediaLinkResult extends Pick<UseLightboxIntentResult, 'setOpening'> {
  /** What the pop-up shows; null: nothing can, and the link is a link. */
  readonly media: PopupMedia | null;
  /** A plain press opens the pop-up. */
  readonly opensPopup: boolean;
  /** True from the first sign of interest: load the pop-up's code. */
  readonly isWanted: boolean;
  /** Give it to `useFramePopup`. */
  readonly opening: LightboxOpening | null;
  readonly getLinkProps: PropGetter<'a'>;
}

/** Purposes of its consent are `youtube`, `vimeo`, `googleMaps` and `openStreetMap`. */
export interface UseFramePopupOptions extends ConsentGateOptions {
  /** Of `useMediaLink`. */
  readonly link: Pick<UseMediaLinkResult, 'media' | 'opening'>;
  /** What is shown, for the name of the pop-up. @default "Video" or "Map" */
  readonly title?: string | undefined;
  /** Back closes it and stays on the page. @default true */
  readonly history?: boolean | undefined;
  /** How long it stays after a close, in milliseconds. @default 160 */
  readonly removalDelayMs?: number | undefined;
  readonly labels?: Partial<MediaPopupLabels> | undefined;
}

export interface UseFramePopupResult
  extends Pick<UseLightboxResult, 'status' | 'isPresent' | 'close'>, Omit<ConsentGated, 'load' | 'allowAlways'> {
  readonly media: PopupMedia | null;
  readonly title: string;
  readonly getDialogProps: PropGetter<'dialog'>;
  readonly getStageProps: PropGetter<'div'>;
  readonly getCloseButtonProps: PropGetter<'button'>;
  /** For the frame of `media` with the type `frame`. */
  readonly getFrameProps: PropGetter<'iframe'>;
  /** For the video of `media` with the type `file`. */
  readonly getVideoProps: PropGetter<'video'>;
  readonly labels: MediaPopupLabels;
}
