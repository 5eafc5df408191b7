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

/** The subject of the comments: a lightbox, or anything that shows one image. */
export interface CommentsTarget {
  /** Missing where the image is always shown. */
  readonly status?: LightboxStatus | undefined;
  readonly image?: GalleryImage | undefined;
  readonly settings?: LightboxSettings | undefined;
}

/** The loading state. `idle`: the comments of this image have not been opened yet. */
export type CommentsStatus = 'idle' | 'loading' | 'ready' | 'failed';

/** A success to announce. */
export type CommentNotice = 'published' | 'awaitingModeration' | 'deleted';

/** The reason for sending a comment. */
export type CommentSubmitReason = 'form' | 'retry' | 'imperative';

/** The reason for deleting a comment. */
export type CommentRemoveReason = 'deleteButton' | 'retry' | 'imperative';

/** The values of the form's fields. */
export interface CommentValues {
  readonly name: string;
  readonly email: string;
  readonly text: string;
  readonly captcha: string;
  readonly hasAcceptedPrivacyPolicy: boolean;
}

export interface UseCommentsOptions {
  /** Create it once: drafts are kept for each store. @default the back end's */
  readonly store?: CommentStore | undefined;
  /** Whether the comments are visible: they are loaded for each image. @default true */
  readonly isOpen?: boolean | undefined;
  /** The rules of the form; single rules win over those of the back end. */
  readonly rules?: CommentRules | undefined;
  /** Called before a comment is sent; `details.cancel()` prevents it. */
  readonly onSubmit?: ((comment: NewComment, details: ChangeDetails<CommentSubmitReason>) => void) | undefined;
  /** Called after the back end has accepted a comment. */
  readonly onSubmitted?: ((status: 'published' | 'awaitingModeration', image: GalleryImage) => void) | undefined;
  /** Called before a comment is deleted; `details.cancel()` prevents it. */
  readonly onRemove?: ((comment: ImageComment, details: ChangeDetails<CommentRemoveReason>) => void) | undefined;
  /** Reports the error of the first invalid field, in addition to the message at the field: `(text) => window.alert(text)`. */
  readonly alert?: ((message: string, field: CommentField) => void) | undefined;
  /** Whether the browser's own `alert` reports what is wrong when no `alert` is given, as the server's script does. @default false */
  readonly alertFailures?: boolean | undefined;
  readonly labels?: Partial<CommentLabels> | undefined;
  /** @default true */
  readonly enabled?: boolean | undefined;
}

/** The state of the form. */
export interface CommentFormState {
  /** Whether the rules are known, so that the form can be shown. */
  readonly isFormReady: boolean;
  readonly rules: CommentRules;
  readonly values: CommentValues;
  readonly errors: CommentErrors;
  /** Address of the current captcha picture; undefined if there is none. */
  readonly captchaUrl: string | undefined;
  /** Whether that picture could not be loaded: say so beside the button that shows another one. */
  readonly hasCaptchaFailed: boolean;
  readonly isSending: boolean;
  /** False while a comment is being sent, and until a required privacy policy is accepted. */
  readonly canSubmit: boolean;
  /** The reason why the comment could not be sent. It is still in the form: `submit('retry')` sends it. */
  readonly sendError: LoggiaError | null;
}

/** The state of the list. */
export interface CommentListState {
  readonly status: CommentsStatus;
  /** Newest first. */
  readonly comments: readonly ImageComment[];
  /** The number of comments, counted or as the image says; undefined if unknown. */
  readonly count: number | undefined;
  readonly loadError: LoggiaError | null;
  isRemoving(commentId: string): boolean;
  /** The reason why this comment could not be deleted. */
  removalError(commentId: string): LoggiaError | null;
  /** The message at this comment: that deleting it failed, or takes long; '' for none. */
  removalText(commentId: string): string;
}

export interface CommentActions {
  setValue(field: Exclude<CommentField, 'privacyPolicy'>, value: string): void;
  acceptPrivacyPolicy(isAccepted: boolean): void;
  /** Validates and sends the form. */
  submit(reason?: CommentSubmitReason, event?: Event): void;
  remove(commentId: string, reason?: CommentRemoveReason, event?: Event): void;
  /** Loads the comments again. */
  reload(): void;
  refreshCaptcha(): void;
}

type FieldProps<TElement extends 'input' | 'label' | 'p'> = ElementProps<TElement> & { readonly field: CommentField };
type CommentProps<TElement extends 'li' | 'button' | 'p'> = ElementProps<TElement> & { readonly comment: ImageComment };

export interface CommentGetters {
  /** `<ul>` or `<ol>`. */
  getListProps(props?: AnyElementProps): AnyElementProps;
  getItemProps(props: CommentProps<'li'>): ElementProps<'li'>;
  getRemoveButtonProps(props: CommentProps<'button'>): ElementProps<'button'>;
  /** Beside a failed deletion. */
  getRetryRemoveButtonProps(props: CommentProps<'button'>): ElementProps<'button'>;
  /** Beside a failed loading. */
  readonly getReloadButtonProps: PropGetter<'button'>;
  readonly getFormProps: PropGetter<'form'>;
  getLabelProps(props: FieldProps<'label'>): ElementProps<'label'>;
  /** Name, email address, captcha, and the box of the privacy policy. */
  getInputProps(
    props: ElementProps<'input'> & { readonly field: Exclude<CommentField, 'text'> },
  ): ElementProps<'input'>;
  readonly getTextProps: PropGetter<'textarea'>;
  /** The message at a field, empty and hidden where nothing is wrong. */
  getErrorProps(props: FieldProps<'p'>): ElementProps<'p'>;
  /** Mount it only while it has not failed: mounted anew when the device is back online, it is tried again. */
  readonly getCaptchaImageProps: PropGetter<'img'>;
  /** A live region for `hasCaptchaFailed`. Keep it mounted while there is a captcha. */
  readonly getCaptchaStatusProps: PropGetter<'p'>;
  readonly getRefreshCaptchaButtonProps: PropGetter<'button'>;
  readonly getSubmitButtonProps: PropGetter<'button'>;
  /** Beside a failed sending. */
  readonly getRetryButtonProps: PropGetter<'button'>;
  /** A live region, visible or not, that is always on the page: it says what happened. */
  readonly getStatusProps: PropGetter<'div'>;
}

export interface UseCommentsResult extends CommentFormState, CommentListState, CommentActions, CommentGetters {
  /** Whether comments are available: show a button for them. */
  readonly isAvailable: boolean;
  /** The result of the visitor's last action, until the next one. */
  readonly notice: CommentNotice | null;
  /** Whether the server has been processing the visitor's comment or deletion for some seconds: say so. */
  readonly isWaiting: boolean;
  /** The text to announce, also while the server is still processing; '' for none. */
  readonly announcement: string;
  readonly labels: CommentLabels;
}
