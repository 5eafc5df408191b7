import type { GalleryImage } from '../../data/backend/GalleryImage.ts';
import type { GalleryPage } from '../../data/backend/GallerySource.ts';
import { responseErrorLabel, errorKind, type ResponseErrorLabels } from '../../core/errors/responseErrors.ts';
import type { LoggiaError } from '../../core/errors/LoggiaError.ts';
import { fillLabel } from '../../core/shared/fillLabel.ts';
import type { GalleryState } from './galleryReducer.ts';
import type { GalleryLabels } from './labels.ts';
import type { GalleryStatus, UseGalleryResult } from './types.ts';

interface GalleryViewOptions<TImage extends GalleryImage> {
  readonly state: GalleryState<TImage>;
  /** The complete list of images, if the caller passed one. */
  readonly images: readonly TImage[] | undefined;
  /** The requested page, which is used until a page is shown. */
  readonly page: number;
  readonly labels: GalleryLabels;
}

interface GalleryView<TImage extends GalleryImage> extends Pick<
  UseGalleryResult<TImage>,
  | 'images'
  | 'page'
  | 'pageCount'
  | 'total'
  | 'title'
  | 'description'
  | 'randomSeed'
  | 'status'
  | 'error'
  | 'message'
  | 'messageTitle'
  | 'isMissing'
  | 'position'
> {
  /** The message for the live region. */
  readonly announcement: string;
}

const NO_IMAGES: readonly never[] = [];

/** Derives the visible values from a gallery's state. */
export function galleryView<TImage extends GalleryImage>(options: GalleryViewOptions<TImage>): GalleryView<TImage> {
  const { state, images, page: wantedPage, labels } = options;
  const shown: GalleryPage<TImage> | null = images
    ? { images, page: 1, pageCount: 1, total: images.length }
    : state.shown;
  const { emptyMessage, ...page } = { images: NO_IMAGES, page: wantedPage, pageCount: 1, ...shown };
  const { failure, hasTurned } = state;
  const status = galleryStatus({ ...state, shown });
  const message = galleryMessage({ status, failure, emptyMessage, labels });
  const isGone = isContentGone({ failure, shown }) || (status === 'empty' && shown?.isMissing === true);
  const position = fillLabel(labels.position, page);
  const turned = hasTurned && status === 'ready' ? position : '';
  return {
    ...page,
    status,
    error: failure,
    message,
    messageTitle: galleryMessageTitle({ status, failure, isMissing: isGone, labels }),
    isMissing: isGone,
    position,
    announcement: message || (status === 'loading' ? labels.loading : turned),
  };
}

type StatusState = Pick<GalleryState, 'failure'> & {
  readonly shown: { readonly images: readonly unknown[] } | null;
  readonly request: unknown;
};

/** Returns a gallery's status. */
export function galleryStatus({ shown, request, failure }: StatusState): GalleryStatus {
  if (request) return shown ? 'refreshing' : 'loading';
  if (failure) return 'failed';
  if (!shown) return 'loading';
  return shown.images.length > 0 ? 'ready' : 'empty';
}

interface GalleryMessageOptions {
  readonly status: GalleryStatus;
  readonly failure: LoggiaError | null;
  /** The backend's message for an empty gallery. */
  readonly emptyMessage: string | undefined;
  readonly labels: ResponseErrorLabels & Pick<GalleryLabels, 'empty' | 'failed' | 'missing'>;
}

/** Returns the current message for the user, or an empty string if there is none. */
export function galleryMessage({ status, failure, emptyMessage, labels }: GalleryMessageOptions): string {
  if (status === 'empty') return emptyMessage || labels.empty;
  if (status !== 'failed') return '';
  return labels[failure?.code === 'missing' ? 'missing' : (responseErrorLabel(failure) ?? 'failed')];
}

type TitleLabels = Pick<GalleryLabels, 'emptyTitle' | 'failedTitle' | 'offlineTitle' | 'missingTitle'>;

const TITLE_OF_FAILURE = { missing: 'missingTitle', offline: 'offlineTitle', failed: 'failedTitle' } as const;

interface GalleryTitleOptions extends Pick<GalleryMessageOptions, 'status' | 'failure'> {
  /** Whether the empty gallery no longer exists. @default false */
  readonly isMissing?: boolean | undefined;
  readonly labels: TitleLabels;
}

/** Returns the current message's heading, or an empty string if there is none. */
export function galleryMessageTitle({ status, failure, isMissing = false, labels }: GalleryTitleOptions): string {
  if (status === 'empty') return isMissing ? labels.missingTitle : labels.emptyTitle;
  return status === 'failed' ? labels[TITLE_OF_FAILURE[errorKind(failure)]] : '';
}

/** Whether the content no longer exists and none of it is shown. */
export const isContentGone = ({
  failure,
  shown,
}: {
  readonly failure: LoggiaError | null;
  readonly shown: unknown;
}): boolean => failure?.code === 'missing' && !shown;
