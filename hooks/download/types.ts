import type { GalleryImage } from '../backend/GalleryImage.ts';
import type { LightboxSettings } from '../backend/LightboxSettings.ts';
import type { PropGetter } from '../shared/ElementProps.ts';
import type { DownloadLabels } from './labels.ts';

/** The image to offer for download, of a lightbox or any other. */
export interface DownloadTarget<TImage extends GalleryImage = GalleryImage> {
  readonly image?: TImage | undefined;
  readonly settings?: LightboxSettings | undefined;
}

/**
 * The status of a cross-origin download. `opened`: the host does not allow saving its file, so it was opened in a new
 * tab. `failed`: the tab was blocked too, so show a link for the user to click.
 */
export type DownloadStatus = 'idle' | 'loading' | 'saved' | 'opened' | 'failed';

export interface UseDownloadOptions<TImage extends GalleryImage = GalleryImage> {
  /** Offers the image in its original size. @default the lightbox's setting, else false */
  readonly showOriginal?: boolean | undefined;
  /** Offers the original file for download. @default the lightbox's setting, else false */
  readonly showDownload?: boolean | undefined;
  /** Called when the user requests the download. */
  readonly onDownload?: ((image: TImage) => void) | undefined;
  readonly labels?: Partial<DownloadLabels> | undefined;
  /** Whether the links are offered. @default true */
  readonly enabled?: boolean | undefined;
}

export interface UseDownloadResult {
  /** Whether the original is offered and has a valid URL. */
  readonly canOpenOriginal: boolean;
  /** Whether a download is offered. Always `false` for embedded media. */
  readonly canDownload: boolean;
  /** The download status of the current image. */
  readonly status: DownloadStatus;
  /** Status message of the download, or an empty string. */
  readonly message: string;
  /** Props for the `<a>` that opens the original in a new tab. */
  readonly getOriginalLinkProps: PropGetter<'a'>;
  /** Props for the `<a>` that saves the original. Without JavaScript, it saves files of the page's own origin. */
  readonly getDownloadLinkProps: PropGetter<'a'>;
  /** Props for a plain `<a>` to the file, to show after a `failed` download. */
  readonly getFileLinkProps: PropGetter<'a'>;
  /** Props for a live region that shows `message`. Render it even while it is empty. */
  readonly getStatusProps: PropGetter<'div'>;
  readonly labels: DownloadLabels;
}
