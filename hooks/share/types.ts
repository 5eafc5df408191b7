import type { GalleryImage } from '../backend/GalleryImage.ts';
import type { LightboxSettings } from '../backend/LightboxSettings.ts';
import type { HashCodec } from '../deepLink/types.ts';
import type { ChangeDetails } from '../shared/createChangeDetails.ts';
import type { ElementProps, PropGetter } from '../shared/ElementProps.ts';
import type { MenuReason } from '../shared/useMenuButton.ts';
import type { ShareLabels } from './labels.ts';

/** The channel through which an image was shared. */
export type ShareChannel = ShareNetwork | 'native' | 'copy';

/** The reason for opening or closing the menu. */
export type ShareMenuReason = MenuReason | 'shared';

/** `copied` and `failed` hold for a few seconds, or until there is another address to copy. */
export type CopyStatus = 'idle' | 'copied' | 'failed';

/** The object to share: a lightbox, or any one image. */
export interface ShareTarget<TImage extends GalleryImage = GalleryImage> {
  readonly image?: TImage | undefined;
  readonly settings?: LightboxSettings | undefined;
}

/** The data that a network gets. */
export interface ShareSubject {
  /** Absolute address of the page. */
  readonly url: string;
  /** Absolute address of the picture, where there is one on the web. */
  readonly imageUrl?: string | undefined;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
}

/** A link to a network, ready to print. */
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
  /** @default the lightbox's setting, else Facebook and X */
  readonly networks?: readonly ShareNetwork[] | undefined;
  /**
   * The address to share, absolute. `{imageId}` in a text is filled in. Give it on a server, so that the links are in the markup.
   * @default the lightbox's setting, else the address of the page with the image's hash
   */
  readonly url?: string | ((image: TImage) => string) | undefined;
  /** The gallery that the hash names where the page itself is shared. @default that of the image, else no hash */
  readonly galleryId?: string | undefined;
  /** The codec of that hash. @default galleryHashCodec */
  readonly codec?: HashCodec | undefined;
  /** Controlled: whether the menu is open. */
  readonly isOpen?: boolean | undefined;
  readonly onOpenChange?: ((isOpen: boolean, details: ChangeDetails<ShareMenuReason>) => void) | undefined;
  /** A link was followed, the system's sheet was used, or the address was copied. */
  readonly onShare?: ((report: ShareReport<TImage>) => void) | undefined;
  readonly labels?: Partial<ShareLabels> | undefined;
  /** @default true */
  readonly enabled?: boolean | undefined;
}

export interface UseShareResult {
  /** There is an image, and an address to share. */
  readonly isAvailable: boolean;
  /** The address that is shared. */
  readonly url: string | undefined;
  readonly links: readonly ShareLink[];
  /** For the `<a>` of a network. */
  getLinkProps(props: ElementProps<'a'> & { readonly link: ShareLink }): ElementProps<'a'>;
  /** The system has a share sheet of its own. Never on a server and in the first client render. */
  readonly canShareNatively: boolean;
  /** Asks the system's sheet. Browsers allow it only in answer to a gesture. */
  shareNatively(): Promise<void>;
  readonly getNativeButtonProps: PropGetter<'button'>;
  readonly copyStatus: CopyStatus;
  copy(): Promise<void>;
  readonly getCopyButtonProps: PropGetter<'button'>;
  /** For a field that holds the address, so that it can be copied by hand. */
  readonly getUrlFieldProps: PropGetter<'input'>;
  /** False while there is nothing to share. */
  readonly isOpen: boolean;
  /** Returns whether it opens: false if it is open already, there is nothing to share, or the page canceled it. */
  open(reason?: ShareMenuReason, event?: Event): boolean;
  close(reason?: ShareMenuReason, event?: Event): void;
  readonly getMenuButtonProps: PropGetter<'button'>;
  /** For the menu. */
  readonly getMenuProps: PropGetter<'div'>;
  /** The element that the menu is anchored to; null until the menu is first opened. */
  readonly menuButtonElement: HTMLButtonElement | null;
  /** The result of copying, in words. */
  readonly announcement: string;
  /** A visually hidden live region for `announcement`. */
  readonly getStatusProps: PropGetter<'div'>;
  readonly labels: ShareLabels;
}

/** A network that an image can be sent to by a plain link. `x` is the former Twitter. */
export type ShareNetwork = 'facebook' | 'x' | 'pinterest' | 'tumblr';
