import type { GalleryImage } from '../backend/GalleryImage.ts';
import type { ConsentGated, ConsentGateOptions } from '../consent/types.ts';
import type { UseLightboxOptions, UseLightboxResult } from '../lightbox/types.ts';
import type { LightboxOpenRequest, UseLightboxIntentResult } from '../lightboxIntent/types.ts';
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
  /** The images of the group. */
  readonly images: readonly TImage[];
  /** The first image follows the last. @default true */
  readonly loop?: boolean | undefined;
  /** Animates the picture out of its thumbnail. @default true */
  readonly zoom?: boolean | undefined;
  /** The length of that animation, in milliseconds. @default 300 */
  readonly zoomDurationMs?: number | undefined;
  /** Lets Back close it and stay on the page. @default true */
  readonly history?: boolean | undefined;
  /** The time that it stays mounted after it was closed, in milliseconds. @default 300 */
  readonly removalDelayMs?: number | undefined;
}

export interface UseImagePopupsOptions {
  /** False: links are links. @default true */
  readonly enabled?: boolean | undefined;
  /** Whether a press starts to load the image's own file. False where the pop-up shows another file. @default true */
  readonly loadsOnPress?: boolean | undefined;
}

export interface UseImagePopupsResult<
  TImage extends GalleryImage = GalleryImage,
> extends UseLightboxIntentResult<TImage> {
  /** Returns the link of an image in the element of `getContainerProps`; null for none. For the option of the same name. */
  findThumbnail(imageId: string): HTMLElement | null;
}

/** A lightbox for a few images: `slides` has no neighbours, so nothing before the current image loads. */
export type UseMediaPopupResult<TImage extends GalleryImage = GalleryImage> = UseLightboxResult<TImage>;

export interface UseMediaLinkOptions {
  /** The address of the link: a page of a video or a map, or a video file. */
  readonly href: string;
  /** @default POPUP_HOSTS */
  readonly hosts?: Partial<PopupHosts> | undefined;
  /** The minimum window width for a pop-up, in CSS pixels. In a narrower window the link is followed. @default 700 */
  readonly minWidth?: number | undefined;
  /** False: it is a link. @default true */
  readonly enabled?: boolean | undefined;
}

export interface UseMediaLinkResult extends Pick<UseLightboxIntentResult, 'setOpenRequest'> {
  /** The media that the pop-up shows; null where there is none, and the link is an ordinary one. */
  readonly media: PopupMedia | null;
  /** Whether a plain press opens the pop-up. */
  readonly opensPopup: boolean;
  /** Whether the visitor has shown interest: load the pop-up's code. */
  readonly shouldLoad: boolean;
  /** The request to open, for `useFramePopup`. */
  readonly openRequest: LightboxOpenRequest | null;
  readonly getLinkProps: PropGetter<'a'>;
}

/** Purposes of its consent are `youtube`, `vimeo`, `googleMaps` and `openStreetMap`. */
export interface UseFramePopupOptions extends ConsentGateOptions {
  /** The result of `useMediaLink`. */
  readonly link: Pick<UseMediaLinkResult, 'media' | 'openRequest'>;
  /** The name of the pop-up. @default "Video" or "Map" */
  readonly title?: string | undefined;
  /** Lets Back close it and stay on the page. @default true */
  readonly history?: boolean | undefined;
  /** The time that it stays mounted after it was closed, in milliseconds. @default 160 */
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
  /** For the frame of `media` with the type `frame`. */
  readonly getFrameProps: PropGetter<'iframe'>;
  /** For the video of `media` with the type `file`. */
  readonly getVideoProps: PropGetter<'video'>;
  readonly labels: MediaPopupLabels;
}
