/** The page that networks link to; the real server stores it as a hidden post. */
export const SHARE_PATH = '/bwg_share/image/';

export interface SharedImage {
  readonly origin: string;
  readonly galleryId: number;
  /** '' if the client fills it in. */
  readonly imageId: string;
  /** The page that shows the gallery. */
  readonly currentUrl: string;
}

/** Returns the URL of the page that networks link to. */
export function sharePageAddress({ origin, galleryId, imageId, currentUrl }: SharedImage): string {
  const query = new URLSearchParams({ gallery_id: String(galleryId), image_id: imageId, curr_url: currentUrl });
  return `${origin}${SHARE_PATH}?${query.toString()}`;
}
