import type { HashCodec } from '../deepLink/types.ts';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import type { LightboxRequest } from '../backend/LightboxSource.ts';
import type { ElementProps, PropGetter } from '../shared/ElementProps.ts';
import type { LoadingDialogLabels } from './labels.ts';

/** The panel that opens with the image. */
export type LightboxTriggerRequest = Pick<LightboxRequest, 'openComments' | 'openShop'>;

/** A request to open an image, made before or after the lightbox's code has loaded. Each request is a new object. */
export interface LightboxOpenRequest {
  readonly imageId: string;
  readonly reason: 'trigger' | 'deepLink';
  readonly event: Event | undefined;
  readonly opener: HTMLElement | null;
  /** The panel to open with it, if any. */
  readonly request?: LightboxTriggerRequest | undefined;
}

export interface UseLightboxIntentOptions {
  /** The gallery whose hash opens the lightbox when the page loads; undefined for no deep link. */
  readonly galleryId?: string | undefined;
  /** False turns the deep link off, true is the default. @default galleryHashCodec */
  readonly hashCodec?: HashCodec | boolean | undefined;
  /**
   * Whether a press starts to load the image's own file. False where the lightbox shows another file, such as one of an image service.
   * @default true
   */
  readonly loadsOnPress?: boolean | undefined;
  /** @default true */
  readonly enabled?: boolean | undefined;
}

/** The state and getters of a thumbnail grid before the lightbox's code. */
export interface UseLightboxIntentResult<TImage extends GalleryImage = GalleryImage> {
  /** True from the first sign of interest (pointer over the gallery, focus in it, an idle moment, a matching hash). */
  readonly shouldLoad: boolean;
  readonly openRequest: LightboxOpenRequest | null;
  /** Replaces the pending opening. Null cancels it: a lightbox that has not opened by now does not open. */
  setOpenRequest(opening: LightboxOpenRequest | null): void;
  readonly getContainerProps: PropGetter<'div'>;
  /** For each thumbnail's link. A modifier key or a middle click follows the link. */
  getTriggerProps(
    props: ElementProps<'a'> & { readonly image: TImage; readonly request?: LightboxTriggerRequest | undefined },
  ): ElementProps<'a'>;
}

export interface UseLoadingDialogOptions {
  /** The result of `useLightboxIntent`. */
  readonly intent: Pick<UseLightboxIntentResult, 'openRequest' | 'setOpenRequest'>;
  /** The time before the dialog shows, in milliseconds. @default LOADING_DIALOG_DELAY_MS */
  readonly delayMs?: number | undefined;
  readonly labels?: Partial<LoadingDialogLabels> | undefined;
}

export interface UseLoadingDialogResult {
  /** The opening has waited for longer than the delay: draw the dialog. */
  readonly isShown: boolean;
  readonly labels: LoadingDialogLabels;
  /** For a native `<dialog>` that is drawn while `isShown`. */
  readonly getDialogProps: PropGetter<'dialog'>;
  /** For the progress indicator in it. */
  readonly getProgressProps: PropGetter<'div'>;
  readonly getCloseButtonProps: PropGetter<'button'>;
}
