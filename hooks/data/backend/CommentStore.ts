import type { GalleryImage } from './GalleryImage.ts';

/** A comment on an image. Its fields contain plain text, never markup. */
export interface ImageComment {
  /** Unique within its backend. */
  readonly id: string;
  readonly author: string;
  /** The date as text, in the backend's format. */
  readonly date?: string | undefined;
  /** Plain text with line breaks as `\n`. */
  readonly text: string;
  /** Whether the user may delete the comment. The backend must check this again. @default false */
  readonly canDelete?: boolean | undefined;
}

/** A backend's requirements for new comments. */
export interface CommentRules {
  /** Whether an email address is required. @default false */
  readonly hasEmail?: boolean | undefined;
  /** URL of the captcha image. If omitted, there is no captcha. */
  readonly captchaUrl?: string | undefined;
  /** Whether the privacy policy must be accepted. @default false */
  readonly hasPrivacyPolicy?: boolean | undefined;
  /** URL of the privacy policy. */
  readonly privacyPolicyUrl?: string | undefined;
  /** Whether comments must be approved before others can see them. @default false */
  readonly isModerated?: boolean | undefined;
  /** Name of a logged-in user, shown read-only in the form. */
  readonly fixedName?: string | undefined;
  /** Email address that the form is prefilled with. */
  readonly knownEmail?: string | undefined;
  /**
   * Who can see a comment. With `visitor`, only the author can see the comment, and only in this browser.
   * @default 'everybody'
   */
  readonly audience?: 'everybody' | 'visitor' | undefined;
}

/** The comments on an image, and the rules for new ones. */
export interface CommentThread {
  /** Newest first. */
  readonly comments: readonly ImageComment[];
  readonly rules: CommentRules;
}

/** A new comment as entered by the user. */
export interface NewComment {
  readonly name: string;
  /** The author's email address. Empty if not required. */
  readonly email: string;
  readonly text: string;
  /** The captcha characters that the user typed, or an empty string if there is no captcha. */
  readonly captcha: string;
  readonly hasAcceptedPrivacyPolicy: boolean;
  /** The rules that were in effect when the comment was written. */
  readonly rules: CommentRules;
}

/** A field of the comment form. */
export type CommentField = 'name' | 'email' | 'text' | 'captcha' | 'privacyPolicy';

/** Error messages for the comment's author, keyed by field. */
export type CommentErrors = Readonly<Partial<Record<CommentField, string | undefined>>>;

/** The backend's response to a new comment. */
export type CommentOutcome =
  | {
      readonly status: 'published';
      /** All comments on the image, newest first. */ readonly comments: readonly ImageComment[];
    }
  | { readonly status: 'awaitingModeration' }
  | { readonly status: 'refused'; readonly errors: CommentErrors };

/** A backend that stores comments on images. All methods throw a `LoggiaError` on failure. */
export interface CommentStore {
  /** Loads the comments on an image. Throws `MissingContentError` if the image doesn't support comments. */
  load(image: GalleryImage, options: { readonly signal: AbortSignal }): Promise<CommentThread>;
  add(image: GalleryImage, comment: NewComment, options: { readonly signal: AbortSignal }): Promise<CommentOutcome>;
  /** Deletes a comment. Throws `HttpStatusError` or `InvalidResponseError` if the backend didn't delete it. */
  remove(image: GalleryImage, commentId: string, options: { readonly signal: AbortSignal }): Promise<void>;
}
