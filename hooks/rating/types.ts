import type { Backend } from '../backend/Backend.ts';
import type { GalleryImage, ImageRating } from '../backend/GalleryImage.ts';
import type { LightboxSettings } from '../backend/LightboxSettings.ts';
import type { RatingStore } from '../backend/RatingStore.ts';
import type { LoggiaError } from '../errors/LoggiaError.ts';
import type { ChangeDetails } from '../shared/createChangeDetails.ts';
import type { ElementProps, PropGetter } from '../shared/ElementProps.ts';
import type { RatingLabels } from './labels.ts';
import type { StarFace } from './starFace.ts';

/** The status of this user's vote. `failed` means that it could not be saved. */
export type RatingStatus = 'unrated' | 'saving' | 'rated' | 'failed';

/** Why the vote changed. `failed`: it could not be saved. `response`: the backend recorded a different vote. */
export type RatingChangeReason = 'star' | 'keyboard' | 'retryButton' | 'imperative' | 'failed' | 'response';

export interface RatingChangeDetails<
  TImage extends GalleryImage = GalleryImage,
> extends ChangeDetails<RatingChangeReason> {
  /** The image of the vote. A response may arrive while another image is shown. */
  readonly image: TImage;
}

/** What is rated: the image of a lightbox, or any other. */
export interface RatingTarget<TImage extends GalleryImage = GalleryImage> {
  readonly image: TImage | undefined;
  readonly settings?: LightboxSettings | undefined;
  /** The backend that saves votes. @default the backend of the nearest `BackendProvider` */
  readonly backend?: Backend<TImage> | undefined;
}

export interface UseRatingOptions<TImage extends GalleryImage = GalleryImage> {
  /** Saves the votes. @default the backend's `ratings` */
  readonly store?: RatingStore | undefined;
  /** This user's controlled vote for the image, 0 for none. @default the image's own vote, and votes given here */
  readonly vote?: number | undefined;
  /** Called before a vote is sent, and when a vote was lost or corrected. `details.cancel()` prevents sending. */
  readonly onVoteChange?: ((vote: number, details: RatingChangeDetails<TImage>) => void) | undefined;
  /**
   * Called after a vote was saved, with the recorded vote, which may differ from the given one, and the updated rating.
   */
  readonly onVoted?: ((vote: number, image: TImage, rating: ImageRating) => void) | undefined;
  /** The number of stars, at most 20. @default the lightbox's setting, otherwise 5 */
  readonly starCount?: number | undefined;
  /** The width and height of a star, in CSS pixels, from 8 to 96. @default the lightbox's setting, otherwise 20 */
  readonly starSize?: number | undefined;
  /** The shape of the stars. @default the lightbox's setting, otherwise 'star' */
  readonly icon?: RatingIcon | undefined;
  /** Shows the rating without accepting votes. @default false */
  readonly isReadOnly?: boolean | undefined;
  readonly labels?: Partial<RatingLabels> | undefined;
  /** Whether the rating is available. @default the lightbox's setting, otherwise true */
  readonly enabled?: boolean | undefined;
}

export interface RatingStar {
  /** The vote that this star gives, from 1. */
  readonly score: number;
  readonly face: StarFace;
}

export interface UseRatingResult {
  readonly status: RatingStatus;
  /** Whether to show stars: false if voting is not possible and there are no votes. */
  readonly isAvailable: boolean;
  /** Whether stars can be selected. */
  readonly canRate: boolean;
  /** The average of all votes, 0 if there are none. An estimate until the backend responds. */
  readonly average: number;
  readonly voteCount: number;
  /** This user's vote, 0 for none. */
  readonly vote: number;
  /** The star under the pointer, 0 for none. */
  readonly preview: number;
  /** The stars, filled for the preview if there is one, otherwise for the average. */
  readonly stars: readonly RatingStar[];
  readonly starSize: number;
  readonly icon: RatingIcon;
  /** The rating as text, in lines separated by line breaks. */
  readonly hint: string;
  /** Why the vote could not be saved; null if nothing failed. */
  readonly error: LoggiaError | null;
  /** The message that saving the vote is taking long; otherwise ''. */
  readonly statusText: string;
  /** The error message for the user; otherwise ''. */
  readonly message: string;
  /** Whether a retry may succeed. */
  readonly canRetry: boolean;
  /** Votes for the image, unless it is already rated. */
  rate(score: number, reason?: RatingChangeReason, event?: Event): void;
  /** Sends a failed vote again. */
  retry(event?: Event): void;
  /** Discards a failed vote. */
  cancel(): void;
  /** Props for the element around the stars: a radio group, or a labelled image if the rating is read-only. */
  readonly getStarsProps: PropGetter<'div'>;
  /** Props for one star. Its element stays mounted whether or not it can be selected. */
  getStarProps(props: ElementProps<'span'> & { readonly score: number }): ElementProps<'span'>;
  readonly getHintProps: PropGetter<'p'>;
  /** Props for a polite live region for `statusText`. Keep it mounted. */
  readonly getStatusProps: PropGetter<'p'>;
  /** Props for a live region for `message`. */
  readonly getErrorProps: PropGetter<'p'>;
  readonly getRetryButtonProps: PropGetter<'button'>;
  readonly getCancelButtonProps: PropGetter<'button'>;
  readonly labels: RatingLabels;
}

/** The shape of a star. */
export type RatingIcon = 'star' | 'bell' | 'circle' | 'flag' | 'heart' | 'square';
