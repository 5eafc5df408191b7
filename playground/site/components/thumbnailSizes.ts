import type { ThumbnailsOptions } from '@loggia/hooks';

/** For a dozen large thumbnails per page: rows of four, three or two come out even. */
export const LARGE_THUMBNAILS: ThumbnailsOptions = { thumbnailWidth: 300, thumbnailHeight: 200, maxColumns: 4, gap: 8 };

/** For fifteen images: rows of five, or of three on a phone. */
export const MEDIUM_THUMBNAILS: ThumbnailsOptions = {
  thumbnailWidth: 170,
  thumbnailHeight: 113,
  maxColumns: 5,
  gap: 8,
};

/** For skimming thousands of images. */
export const SMALL_THUMBNAILS: ThumbnailsOptions = {
  thumbnailWidth: 180,
  thumbnailHeight: 135,
  maxColumns: 10,
  gap: 4,
};
