import type { GalleryImage } from '../../data/backend/GalleryImage.ts';
import type { LightboxSettings } from '../../data/backend/LightboxSettings.ts';
import type { HashCodec } from '../deepLink/types.ts';
import type { ChangeDetails } from '../../core/shared/createChangeDetails.ts';
import type { ElementProps, PropGetter } from '../../core/shared/ElementProps.ts';
import type { MenuReason } from '../../core/shared/useMenuButton.ts';
import type { ShareLabels } from './labels.ts';

/** How an image was shared. */
export type ShareChannel = ShareNetwork | 'native' | 'copy';

/** Why the menu was opened or closed. */
export type ShareMenuReason = MenuReason | 'shared';

/**
 * The result of copying the URL. `copied` is reset after a few seconds, whereas `failed` is reset when the URL to copy
 * changes.
 */
export type CopyStatus = 'idle' | 'copied' | 'failed';

/** The image to share, which may be a lightbox's current image or any other image. */
export interface ShareTarget<TImage extends GalleryImage = GalleryImage> {
  readonly image?: TImage | undefined;
  readonly settings?: LightboxSettings | undefined;
}

/** The data passed to a network. */
export interface ShareSubject {
  /** The absolute URL of the page. */
  readonly url: string;
  /** The absolute URL of the image, if it has an `http` or `https` URL. */
  readonly imageUrl?: string | undefined;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
}

/** A link to a network, ready to render. */
export interface ShareLink {
  readonly network: ShareNetwork;
  readonly href: string;
  /** The network's name. */
  readonly name: string;
}

/** The argument of `onShare`. */
export interface ShareReport<TImage extends GalleryImage = GalleryImage> {
  readonly channel: ShareChannel;
  readonly image: TImage;
  readonly url: string;
}

export interface UseShareOptions<TImage extends GalleryImage = GalleryImage> {
  /** The networks to link to. @default the lightbox's setting, otherwise Facebook and X */
  readonly networks?: readonly ShareNetwork[] | undefined;
  /**
   * The absolute URL to share. In a string, `{imageId}` is replaced with the image's id. If you render on the server,
   * set this option so that the HTML contains the links.
   * @default the lightbox's setting, otherwise the page's URL with the image's hash
   */
  readonly url?: string | ((image: TImage) => string) | undefined;
  /**
   * Id of the gallery to use in the hash when the page itself is shared.
   * @default the image's gallery, or no hash if it has none
   */
  readonly galleryId?: string | undefined;
  /** The codec that creates the hash. @default galleryHashCodec */
  readonly codec?: HashCodec | undefined;
  /** Whether the menu is open (controlled). */
  readonly isOpen?: boolean | undefined;
  readonly onOpenChange?: ((isOpen: boolean, details: ChangeDetails<ShareMenuReason>) => void) | undefined;
  /** Called when the user has followed a link, used the native share sheet or copied the URL. */
  readonly onShare?: ((report: ShareReport<TImage>) => void) | undefined;
  readonly labels?: Partial<ShareLabels> | undefined;
  /** Whether sharing is available. @default true */
  readonly enabled?: boolean | undefined;
}

export interface UseShareResult {
  /** Whether there is an image and a URL to share. */
  readonly isAvailable: boolean;
  /** The URL to share. */
  readonly url: string | undefined;
  readonly links: readonly ShareLink[];
  /** Props for the `<a>` that links to a network. */
  getLinkProps(props: ElementProps<'a'> & { readonly link: ShareLink }): ElementProps<'a'>;
  /**
   * Whether the browser supports the native share sheet. It is always `false` on the server and in the first client
   * render.
   */
  readonly canShareNatively: boolean;
  /** Opens the native share sheet. Browsers allow this only in response to a user gesture. */
  shareNatively(): Promise<void>;
  readonly getNativeButtonProps: PropGetter<'button'>;
  readonly copyStatus: CopyStatus;
  copy(): Promise<void>;
  readonly getCopyButtonProps: PropGetter<'button'>;
  /** Props for a field that contains the URL, so that the user can copy it manually. */
  readonly getUrlFieldProps: PropGetter<'input'>;
  /** Whether the menu is open. It is always `false` while there is nothing to share. */
  readonly isOpen: boolean;
  /**
   * Opens the menu. Returns `false` if it is already open, there is nothing to share, or `onOpenChange` cancels the
   * change.
   */
  open(reason?: ShareMenuReason, event?: Event): boolean;
  close(reason?: ShareMenuReason, event?: Event): void;
  readonly getMenuButtonProps: PropGetter<'button'>;
  /** Props for the menu. */
  readonly getMenuProps: PropGetter<'div'>;
  /** The element that the menu is anchored to, or `null` until the menu is first opened. */
  readonly menuButtonElement: HTMLButtonElement | null;
  /** A message that describes the result of copying. */
  readonly announcement: string;
  /** Props for a visually hidden live region for `announcement`. */
  readonly getStatusProps: PropGetter<'div'>;
  readonly labels: ShareLabels;
}

/** A network that images can be shared on with a plain link. `x` was formerly Twitter. */
export type ShareNetwork = 'facebook' | 'x' | 'pinterest' | 'tumblr';
