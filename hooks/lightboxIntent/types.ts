import type { HashCodec } from '../deepLink/types.ts';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import type { LightboxRequest } from '../backend/LightboxSource.ts';
import type { ElementProps, PropGetter } from '../shared/ElementProps.ts';
import type { LoadingDialogLabels } from './labels.ts';

/** The panel to open together with the image. */
export type LightboxTriggerRequest = Pick<LightboxRequest, 'openComments' | 'openShop'>;

/** Request to open an image, made before or after the lightbox chunk has loaded. Each request is a new object. */
export interface LightboxOpenRequest {
  readonly imageId: string;
  readonly reason: 'trigger' | 'deepLink';
  readonly event: Event | undefined;
  readonly opener: HTMLElement | null;
  /** The panel to open with it, if any. */
  readonly request?: LightboxTriggerRequest | undefined;
}

export interface UseLightboxIntentOptions {
  /** Gallery whose hash opens the lightbox when the page loads. `undefined` disables the deep link. */
  readonly galleryId?: string | undefined;
  /** Codec for the URL hash. `true` uses the default; `false` disables the deep link. @default galleryHashCodec */
  readonly hashCodec?: HashCodec | boolean | undefined;
  /**
   * Whether pressing a thumbnail starts loading the image's own file. Set it to `false` if the lightbox shows a
   * different file, such as one from an image service.
   * @default true
   */
  readonly loadsOnPress?: boolean | undefined;
  /** Whether the hook is active. @default true */
  readonly enabled?: boolean | undefined;
}

/** State and prop getters of a thumbnail grid before the lightbox chunk has loaded. */
export interface UseLightboxIntentResult<TImage extends GalleryImage = GalleryImage> {
  /**
   * Whether to load the lightbox chunk. `true` from the first sign of interest: hover or focus on the gallery, browser
   * idle time, or a matching hash.
   */
  readonly shouldLoad: boolean;
  readonly openRequest: LightboxOpenRequest | null;
  /** Replaces the pending request. `null` cancels it, so that a lightbox that has not opened yet does not open. */
  setOpenRequest(opening: LightboxOpenRequest | null): void;
  readonly getContainerProps: PropGetter<'div'>;
  /**
   * Props for each thumbnail's link. With a modifier key or on a middle click, the browser follows the link instead.
   */
  getTriggerProps(
    props: ElementProps<'a'> & { readonly image: TImage; readonly request?: LightboxTriggerRequest | undefined },
  ): ElementProps<'a'>;
}

export interface UseLoadingDialogOptions {
  /** The result of `useLightboxIntent`. */
  readonly intent: Pick<UseLightboxIntentResult, 'openRequest' | 'setOpenRequest'>;
  /** Delay before the dialog appears, in milliseconds. @default LOADING_DIALOG_DELAY_MS */
  readonly delayMs?: number | undefined;
  readonly labels?: Partial<LoadingDialogLabels> | undefined;
}

export interface UseLoadingDialogResult {
  /** Whether to render the dialog, because the request has waited longer than the delay. */
  readonly isShown: boolean;
  readonly labels: LoadingDialogLabels;
  /** Props for a native `<dialog>` that is rendered while `isShown`. */
  readonly getDialogProps: PropGetter<'dialog'>;
  /** Props for the progress indicator inside it. */
  readonly getProgressProps: PropGetter<'div'>;
  readonly getCloseButtonProps: PropGetter<'button'>;
}
