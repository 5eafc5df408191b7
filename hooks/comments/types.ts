import type {
  CommentErrors,
  CommentField,
  CommentRules,
  CommentStore,
  ImageComment,
  NewComment,
} from '../backend/CommentStore.ts';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import type { LightboxSettings } from '../backend/LightboxSettings.ts';
import type { LoggiaError } from '../errors/LoggiaError.ts';
import type { LightboxStatus } from '../lightbox/types.ts';
import type { ChangeDetails } from '../shared/createChangeDetails.ts';
import type { AnyElementProps, ElementProps, PropGetter } from '../shared/ElementProps.ts';
import type { CommentLabels } from './labels.ts';

/** What the comments belong to: a lightbox, or anything that shows one image. */
export interface CommentsTarget {
  /** Omit it if the image is always shown. */
  readonly status?: LightboxStatus | undefined;
  readonly image?: GalleryImage | undefined;
  readonly settings?: LightboxSettings | undefined;
}

/** The loading state. `idle` means that the comments of this image have not been opened yet. */
export type CommentsStatus = 'idle' | 'loading' | 'ready' | 'failed';

/** A success to announce. */
export type CommentNotice = 'published' | 'awaitingModeration' | 'deleted';

/** Why a comment was sent. */
export type CommentSubmitReason = 'form' | 'retry' | 'imperative';

/** Why a comment was deleted. */
export type CommentRemoveReason = 'deleteButton' | 'retry' | 'imperative';

/** The values of the form fields. */
export interface CommentValues {
  readonly name: string;
  readonly email: string;
  readonly text: string;
  readonly captcha: string;
  readonly hasAcceptedPrivacyPolicy: boolean;
}

export interface UseCommentsOptions {
  /** Stores the comments. Keep it stable: drafts are kept per store. @default the backend's `comments` */
  readonly store?: CommentStore | undefined;
  /** Whether the comments are visible. They load for each image while visible. @default true */
  readonly isOpen?: boolean | undefined;
  /** The rules of the form. Each rule given here overrides the backend's. */
  readonly rules?: CommentRules | undefined;
  /** Called before a comment is sent; `details.cancel()` prevents it. */
  readonly onSubmit?: ((comment: NewComment, details: ChangeDetails<CommentSubmitReason>) => void) | undefined;
  /** Called after the backend has accepted a comment. */
  readonly onSubmitted?: ((status: 'published' | 'awaitingModeration', image: GalleryImage) => void) | undefined;
  /** Called before a comment is deleted; `details.cancel()` prevents it. */
  readonly onRemove?: ((comment: ImageComment, details: ChangeDetails<CommentRemoveReason>) => void) | undefined;
  /**
   * Called with the error of the first invalid field, in addition to the message at the field, for example `(text) =>
   * window.alert(text)`.
   */
  readonly alert?: ((message: string, field: CommentField) => void) | undefined;
  /** Whether to use `window.alert` if no `alert` is given, like the server's own script. @default false */
  readonly alertFailures?: boolean | undefined;
  readonly labels?: Partial<CommentLabels> | undefined;
  /** Whether comments are available. @default true */
  readonly enabled?: boolean | undefined;
}

export interface CommentFormState {
  /** Whether the rules are known and the form can be shown. */
  readonly isFormReady: boolean;
  readonly rules: CommentRules;
  readonly values: CommentValues;
  readonly errors: CommentErrors;
  /** The URL of the current captcha image; undefined if there is none. */
  readonly captchaUrl: string | undefined;
  /** Whether the captcha image failed to load. Show a message next to the refresh button. */
  readonly hasCaptchaFailed: boolean;
  readonly isSending: boolean;
  /** False while a comment is being sent, and until a required privacy policy is accepted. */
  readonly canSubmit: boolean;
  /** Why sending failed. The comment stays in the form; `submit('retry')` sends it again. */
  readonly sendError: LoggiaError | null;
}

export interface CommentListState {
  readonly status: CommentsStatus;
  /** Newest first. */
  readonly comments: readonly ImageComment[];
  /** The number of loaded comments, or the image's `commentCount` before that; undefined if unknown. */
  readonly count: number | undefined;
  readonly loadError: LoggiaError | null;
  isRemoving(commentId: string): boolean;
  /** Why deleting the comment failed. */
  removalError(commentId: string): LoggiaError | null;
  /** The message next to the comment if deleting it failed or takes long; otherwise ''. */
  removalText(commentId: string): string;
}

export interface CommentActions {
  setValue(field: Exclude<CommentField, 'privacyPolicy'>, value: string): void;
  acceptPrivacyPolicy(isAccepted: boolean): void;
  /** Validates and sends the form. */
  submit(reason?: CommentSubmitReason, event?: Event): void;
  remove(commentId: string, reason?: CommentRemoveReason, event?: Event): void;
  /** Reloads the comments. */
  reload(): void;
  refreshCaptcha(): void;
}

type FieldProps<TElement extends 'input' | 'label' | 'p'> = ElementProps<TElement> & { readonly field: CommentField };
type CommentProps<TElement extends 'li' | 'button' | 'p'> = ElementProps<TElement> & { readonly comment: ImageComment };

export interface CommentGetters {
  /** Props for a `<ul>` or `<ol>`. */
  getListProps(props?: AnyElementProps): AnyElementProps;
  getItemProps(props: CommentProps<'li'>): ElementProps<'li'>;
  getRemoveButtonProps(props: CommentProps<'button'>): ElementProps<'button'>;
  /** Props for the retry button next to a failed deletion. */
  getRetryRemoveButtonProps(props: CommentProps<'button'>): ElementProps<'button'>;
  /** Props for the button next to a loading error. */
  readonly getReloadButtonProps: PropGetter<'button'>;
  readonly getFormProps: PropGetter<'form'>;
  getLabelProps(props: FieldProps<'label'>): ElementProps<'label'>;
  /** Props for the name, email and captcha fields and the privacy policy checkbox. */
  getInputProps(
    props: ElementProps<'input'> & { readonly field: Exclude<CommentField, 'text'> },
  ): ElementProps<'input'>;
  readonly getTextProps: PropGetter<'textarea'>;
  /** Props for the message at a field, which is empty and hidden if the field is valid. */
  getErrorProps(props: FieldProps<'p'>): ElementProps<'p'>;
  /**
   * Props for the captcha image. Render it only while `hasCaptchaFailed` is false: it loads again when it is remounted,
   * for example once the device is back online.
   */
  readonly getCaptchaImageProps: PropGetter<'img'>;
  /** Props for a live region that announces `hasCaptchaFailed`. Keep it mounted while there is a captcha. */
  readonly getCaptchaStatusProps: PropGetter<'p'>;
  readonly getRefreshCaptchaButtonProps: PropGetter<'button'>;
  readonly getSubmitButtonProps: PropGetter<'button'>;
  /** Props for the retry button next to a sending error. */
  readonly getRetryButtonProps: PropGetter<'button'>;
  /** Props for the live region that announces results. It must always be mounted, visible or not. */
  readonly getStatusProps: PropGetter<'div'>;
}

export interface UseCommentsResult extends CommentFormState, CommentListState, CommentActions, CommentGetters {
  /** Whether comments are available. Show a button for them. */
  readonly isAvailable: boolean;
  /** The result of the user's last action, until the next one. */
  readonly notice: CommentNotice | null;
  /** Whether the server has been processing a comment or deletion for some seconds. Show a message. */
  readonly isWaiting: boolean;
  /** The text to announce, also while the server is still processing; '' for none. */
  readonly announcement: string;
  readonly labels: CommentLabels;
}
