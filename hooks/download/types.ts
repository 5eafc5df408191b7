import type { GalleryImage } from '../backend/GalleryImage.ts';
import type { LightboxSettings } from '../backend/LightboxSettings.ts';
import type { PropGetter } from '../shared/ElementProps.ts';
import type { DownloadLabels } from './labels.ts';

/** The image whose file is offered: that of a lightbox, or any other. */
export interface DownloadTarget<TImage extends GalleryImage = GalleryImage> {
  readonly image?: TImage | undefined;
  readonly settings?: LightboxSettings | undefined;
}

/**
 * The result of a download from another host. `opened`: the host does not let us save its file, so the file was opened in a new tab; `failed`: that was
 * not allowed either, and the visitor needs a link to press.
 */
export type DownloadStatus = 'idle' | 'loading' | 'saved' | 'opened' | 'failed';

export interface UseDownloadOptions<TImage extends GalleryImage = GalleryImage> {
  /** Offer the image in its original size. @default the lightbox's setting, else false */
  readonly showOriginal?: boolean | undefined;
  /** Offer the original file for download. @default the lightbox's setting, else false */
  readonly showDownload?: boolean | undefined;
  /** The visitor asked for the file. */
  readonly onDownload?: ((image: TImage) => void) | undefined;
  readonly labels?: Partial<DownloadLabels> | undefined;
  /** @default true */
  readonly enabled?: boolean | undefined;
}

export interface UseDownloadResult {
  /** Whether the original is offered and has an address. */
  readonly canOpenOriginal: boolean;
  /** Whether a download is offered: never for embedded media. */
  readonly canDownload: boolean;
  /** The status of the current image's download. */
  readonly status: DownloadStatus;
  /** The message about a download; '' for none. */
  readonly message: string;
  /** For the `<a>` that opens the original in a new tab. */
  readonly getOriginalLinkProps: PropGetter<'a'>;
  /** For the `<a>` that saves the original. Without scripts it saves files of the page's own host. */
  readonly getDownloadLinkProps: PropGetter<'a'>;
  /** For a plain `<a>` to the file, to be shown where a download has `failed`. */
  readonly getFileLinkProps: PropGetter<'a'>;
  /** For the element that shows `message`: a live region. Keep it on the page, also while it is empty. */
  readonly getStatusProps: PropGetter<'div'>;
  readonly labels: DownloadLabels;
}
