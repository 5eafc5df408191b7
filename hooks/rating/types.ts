import type { Backend } from '../backend/Backend.ts';
import type { GalleryImage, ImageRating } from '../backend/GalleryImage.ts';
import type { LightboxSettings } from '../backend/LightboxSettings.ts';
import type { RatingStore } from '../backend/RatingStore.ts';
import type { LoggiaError } from '../errors/LoggiaError.ts';
import type { ChangeDetails } from '../shared/createChangeDetails.ts';
import type { ElementProps, PropGetter } from '../shared/ElementProps.ts';
import type { RatingLabels } from './labels.ts';
import type { StarFace } from './starFace.ts';

/** The status of this visitor's vote. `failed`: it could not be saved. */
export type RatingStatus = 'unrated' | 'saving' | 'rated' | 'failed';

/** The reason for another vote. `failed`: it could not be saved. `answer`: the back end keeps a different one. */
export type RatingChangeReason = 'star' | 'keyboard' | 'retryButton' | 'imperative' | 'failed' | 'response';

export interface RatingChangeDetails<
  TImage extends GalleryImage = GalleryImage,
> extends ChangeDetails<RatingChangeReason> {
  /** The image of the vote: an answer may arrive when another one is shown. */
  readonly image: TImage;
}

/** The rated object: the image of a lightbox, or any other. */
export interface RatingTarget<TImage extends GalleryImage = GalleryImage> {
  readonly image: TImage | undefined;
  readonly settings?: LightboxSettings | undefined;
  /** @default that of the nearest `BackendProvider` */
  readonly backend?: Backend<TImage> | undefined;
}

export interface UseRatingOptions<TImage extends GalleryImage = GalleryImage> {
  /** Keeps the votes. @default the back end's */
  readonly store?: RatingStore | undefined;
  /** Controlled: this visitor's vote for the image, 0 for none. @default the image's own, and what is voted here */
  readonly vote?: number | undefined;
  /** Called before a vote is sent, and when one was lost or corrected. `details.cancel()` prevents sending. */
  readonly onVoteChange?: ((vote: number, details: RatingChangeDetails<TImage>) => void) | undefined;
  /** Called after a vote was saved, with the vote that counts, which may differ from the given one, and with all votes. */
  readonly onVoted?: ((vote: number, image: TImage, rating: ImageRating) => void) | undefined;
  /** At most 20. @default the lightbox's setting, else 5 */
  readonly starCount?: number | undefined;
  /** Width and height of a star in CSS pixels. @default the lightbox's setting, else 20 */
  readonly starSize?: number | undefined;
  /** @default the lightbox's setting, else 'star' */
  readonly icon?: RatingIcon | undefined;
  /** Shows the votes and takes none. @default false */
  readonly isReadOnly?: boolean | undefined;
  readonly labels?: Partial<RatingLabels> | undefined;
  /** @default the lightbox's setting, else true */
  readonly enabled?: boolean | undefined;
}

export interface RatingStar {
  /** The vote that choosing this star gives, from 1. */
  readonly score: number;
  readonly face: StarFace;
}

export interface UseRatingResult {
  readonly status: RatingStatus;
  /** Whether to show stars: false if no votes can be given and there are none. */
  readonly isAvailable: boolean;
  /** Stars can be chosen. */
  readonly canRate: boolean;
  /** Mean of all votes, 0 when there is none; an estimate until the back end has answered. */
  readonly average: number;
  readonly voteCount: number;
  /** This visitor's vote, 0 for none. */
  readonly vote: number;
  /** The star under the pointer, 0 for none. */
  readonly preview: number;
  /** The stars to choose from, each with the face to show now: the preview, else the mean. */
  readonly stars: readonly RatingStar[];
  readonly starSize: number;
  readonly icon: RatingIcon;
  /** The known votes as text, in lines separated by a line break. */
  readonly hint: string;
  /** The reason why the vote could not be saved; null if nothing failed. */
  readonly error: LoggiaError | null;
  /** The message that the server is still processing the vote, after some seconds; else ''. */
  readonly statusText: string;
  /** The failure in words for the visitor, else ''. */
  readonly message: string;
  /** Whether a retry may succeed. */
  readonly canRetry: boolean;
  /** Votes for the image, unless it is rated already. */
  rate(score: number, reason?: RatingChangeReason, event?: Event): void;
  /** Sends a failed vote again. */
  retry(event?: Event): void;
  /** Discards a failed vote. */
  cancel(): void;
  /** For the element around the stars: a radio group, or an image with a name once it is read-only. */
  readonly getStarsProps: PropGetter<'div'>;
  /** For one star, an element that is mounted whether or not it can be chosen. */
  getStarProps(props: ElementProps<'span'> & { readonly score: number }): ElementProps<'span'>;
  readonly getHintProps: PropGetter<'p'>;
  /** A polite live region for `statusText`. Keep it mounted. */
  readonly getStatusProps: PropGetter<'p'>;
  /** A live region for `message`. */
  readonly getErrorProps: PropGetter<'p'>;
  readonly getRetryButtonProps: PropGetter<'button'>;
  readonly getCancelButtonProps: PropGetter<'button'>;
  readonly labels: RatingLabels;
}

/** The icon of a star. */
export type RatingIcon = 'star' | 'bell' | 'circle' | 'flag' | 'heart' | 'square';
