import type { GalleryImage } from './GalleryImage.ts';

/** A comment below an image. Every text is plain text, never markup. */
export interface ImageComment {
  /** Identity within its back end. */
  readonly id: string;
  readonly author: string;
  /** Text date as the back end prints it. */
  readonly date?: string | undefined;
  /** Line breaks as `\n`. */
  readonly text: string;
  /** Whether the visitor may delete it; the back end checks again. @default false */
  readonly canDelete?: boolean | undefined;
}

/** The fields that a back end requires for a comment. */
export interface CommentRules {
  /** Whether an email address is required. @default false */
  readonly hasEmail?: boolean | undefined;
  /** Address of the picture whose characters have to be typed; without it there is no such question. */
  readonly captchaUrl?: string | undefined;
  /** The privacy policy has to be accepted before a comment can be sent. @default false */
  readonly hasPrivacyPolicy?: boolean | undefined;
  /** Address of the privacy policy. */
  readonly privacyPolicyUrl?: string | undefined;
  /** A comment waits for a moderator before others see it. @default false */
  readonly isModerated?: boolean | undefined;
  /** Name of a logged-in visitor, which is shown in the form and cannot be changed. */
  readonly fixedName?: string | undefined;
  /** Email address that is known already. */
  readonly knownEmail?: string | undefined;
  /** The people who will see a comment. `visitor`: only its writer, in this browser. @default 'everybody' */
  readonly audience?: 'everybody' | 'visitor' | undefined;
}

/** The comments of one image, and the rules for a new one. */
export interface CommentThread {
  /** Newest first. */
  readonly comments: readonly ImageComment[];
  readonly rules: CommentRules;
}

/** A comment as the visitor wrote it. */
export interface NewComment {
  readonly name: string;
  /** '' if the rules require none. */
  readonly email: string;
  readonly text: string;
  /** The characters of the captcha picture; '' if there is none. */
  readonly captcha: string;
  readonly hasAcceptedPrivacyPolicy: boolean;
  /** The rules that it was written under. */
  readonly rules: CommentRules;
}

/** A field of the comment form. */
export type CommentField = 'name' | 'email' | 'text' | 'captcha' | 'privacyPolicy';

/** The errors of a comment by field, as messages for its writer. */
export type CommentErrors = Readonly<Partial<Record<CommentField, string | undefined>>>;

/** The answer of a back end to a new comment. */
export type CommentOutcome =
  | {
      readonly status: 'published';
      /** All comments of the image, newest first. */ readonly comments: readonly ImageComment[];
    }
  | { readonly status: 'awaitingModeration' }
  | { readonly status: 'refused'; readonly errors: CommentErrors };

/** A back end that keeps comments below images. Every method throws a `LoggiaError` if it fails. */
export interface CommentStore {
  /** Loads the comments of an image. Throws `MissingContentError` if it cannot have comments. */
  load(image: GalleryImage, options: { readonly signal: AbortSignal }): Promise<CommentThread>;
  add(image: GalleryImage, comment: NewComment, options: { readonly signal: AbortSignal }): Promise<CommentOutcome>;
  /** Deletes a comment. Throws `HttpStatusError` or `InvalidResponseError` if the back end did not delete it. */
  remove(image: GalleryImage, commentId: string, options: { readonly signal: AbortSignal }): Promise<void>;
}
