import type {
  CommentErrors,
  CommentField,
  CommentRules,
  CommentStore,
  ImageComment,
  NewComment,
} from '../../data/backend/CommentStore.ts';
import type { GalleryImage } from '../../data/backend/GalleryImage.ts';
import type { LightboxSettings } from '../../data/backend/LightboxSettings.ts';
import type { LoggiaError } from '../../core/errors/LoggiaError.ts';
import type { LightboxStatus } from '../lightbox/types.ts';
import type { ChangeDetails } from '../../core/shared/createChangeDetails.ts';
import type { AnyElementProps, ElementProps, PropGetter } from '../../core/shared/ElementProps.ts';
import type { CommentLabels } from './labels.ts';

/** What the comments belong to: a lightbox, or any component that shows a single image. */
export interface CommentsTarget {
  /** The lightbox's status. Omit it if the image is always shown. */
  readonly status?: LightboxStatus | undefined;
  readonly image?: GalleryImage | undefined;
  readonly settings?: LightboxSettings | undefined;
}

/** The loading state. `idle` means that this image's comments have not been opened yet. */
export type CommentsStatus = 'idle' | 'loading' | 'ready' | 'failed';

/** The successful action that is announced. */
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
  /**
   * The store for the comments. Keep the store stable between renders, because drafts belong to a store.
   * @default the backend's `comments`
   */
  readonly store?: CommentStore | undefined;
  /**
   * Whether the comments are visible. While this is true, the comments of each shown image are loaded.
   * @default true
   */
  readonly isOpen?: boolean | undefined;
  /** The form's rules. Each rule you specify overrides the backend's. */
  readonly rules?: CommentRules | undefined;
  /** Called before a comment is sent. `details.cancel()` prevents it from being sent. */
  readonly onSubmit?: ((comment: NewComment, details: ChangeDetails<CommentSubmitReason>) => void) | undefined;
  /** Called after the backend has accepted a comment. */
  readonly onSubmitted?: ((status: 'published' | 'awaitingModeration', image: GalleryImage) => void) | undefined;
  /** Called before a comment is deleted. `details.cancel()` prevents it from being deleted. */
  readonly onRemove?: ((comment: ImageComment, details: ChangeDetails<CommentRemoveReason>) => void) | undefined;
  /**
   * Called with the error message of the first invalid field. The message is also shown next to the field. For example,
   * pass `(text) => window.alert(text)`.
   */
  readonly alert?: ((message: string, field: CommentField) => void) | undefined;
  /**
   * Whether to show the first validation error with `window.alert` if the `alert` option is omitted. The Photo Gallery
   * plugin's own script does this.
   * @default false
   */
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
  /** The URL of the current captcha image; `undefined` if there is none. */
  readonly captchaUrl: string | undefined;
  /** Whether the captcha image failed to load. If so, show a message next to the refresh button. */
  readonly hasCaptchaFailed: boolean;
  readonly isSending: boolean;
  /**
   * Whether the form can be sent. False while a comment is being sent, or if a required privacy policy has not been
   * accepted.
   */
  readonly canSubmit: boolean;
  /**
   * The error if sending failed; otherwise `null`. The comment remains in the form. To send it again, call
   * `submit('retry')`.
   */
  readonly sendError: LoggiaError | null;
}

export interface CommentListState {
  readonly status: CommentsStatus;
  /** The comments, newest first. */
  readonly comments: readonly ImageComment[];
  /**
   * The number of loaded comments, or the image's `commentCount` until they have loaded; `undefined` if the number is
   * unknown.
   */
  readonly count: number | undefined;
  readonly loadError: LoggiaError | null;
  isRemoving(commentId: string): boolean;
  /** Returns the error if deleting the comment failed; otherwise `null`. */
  removalError(commentId: string): LoggiaError | null;
  /** Returns the message to show next to the comment if deleting it failed or is taking a long time; otherwise ''. */
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
  /** Returns props for the `<ul>` or `<ol>` that contains the comments. */
  getListProps(props?: AnyElementProps): AnyElementProps;
  getItemProps(props: CommentProps<'li'>): ElementProps<'li'>;
  getRemoveButtonProps(props: CommentProps<'button'>): ElementProps<'button'>;
  /** Returns props for the retry button shown next to a failed deletion. */
  getRetryRemoveButtonProps(props: CommentProps<'button'>): ElementProps<'button'>;
  /** Returns props for the button shown next to a loading error. */
  readonly getReloadButtonProps: PropGetter<'button'>;
  readonly getFormProps: PropGetter<'form'>;
  getLabelProps(props: FieldProps<'label'>): ElementProps<'label'>;
  /** Returns props for the name, email and captcha fields and the privacy policy checkbox. */
  getInputProps(
    props: ElementProps<'input'> & { readonly field: Exclude<CommentField, 'text'> },
  ): ElementProps<'input'>;
  readonly getTextProps: PropGetter<'textarea'>;
  /** Returns props for a field's error message, which is empty and hidden while the field is valid. */
  getErrorProps(props: FieldProps<'p'>): ElementProps<'p'>;
  /**
   * Returns props for the captcha image. Render it only while `hasCaptchaFailed` is false. To reload the image, for
   * example when the device is back online, remount the element.
   */
  readonly getCaptchaImageProps: PropGetter<'img'>;
  /**
   * Returns props for a live region that announces that the captcha image failed to load. Keep it mounted while there
   * is a captcha.
   */
  readonly getCaptchaStatusProps: PropGetter<'p'>;
  readonly getRefreshCaptchaButtonProps: PropGetter<'button'>;
  readonly getSubmitButtonProps: PropGetter<'button'>;
  /** Returns props for the retry button shown next to a sending error. */
  readonly getRetryButtonProps: PropGetter<'button'>;
  /** Returns props for the live region that announces results. Keep it mounted. You may hide it visually. */
  readonly getStatusProps: PropGetter<'div'>;
}

export interface UseCommentsResult extends CommentFormState, CommentListState, CommentActions, CommentGetters {
  /** Whether comments are available. If so, show a button that opens them. */
  readonly isAvailable: boolean;
  /** The result of the user's last action. It is cleared by the next action. */
  readonly notice: CommentNotice | null;
  /** Whether the server has been processing a comment or deletion for several seconds. If so, show a message. */
  readonly isWaiting: boolean;
  /**
   * The text to announce, such as a success message, an error, or a notice that the server is still busy. It is '' if
   * there is nothing to announce.
   */
  readonly announcement: string;
  readonly labels: CommentLabels;
}
