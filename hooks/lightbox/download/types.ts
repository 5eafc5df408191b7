import type { GalleryImage } from '../../data/backend/GalleryImage.ts';
import type { LightboxSettings } from '../../data/backend/LightboxSettings.ts';
import type { PropGetter } from '../../core/shared/ElementProps.ts';
import type { DownloadLabels } from './labels.ts';

/** The image to download, which may be a lightbox's current image or any other image. */
export interface DownloadTarget<TImage extends GalleryImage = GalleryImage> {
  readonly image?: TImage | undefined;
  readonly settings?: LightboxSettings | undefined;
}

/**
 * The status of a cross-origin download. `opened` means that the host doesn't allow its file to be saved, so the file
 * was opened in a new tab. `failed` means that the browser blocked the tab too, so show a link that the user can click.
 */
export type DownloadStatus = 'idle' | 'loading' | 'saved' | 'opened' | 'failed';

export interface UseDownloadOptions<TImage extends GalleryImage = GalleryImage> {
  /** Whether the user can open the image at its original size. @default the lightbox's setting, otherwise false */
  readonly showOriginal?: boolean | undefined;
  /** Whether the user can download the original file. @default the lightbox's setting, otherwise false */
  readonly showDownload?: boolean | undefined;
  /** Called when the user requests a download. */
  readonly onDownload?: ((image: TImage) => void) | undefined;
  readonly labels?: Partial<DownloadLabels> | undefined;
  /** Whether the links are available. @default true */
  readonly enabled?: boolean | undefined;
}

export interface UseDownloadResult {
  /** Whether the original can be opened. True if `showOriginal` is enabled and the image has a valid URL. */
  readonly canOpenOriginal: boolean;
  /** Whether the original can be downloaded. Always `false` for embedded media. */
  readonly canDownload: boolean;
  /** The current image's download status. */
  readonly status: DownloadStatus;
  /** The download's status message, or an empty string. */
  readonly message: string;
  /** Props for the `<a>` that opens the original in a new tab. */
  readonly getOriginalLinkProps: PropGetter<'a'>;
  /**
   * Props for the `<a>` that saves the original. If JavaScript is disabled, the link can only save same-origin files.
   */
  readonly getDownloadLinkProps: PropGetter<'a'>;
  /** Props for a plain link to the file. Render the link while `status` is `failed`. */
  readonly getFileLinkProps: PropGetter<'a'>;
  /** Props for a live region that shows `message`. Render it even while it is empty. */
  readonly getStatusProps: PropGetter<'div'>;
  readonly labels: DownloadLabels;
}
