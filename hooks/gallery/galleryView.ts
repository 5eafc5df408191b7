import type { GalleryImage } from '../backend/GalleryImage.ts';
import type { GalleryPage } from '../backend/GallerySource.ts';
import { fillLabel } from '../shared/fillLabel.ts';
import { galleryMessage } from './galleryMessage.ts';
import type { GalleryState } from './galleryReducer.ts';
import { galleryStatus } from './galleryStatus.ts';
import type { GalleryLabels } from './labels.ts';
import type { UseGalleryResult } from './types.ts';

export interface GalleryViewOptions<TImage extends GalleryImage> {
  readonly state: GalleryState<TImage>;
  /** The whole list, where it is already here. */
  readonly images: readonly TImage[] | undefined;
  /** The page asked for: stands in for the one shown while there is none. */
  readonly page: number;
  readonly labels: GalleryLabels;
}

export interface GalleryView<TImage extends GalleryImage> extends Pick<
  UseGalleryResult<TImage>,
  | 'images'
  | 'page'
  | 'pageCount'
  | 'total'
  | 'title'
  | 'description'
  | 'randomSeed'
  | 'status'
  | 'failure'
  | 'message'
  | 'position'
> {
  /** For the live region. */
  readonly announcement: string;
}

const NO_IMAGES: readonly never[] = [];

/** What a gallery's state means to a reader. */
export function galleryView<TImage extends GalleryImage>(options: GalleryViewOptions<TImage>): GalleryView<TImage> {
  const { state: asked, images, page: wantedPage, labels } = options;
  const shown: GalleryPage<TImage> | null = images
    ? { images, page: 1, pageCount: 1, total: images.length }
    : asked.shown;
  const { emptyMessage, ...page } = { images: NO_IMAGES, page: wantedPage, pageCount: 1, ...shown };
  const { failure, hasTurned } = asked;
  const status = galleryStatus({ ...asked, shown });
  const message = galleryMessage({ status, failure, emptyMessage, labels });
  const position = fillLabel(labels.position, page);
  const turned = hasTurned && status === 'ready' ? position : '';
  return {
    ...page,
    status,
    failure,
    message,
    position,
    announcement: message || (status === 'loading' ? labels.loading : turned),
  };
}
