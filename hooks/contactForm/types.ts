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

/** The reason for sending a form. */
export type ContactFormSubmitReason = 'form' | 'retry' | 'imperative';

/** The reason of a change of status. */
export type ContactFormStatusReason = 'submit' | 'response' | 'failure' | 'cancel' | 'reset' | 'refill' | 'validation';

export interface ContactFormStatusDetails {
  readonly reason: ContactFormStatusReason;
  readonly previous: ContactFormStatus;
}

export interface UseContactFormOptions {
  /** Create it once. @default that of the `BackendProvider` */
  readonly backend?: ContactFormBackend | undefined;
  /** Called before a form is sent; `details.cancel()` keeps it here. Entries added to `data` are sent as well. */
  readonly onSubmit?: ((data: FormData, details: ChangeDetails<ContactFormSubmitReason>) => void) | undefined;
  readonly onStatusChange?: ((status: ContactFormStatus, details: ContactFormStatusDetails) => void) | undefined;
  /** Called when the server has answered, whatever the outcome. */
  readonly onResponse?: ((answer: ContactFormResponse) => void) | undefined;
  /** Called when the form could not be sent, or may or may not have arrived. */
  readonly onError?: ((error: LoggiaError) => void) | undefined;
  /** Checks fields when they change, if the back end tells its rules. @default true */
  readonly validateOnChange?: boolean | undefined;
  /** Moves focus to the first invalid field after an answer. @default true */
  readonly focusFirstInvalid?: boolean | undefined;
  readonly labels?: Partial<ContactFormLabels> | undefined;
  /** False: the browser posts the form itself. @default true */
  readonly enabled?: boolean | undefined;
}

export interface ContactFormActions {
  /** Sends the form. Does nothing while it is being sent. */
  submit(reason?: ContactFormSubmitReason, event?: Event): void;
  /** Stops sending, if the form has not arrived yet. Nothing typed is lost. */
  cancel(): void;
  /** Resets the form and requests new questions. */
  reset(): void;
  /** Requests new questions for quizzes and captchas. */
  renewQuestions(): void;
}

export interface ContactFormGetters {
  readonly getFormProps: PropGetter<'form'>;
  /** A live region that is always on the page: it says what the server said, or that sending failed. */
  readonly getStatusProps: PropGetter<'p'>;
  /** For the `<ul>` of errors. */
  readonly getErrorListProps: PropGetter<'ul'>;
  /** For a link to the field of an error. It has no address where the form has no such field. */
  getErrorLinkProps(props: ElementProps<'a'> & { readonly error: ContactFieldError }): ElementProps<'a'>;
  getSubmitButtonProps(
    props: ElementProps<'button'> & { readonly field: ContactFormSubmitField },
  ): ElementProps<'button'>;
  /** For the button that sends again after a failure. */
  readonly getRetryButtonProps: PropGetter<'button'>;
  /** For the button that stops sending a form with files. */
  readonly getCancelButtonProps: PropGetter<'button'>;
  readonly getProgressProps: PropGetter<'progress'>;
  /** For a link within a rich label or between fields. An unsafe address is left out. */
  getTextLinkProps(props: ElementProps<'a'> & { readonly run: ContactFormTextRun }): ElementProps<'a'>;
  /** For the button beside a captcha that shows another picture. */
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
  /** Returns the key under which a field's element is registered and its error stored. */
  keyOf(field: { readonly name: string }): string;
}

export interface UseContactFormResult extends ContactFormActions, ContactFormGetters {
  readonly form: ContactFormDescription;
  readonly status: ContactFormStatus;
  /** The server's last message, or the reason why sending failed; '' for none. */
  readonly message: string;
  /** The errors, in the order of the page. */
  readonly errors: readonly ContactFieldError[];
  /** The error that kept the form from being sent; null for none. `submit('retry')` sends it again. */
  readonly error: LoggiaError | null;
  readonly isSubmitting: boolean;
  /** False while the form is being sent, and until everything required is accepted. */
  readonly canSubmit: boolean;
  /** The progress of sending a form with files; null where it is unknown. */
  readonly progress: ContactFormState['progress'];
  /** Draw an `<input type="hidden">` for each, inside the form. */
  readonly hiddenInputs: readonly { readonly name: string; readonly value: string }[];
  readonly labels: ContactFormLabels;
  readonly context: ContactFormContext;
}

type ChoiceProps<TElement extends 'input' | 'label'> = ElementProps<TElement> & { readonly choice: ContactFormChoice };

export interface ContactFieldGetters {
  /** For the element around the field: a `<fieldset>` for choices, else a `<div>`. */
  getFieldProps(props?: AnyElementProps): AnyElementProps;
  /** For the label of a single input. A group has a legend, which needs no getter. */
  readonly getLabelProps: PropGetter<'label'>;
  /** For the input of a field that is no textarea, no select and no group; also of acceptance, quiz, captcha and file. */
  readonly getInputProps: PropGetter<'input'>;
  readonly getTextareaProps: PropGetter<'textarea'>;
  readonly getSelectProps: PropGetter<'select'>;
  getChoiceProps(props: ChoiceProps<'input'>): ElementProps<'input'>;
  getChoiceLabelProps(props: ChoiceProps<'label'>): ElementProps<'label'>;
  readonly getFreeTextProps: PropGetter<'input'>;
  /** `<input type="hidden">` beside a quiz or a captcha. */
  readonly getTokenProps: PropGetter<'input'>;
  /**
   * For the picture of a captcha. Mount it only while it has not failed: mounted anew when the device is back online, it is tried again.
   */
  readonly getCaptchaImageProps: PropGetter<'img'>;
  /** A live region: the picture could not be loaded, or another one. Keep it mounted beside a captcha. */
  readonly getCaptchaStatusProps: PropGetter<'p'>;
  readonly getHintProps: PropGetter<'p'>;
  /** For the message at the field, empty and hidden where it is valid. */
  readonly getErrorProps: PropGetter<'p'>;
}

export interface UseContactFieldResult extends ContactFieldGetters {
  readonly field: ContactFormInputField;
  /** The error of the field; undefined where it is valid. */
  readonly error: InvalidContactField | undefined;
  /** The current question of a quiz. */
  readonly question: string | undefined;
  /** The address of a captcha's current picture. */
  readonly imageUrl: string | undefined;
  /** Whether that picture could not be loaded: say so beside the button that shows another one. */
  readonly hasCaptchaFailed: boolean;
  /** Whether the choice beside the free text is taken. */
  readonly isFreeTextOn: boolean;
}
