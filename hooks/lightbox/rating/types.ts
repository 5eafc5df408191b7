import type { Backend } from '../../data/backend/Backend.ts';
import type { GalleryImage, ImageRating } from '../../data/backend/GalleryImage.ts';
import type { LightboxSettings } from '../../data/backend/LightboxSettings.ts';
import type { RatingStore } from '../../data/backend/RatingStore.ts';
import type { LoggiaError } from '../../core/errors/LoggiaError.ts';
import type { ChangeDetails } from '../../core/shared/createChangeDetails.ts';
import type { ElementProps, PropGetter } from '../../core/shared/ElementProps.ts';
import type { RatingLabels } from './labels.ts';
import type { StarFace } from './starFace.ts';

/** The status of this user's vote. `failed` means that it could not be saved. */
export type RatingStatus = 'unrated' | 'saving' | 'rated' | 'failed';

/**
 * Why the vote changed. `failed` means that it could not be saved. `response` means that the backend recorded a
 * different vote.
 */
export type RatingChangeReason = 'star' | 'keyboard' | 'retryButton' | 'imperative' | 'failed' | 'response';

export interface RatingChangeDetails<
  TImage extends GalleryImage = GalleryImage,
> extends ChangeDetails<RatingChangeReason> {
  /**
   * The image that the vote is for. This is not always the current image, because a response may arrive while another
   * image is shown.
   */
  readonly image: TImage;
}

/** What is rated: a lightbox's image, or any other image. */
export interface RatingTarget<TImage extends GalleryImage = GalleryImage> {
  readonly image: TImage | undefined;
  readonly settings?: LightboxSettings | undefined;
  /** The backend that saves votes. @default the backend of the nearest `BackendProvider` */
  readonly backend?: Backend<TImage> | undefined;
}

export interface UseRatingOptions<TImage extends GalleryImage = GalleryImage> {
  /** The store that saves votes. @default the backend's `ratings` */
  readonly store?: RatingStore | undefined;
  /**
   * This user's vote for the image (controlled), or 0 for none.
   * @default the vote loaded with the image, or the one submitted on this page
   */
  readonly vote?: number | undefined;
  /**
   * Called before a vote is sent, and when a vote could not be saved or the backend recorded a different one.
   * `details.cancel()` prevents the vote from being sent.
   */
  readonly onVoteChange?: ((vote: number, details: RatingChangeDetails<TImage>) => void) | undefined;
  /**
   * Called after a vote has been saved, with the recorded vote and the updated rating. The recorded vote may differ
   * from the submitted one.
   */
  readonly onVoted?: ((vote: number, image: TImage, rating: ImageRating) => void) | undefined;
  /** The number of stars, at most 20. @default the lightbox's setting, otherwise 5 */
  readonly starCount?: number | undefined;
  /** The width and height of a star, in CSS pixels, from 8 to 96. @default the lightbox's setting, otherwise 20 */
  readonly starSize?: number | undefined;
  /** The shape of the stars. @default the lightbox's setting, otherwise 'star' */
  readonly icon?: RatingIcon | undefined;
  /** Whether to show the rating without accepting votes. @default false */
  readonly isReadOnly?: boolean | undefined;
  readonly labels?: Partial<RatingLabels> | undefined;
  /** Whether the rating is available. @default the lightbox's setting, otherwise true */
  readonly enabled?: boolean | undefined;
}

export interface RatingStar {
  /** The score that the user gives by selecting this star, starting at 1. */
  readonly score: number;
  readonly face: StarFace;
}

export interface UseRatingResult {
  readonly status: RatingStatus;
  /** Whether to show the stars. False if voting is not possible and there are no votes. */
  readonly isAvailable: boolean;
  /** Whether the user can select a star. */
  readonly canRate: boolean;
  /** The average of all votes, or 0 if there are none. After a vote, it is an estimate until the backend responds. */
  readonly average: number;
  readonly voteCount: number;
  /** This user's vote, or 0 for none. */
  readonly vote: number;
  /** The score of the star under the pointer, or 0 for none. */
  readonly preview: number;
  /** The stars. If there is a preview, they show the preview; otherwise, they show the average. */
  readonly stars: readonly RatingStar[];
  readonly starSize: number;
  readonly icon: RatingIcon;
  /** The rating as text, with line breaks. */
  readonly hint: string;
  /** Why the vote could not be saved, or `null` if saving has not failed. */
  readonly error: LoggiaError | null;
  /** The message shown if it takes a long time to save the vote; otherwise ''. */
  readonly statusText: string;
  /** The error message for the user, or '' if there is no error. */
  readonly message: string;
  /** Whether retrying may succeed. */
  readonly canRetry: boolean;
  /** Submits a vote for the image, unless the user has already rated it. */
  rate(score: number, reason?: RatingChangeReason, event?: Event): void;
  /** Sends a failed vote again. */
  retry(event?: Event): void;
  /** Discards a failed vote. */
  cancel(): void;
  /** Returns props for the element around the stars: a radio group, or a labeled image if the rating is read-only. */
  readonly getStarsProps: PropGetter<'div'>;
  /** Returns props for a star. The star's element remains mounted, whether or not the star can be selected. */
  getStarProps(props: ElementProps<'span'> & { readonly score: number }): ElementProps<'span'>;
  readonly getHintProps: PropGetter<'p'>;
  /** Returns props for a polite live region that contains `statusText`. Keep it mounted. */
  readonly getStatusProps: PropGetter<'p'>;
  /** Returns props for a live region that contains `message`. */
  readonly getErrorProps: PropGetter<'p'>;
  readonly getRetryButtonProps: PropGetter<'button'>;
  readonly getCancelButtonProps: PropGetter<'button'>;
  readonly labels: RatingLabels;
}

/** The shape of a star. */
export type RatingIcon = 'star' | 'bell' | 'circle' | 'flag' | 'heart' | 'square';
