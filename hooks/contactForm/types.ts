import type {
  ContactFormResponse,
  ContactFormBackend,
  ContactFormStatus,
  ContactInputPart,
  InvalidContactField,
} from '../backend/ContactFormBackend.ts';
import type {
  ContactFormChoice,
  ContactFormDescription,
  ContactFormInputField,
  ContactFormSubmitField,
} from '../backend/ContactFormDescription.ts';
import type { ContactFormTextRun } from '../backend/ContactFormText.ts';
import type { LoggiaError } from '../errors/LoggiaError.ts';
import type { ChangeDetails } from '../shared/createChangeDetails.ts';
import type { ElementRegistry } from '../shared/createElementRegistry.ts';
import type { AnyElementProps, ElementProps, PropGetter } from '../shared/ElementProps.ts';
import type { ContactFormState } from './contactFormState.ts';
import type { FormStore } from './engine/formElement.ts';
import type { ContactFormLabels } from './labels.ts';
import type { ContactFieldError } from './fields.ts';

/** What triggered sending the form. */
export type ContactFormSubmitReason = 'form' | 'retry' | 'imperative';

/** Why the status changed. */
export type ContactFormStatusReason = 'submit' | 'response' | 'failure' | 'cancel' | 'reset' | 'refill' | 'validation';

export interface ContactFormStatusDetails {
  readonly reason: ContactFormStatusReason;
  readonly previous: ContactFormStatus;
}

export interface UseContactFormOptions {
  /** The backend that receives the form. Create it once. @default the one of the `BackendProvider` */
  readonly backend?: ContactFormBackend | undefined;
  /** Called before the form is sent. `details.cancel()` prevents it. Entries added to `data` are sent as well. */
  readonly onSubmit?: ((data: FormData, details: ChangeDetails<ContactFormSubmitReason>) => void) | undefined;
  readonly onStatusChange?: ((status: ContactFormStatus, details: ContactFormStatusDetails) => void) | undefined;
  /** Called with each response of the server, whatever its outcome. */
  readonly onResponse?: ((response: ContactFormResponse) => void) | undefined;
  /** Called when sending failed. Depending on the error, the form may still have arrived. */
  readonly onError?: ((error: LoggiaError) => void) | undefined;
  /** Validates fields when they change, if the backend provides its rules. @default true */
  readonly validateOnChange?: boolean | undefined;
  /** Moves focus to the first invalid field after a response. @default true */
  readonly focusFirstInvalid?: boolean | undefined;
  readonly labels?: Partial<ContactFormLabels> | undefined;
  /** Whether the hook sends the form. If false, the browser submits it. @default true */
  readonly enabled?: boolean | undefined;
}

export interface ContactFormActions {
  /** Sends the form. Ignored while it is already being sent. */
  submit(reason?: ContactFormSubmitReason, event?: Event): void;
  /** Cancels sending, unless the form has already arrived. The field values are kept. */
  cancel(): void;
  /** Resets the form and requests new questions. */
  reset(): void;
  /** Requests new questions for quizzes and captchas. */
  renewQuestions(): void;
}

export interface ContactFormGetters {
  readonly getFormProps: PropGetter<'form'>;
  /** Returns props for a live region with the server's message or the reason why sending failed. Keep it mounted. */
  readonly getStatusProps: PropGetter<'p'>;
  /** Returns props for the `<ul>` of errors. */
  readonly getErrorListProps: PropGetter<'ul'>;
  /** Returns props for a link to the field of an error. There is no `href` if the form has no such field. */
  getErrorLinkProps(props: ElementProps<'a'> & { readonly error: ContactFieldError }): ElementProps<'a'>;
  getSubmitButtonProps(
    props: ElementProps<'button'> & { readonly field: ContactFormSubmitField },
  ): ElementProps<'button'>;
  /** Returns props for the button that sends the form again after a failure. */
  readonly getRetryButtonProps: PropGetter<'button'>;
  /** Returns props for the button that cancels the upload of a form with files. */
  readonly getCancelButtonProps: PropGetter<'button'>;
  readonly getProgressProps: PropGetter<'progress'>;
  /** Returns props for a link inside a rich label or between fields. An unsafe URL is omitted. */
  getTextLinkProps(props: ElementProps<'a'> & { readonly run: ContactFormTextRun }): ElementProps<'a'>;
  /** Returns props for the button that loads a new captcha image. */
  readonly getNewCaptchaButtonProps: PropGetter<'button'>;
}

/** The context that `useContactForm` passes to `useContactField` and `useContactCount`. */
export interface ContactFormContext {
  readonly id: string;
  readonly form: ContactFormDescription;
  readonly state: ContactFormState;
  readonly store: FormStore;
  readonly elements: ElementRegistry<string, HTMLElement>;
  readonly labels: ContactFormLabels;
  inputName(fieldName: string, part: ContactInputPart, isList: boolean): string;
  /** Returns the key under which a field's element and error are stored. */
  keyOf(field: { readonly name: string }): string;
}

export interface UseContactFormResult extends ContactFormActions, ContactFormGetters {
  readonly form: ContactFormDescription;
  readonly status: ContactFormStatus;
  /** The server's last message, or the reason why sending failed; '' if none. */
  readonly message: string;
  /** The errors, in document order. */
  readonly errors: readonly ContactFieldError[];
  /** Why sending failed; null if it did not. `submit('retry')` sends the form again. */
  readonly error: LoggiaError | null;
  readonly isSubmitting: boolean;
  /** False while the form is being sent, and until all required acceptance boxes are checked. */
  readonly canSubmit: boolean;
  /** The upload progress in bytes; null if unknown. */
  readonly progress: ContactFormState['progress'];
  /** Hidden inputs of the form. Render an `<input type="hidden">` for each, inside the form. */
  readonly hiddenInputs: readonly { readonly name: string; readonly value: string }[];
  readonly labels: ContactFormLabels;
  readonly context: ContactFormContext;
}

type ChoiceProps<TElement extends 'input' | 'label'> = ElementProps<TElement> & { readonly choice: ContactFormChoice };

export interface ContactFieldGetters {
  /** Returns props for the element around the field: a `<fieldset>` for choices, otherwise a `<div>`. */
  getFieldProps(props?: AnyElementProps): AnyElementProps;
  /** Returns props for the label of a single input. The `<legend>` of a group needs no props. */
  readonly getLabelProps: PropGetter<'label'>;
  /**
   * Returns props for the input of any field except textareas, selects and groups of choices. Includes acceptance,
   * quiz, captcha and file fields.
   */
  readonly getInputProps: PropGetter<'input'>;
  readonly getTextareaProps: PropGetter<'textarea'>;
  readonly getSelectProps: PropGetter<'select'>;
  getChoiceProps(props: ChoiceProps<'input'>): ElementProps<'input'>;
  getChoiceLabelProps(props: ChoiceProps<'label'>): ElementProps<'label'>;
  readonly getFreeTextProps: PropGetter<'input'>;
  /** Returns props for the `<input type="hidden">` that accompanies a quiz or captcha. */
  readonly getTokenProps: PropGetter<'input'>;
  /**
   * Returns props for the captcha image. Unmount it while `hasCaptchaFailed` is true; mounting it again retries, for
   * example when the device is back online.
   */
  readonly getCaptchaImageProps: PropGetter<'img'>;
  /**
   * Returns props for a live region that announces a captcha image that failed to load. Keep it mounted next to the
   * captcha.
   */
  readonly getCaptchaStatusProps: PropGetter<'p'>;
  readonly getHintProps: PropGetter<'p'>;
  /** Returns props for the field's error message. It is hidden while the field is valid. */
  readonly getErrorProps: PropGetter<'p'>;
}

export interface UseContactFieldResult extends ContactFieldGetters {
  readonly field: ContactFormInputField;
  /** The error of the field; undefined if it is valid. */
  readonly error: InvalidContactField | undefined;
  /** The current question of a quiz. */
  readonly question: string | undefined;
  /** The URL of the current captcha image. */
  readonly imageUrl: string | undefined;
  /** Whether the captcha image failed to load. Show `labels.captchaFailed` and the button for a new image. */
  readonly hasCaptchaFailed: boolean;
  /** Whether the choice with the free text is selected, which enables its text input. */
  readonly isFreeTextOn: boolean;
}
