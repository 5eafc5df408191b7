import type { GalleryImage } from '../../data/backend/GalleryImage.ts';
import type { LightboxSettings } from '../../data/backend/LightboxSettings.ts';
import { fillLabel } from '../../core/shared/fillLabel.ts';
import type { LightboxLabels } from './labels.ts';
import { NOTHING_RUNS, slideImageLoad, type LightboxState, type ListSpan, type SlideChange } from './lightboxState.ts';
import type { LightboxOpenReason, LightboxStatus, UseLightboxResult } from './types.ts';

export interface LightboxView<TImage extends GalleryImage>
  extends
    LightboxList<TImage>,
    Pick<
      UseLightboxResult<TImage>,
      'status' | 'isMounted' | 'index' | 'image' | 'imageStatus' | 'isSettled' | 'error' | 'hasPrevious' | 'hasNext'
    > {
  readonly transition: SlideChange | null;
  /** Number of requests queued behind the current transition. */
  readonly backlog: number;
  /** Index of the image to announce, or −1 for none. */
  readonly announcedIndex: number;
}

/** Maps internal states to public ones: `closing` is reported as `closed`, and `failed` as `open`. */
function publicStatus(status: LightboxState<GalleryImage>['status']): LightboxStatus {
  if (status === 'closing') return 'closed';
  return status === 'failed' ? 'open' : status;
}

/** Derives the public state of a lightbox from its internal state. */
export function describeLightbox<TImage extends GalleryImage>(
  state: LightboxState<TImage>,
  list: LightboxList<TImage>,
): LightboxView<TImage> {
  const { images, offset, total, loop } = list;
  const index = state.shown?.index ?? -1;
  const image = images[index];
  const imageStatus = image ? slideImageLoad(image, state.imageLoads).status : 'loading';
  const { change, queue, announcedIndex } = state.status === 'open' ? state : NOTHING_RUNS;
  const hasFailed = state.status === 'failed';
  const hasOthers = loop && images.length > 1;
  return {
    ...list,
    status: publicStatus(state.status),
    isMounted: state.status !== 'closed',
    index,
    image,
    imageStatus,
    isSettled: state.status === 'open' && !change && queue.length === 0 && imageStatus !== 'loading',
    error: hasFailed ? state.failure : null,
    hasPrevious: !hasFailed && (hasOthers || offset + index > 0),
    hasNext: !hasFailed && (hasOthers || offset + index < total - 1),
    transition: change,
    backlog: queue.length,
    announcedIndex,
  };
}

/** The lightbox's images and settings, and the reason why it last opened or closed. */
export interface LightboxList<TImage extends GalleryImage = GalleryImage> extends ListSpan {
  readonly images: readonly TImage[];
  readonly settings: LightboxSettings;
  readonly loop: boolean;
  /** Reason for the last opening or closing. */
  readonly openReason: LightboxOpenReason;
}

/**
 * Returns the label of a slide, such as "3 of 24, title", or "3 of 24" if it has no title. Positions and counts refer
 * to the whole list.
 */
export const describePosition = (
  { position, positionWithoutTitle }: Pick<LightboxLabels, 'position' | 'positionWithoutTitle'>,
  index: number,
  { offset, total }: ListSpan,
  title = '',
): string => fillLabel(title ? position : positionWithoutTitle, { index: offset + index + 1, count: total, title });
