import type { HashCodec } from '../deepLink/types.ts';
import type { GalleryImage } from '../../data/backend/GalleryImage.ts';
import type { LightboxRequest } from '../../data/backend/LightboxSource.ts';
import type { ElementProps, PropGetter } from '../../core/shared/ElementProps.ts';
import type { LoadingDialogLabels } from './labels.ts';

/** The panel to open together with the image. */
export type LightboxTriggerRequest = Pick<LightboxRequest, 'openComments' | 'openShop'>;

/**
 * Request to open an image. It may be made before or after the lightbox chunk has loaded. Each request is a new object.
 */
export interface LightboxOpenRequest {
  readonly imageId: string;
  readonly reason: 'trigger' | 'deepLink';
  readonly event: Event | undefined;
  readonly opener: HTMLElement | null;
  /** The panel to open together with the image, if any. */
  readonly request?: LightboxTriggerRequest | undefined;
}

export interface UseLightboxIntentOptions {
  /** Id of the gallery whose URL hash opens the lightbox when the page loads. `undefined` disables the deep link. */
  readonly galleryId?: string | undefined;
  /**
   * Codec for the URL hash. `true` uses the default codec, and `false` disables the deep link.
   * @default galleryHashCodec
   */
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

/** State and prop getters that a thumbnail grid uses before the lightbox chunk has loaded. */
export interface UseLightboxIntentResult<TImage extends GalleryImage = GalleryImage> {
  /**
   * Whether to load the lightbox chunk. `true` once the user hovers over or focuses the gallery, the browser is idle,
   * or the URL hash points to an image in the gallery.
   */
  readonly shouldLoad: boolean;
  readonly openRequest: LightboxOpenRequest | null;
  /** Replaces the pending request. `null` cancels it, so that a lightbox that has not opened yet stays closed. */
  setOpenRequest(opening: LightboxOpenRequest | null): void;
  readonly getContainerProps: PropGetter<'div'>;
  /**
   * Props for each thumbnail's link. Clicking the link opens the lightbox. If the user middle-clicks or holds a
   * modifier key, the browser follows the link.
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
  /** Whether to render the dialog. `true` while a request has been waiting for longer than the delay. */
  readonly isShown: boolean;
  readonly labels: LoadingDialogLabels;
  /** Props for a native `<dialog>`. Render it while `isShown` is `true`. */
  readonly getDialogProps: PropGetter<'dialog'>;
  /** Props for the progress indicator inside the dialog. */
  readonly getProgressProps: PropGetter<'div'>;
  readonly getCloseButtonProps: PropGetter<'button'>;
}
