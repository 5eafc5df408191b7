import type {
  ContactFormResponse,
  ContactFormBackend,
  ContactFormStatus,
  ContactInputPart,
  InvalidContactField,
} from '../../data/backend/ContactFormBackend.ts';
import type {
  ContactFormChoice,
  ContactFormDescription,
  ContactFormInputField,
  ContactFormSubmitField,
} from '../../data/backend/ContactFormDescription.ts';
import type { ContactFormTextRun } from '../../data/backend/ContactFormText.ts';
import type { LoggiaError } from '../../core/errors/LoggiaError.ts';
import type { ChangeDetails } from '../../core/shared/createChangeDetails.ts';
import type { ElementRegistry } from '../../core/shared/createElementRegistry.ts';
import type { AnyElementProps, ElementProps, PropGetter } from '../../core/shared/ElementProps.ts';
import type { ContactFormState } from './contactFormState.ts';
import type { FormStore } from './engine/formElement.ts';
import type { ContactFormLabels } from './labels.ts';
import type { ContactFieldError } from './fields.ts';

/** What caused the form to be sent. */
export type ContactFormSubmitReason = 'form' | 'retry' | 'imperative';

/** Why the form's status changed. */
export type ContactFormStatusReason = 'submit' | 'response' | 'failure' | 'cancel' | 'reset' | 'refill' | 'validation';

export interface ContactFormStatusDetails {
  readonly reason: ContactFormStatusReason;
  readonly previous: ContactFormStatus;
}

export interface UseContactFormOptions {
  /** The backend that receives the form. Create it only once. @default `contactForms` from the `BackendProvider` */
  readonly backend?: ContactFormBackend | undefined;
  /**
   * Called before the form is sent. `details.cancel()` prevents it from being sent. Entries that you add to `data` are
   * sent with the form.
   */
  readonly onSubmit?: ((data: FormData, details: ChangeDetails<ContactFormSubmitReason>) => void) | undefined;
  readonly onStatusChange?: ((status: ContactFormStatus, details: ContactFormStatusDetails) => void) | undefined;
  /** Called with each response from the server, whatever the outcome. */
  readonly onResponse?: ((response: ContactFormResponse) => void) | undefined;
  /** Called if sending the form fails. Depending on the error, the form may have been delivered anyway. */
  readonly onError?: ((error: LoggiaError) => void) | undefined;
  /** Whether to validate fields when they change, if the backend provides validation rules. @default true */
  readonly validateOnChange?: boolean | undefined;
  /** Whether to move focus to the first invalid field after a response. @default true */
  readonly focusFirstInvalid?: boolean | undefined;
  readonly labels?: Partial<ContactFormLabels> | undefined;
  /** Whether the hook sends the form. If false, the browser submits it as usual. @default true */
  readonly enabled?: boolean | undefined;
}

export interface ContactFormActions {
  /** Sends the form. Ignored while the form is already being sent. */
  submit(reason?: ContactFormSubmitReason, event?: Event): void;
  /** Cancels the submission, unless the form has already been delivered. Field values are kept. */
  cancel(): void;
  /** Resets the form and requests new quiz and captcha questions. */
  reset(): void;
  /** Requests new quiz and captcha questions. */
  renewQuestions(): void;
}

export interface ContactFormGetters {
  readonly getFormProps: PropGetter<'form'>;
  /**
   * Returns props for a live region that contains the server's message, or the reason why sending failed. Keep it
   * mounted.
   */
  readonly getStatusProps: PropGetter<'p'>;
  /** Returns props for the `<ul>` that lists the errors. */
  readonly getErrorListProps: PropGetter<'ul'>;
  /** Returns props for a link to the field with the error. If the form has no such field, `href` is omitted. */
  getErrorLinkProps(props: ElementProps<'a'> & { readonly error: ContactFieldError }): ElementProps<'a'>;
  getSubmitButtonProps(
    props: ElementProps<'button'> & { readonly field: ContactFormSubmitField },
  ): ElementProps<'button'>;
  /** Returns props for the button that sends the form again after a failure. */
  readonly getRetryButtonProps: PropGetter<'button'>;
  /** Returns props for the button that cancels the upload of a form with files. */
  readonly getCancelButtonProps: PropGetter<'button'>;
  readonly getProgressProps: PropGetter<'progress'>;
  /** Returns props for a link in a rich-text label or between fields. Unsafe URLs are omitted. */
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
  /** Returns the key that a field's element and error are registered under. */
  keyOf(field: { readonly name: string }): string;
}

export interface UseContactFormResult extends ContactFormActions, ContactFormGetters {
  readonly form: ContactFormDescription;
  readonly status: ContactFormStatus;
  /** The server's last message, or the reason why sending failed; '' if there is none. */
  readonly message: string;
  /** The errors, in document order. */
  readonly errors: readonly ContactFieldError[];
  /** The error if sending failed; otherwise `null`. To send the form again, call `submit('retry')`. */
  readonly error: LoggiaError | null;
  readonly isSubmitting: boolean;
  /**
   * Whether the form can be sent. False while it is being sent, and until all required consent checkboxes are checked.
   */
  readonly canSubmit: boolean;
  /** The upload progress in bytes; `null` if it is unknown. */
  readonly progress: ContactFormState['progress'];
  /** The form's hidden inputs. Render an `<input type="hidden">` for each one inside the form. */
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
   * Returns props for a field's input, including acceptance, quiz, captcha and file fields. Textareas, selects and
   * groups of choices have their own prop getters.
   */
  readonly getInputProps: PropGetter<'input'>;
  readonly getTextareaProps: PropGetter<'textarea'>;
  readonly getSelectProps: PropGetter<'select'>;
  getChoiceProps(props: ChoiceProps<'input'>): ElementProps<'input'>;
  getChoiceLabelProps(props: ChoiceProps<'label'>): ElementProps<'label'>;
  readonly getFreeTextProps: PropGetter<'input'>;
  /** Returns props for the `<input type="hidden">` that a quiz or captcha requires. */
  readonly getTokenProps: PropGetter<'input'>;
  /**
   * Returns props for the captcha image. Unmount it while `hasCaptchaFailed` is true. To load the image again, for
   * example when the device comes back online, mount it again.
   */
  readonly getCaptchaImageProps: PropGetter<'img'>;
  /**
   * Returns props for a live region that announces when the captcha image fails to load. Keep it mounted next to the
   * captcha.
   */
  readonly getCaptchaStatusProps: PropGetter<'p'>;
  readonly getHintProps: PropGetter<'p'>;
  /** Returns props for the field's error message. The element is hidden while the field is valid. */
  readonly getErrorProps: PropGetter<'p'>;
}

export interface UseContactFieldResult extends ContactFieldGetters {
  readonly field: ContactFormInputField;
  /** The field's error; `undefined` if the field is valid. */
  readonly error: InvalidContactField | undefined;
  /** The current question of a quiz. */
  readonly question: string | undefined;
  /** The URL of the current captcha image. */
  readonly imageUrl: string | undefined;
  /** Whether the captcha image failed to load. If so, show `labels.captchaFailed` and the button for a new image. */
  readonly hasCaptchaFailed: boolean;
  /** Whether the choice that has a free-text input is selected. The input is disabled unless this is true. */
  readonly isFreeTextOn: boolean;
}
