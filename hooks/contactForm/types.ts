import type {
  ContactFormAnswer,
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
import type { FormWatch } from './engine/formElement.ts';
import type { ContactFormLabels } from './labels.ts';
import type { ContactFieldError } from './fields.ts';

/** What led to a form being sent. */
export type ContactFormSubmitReason = 'form' | 'retry' | 'imperative';

/** What led to another status. */
export type ContactFormStatusReason = 'submit' | 'answer' | 'failure' | 'cancel' | 'reset' | 'refill' | 'validation';

export interface ContactFormStatusDetails {
  readonly reason: ContactFormStatusReason;
  readonly previous: ContactFormStatus;
}

export interface UseContactFormOptions {
  /** Create it once. @default that of the `BackendProvider` */
  readonly backend?: ContactFormBackend | undefined;
  /** Before a form is sent; `details.cancel()` keeps it here. What is added to `data` goes along. */
  readonly onSubmit?: ((data: FormData, details: ChangeDetails<ContactFormSubmitReason>) => void) | undefined;
  readonly onStatusChange?: ((status: ContactFormStatus, details: ContactFormStatusDetails) => void) | undefined;
  /** The server has answered, whatever it says. */
  readonly onAnswer?: ((answer: ContactFormAnswer) => void) | undefined;
  /** The form could not be sent, or nobody knows whether it arrived. */
  readonly onFailure?: ((error: LoggiaError) => void) | undefined;
  /** Fields are checked when they are left, where the back end tells what it will check. @default true */
  readonly validatesOnChange?: boolean | undefined;
  /** Focus goes to the first field that something is wrong with. @default true */
  readonly focusesFirstInvalid?: boolean | undefined;
  readonly labels?: Partial<ContactFormLabels> | undefined;
  /** Off, the browser posts the form as it is. @default true */
  readonly enabled?: boolean | undefined;
}

export interface ContactFormVerbs {
  /** Sends what stands in the form. Does nothing while it is under way. */
  submit(reason?: ContactFormSubmitReason, event?: Event): void;
  /** Stops a form that is under way, where it has not arrived yet. Nothing typed is lost. */
  cancel(): void;
  /** Empties the form and asks for new questions. */
  reset(): void;
  /** Asks for new questions of quiz and captcha. */
  renew(): void;
}

export interface ContactFormGetters {
  readonly getFormProps: PropGetter<'form'>;
  /** A live region that is always on the page: it says what the server said, or that sending failed. */
  readonly getMessageProps: PropGetter<'p'>;
  /** `<ul>` of what is wrong. */
  readonly getErrorListProps: PropGetter<'ul'>;
  /** A link to the field; without one of the form, to nowhere. */
  getErrorLinkProps(props: ElementProps<'a'> & { readonly error: ContactFieldError }): ElementProps<'a'>;
  getSubmitButtonProps(
    props: ElementProps<'button'> & { readonly field: ContactFormSubmitField },
  ): ElementProps<'button'>;
  /** Beside a failed sending. */
  readonly getRetryButtonProps: PropGetter<'button'>;
  /** While a form with files leaves. */
  readonly getCancelButtonProps: PropGetter<'button'>;
  readonly getProgressProps: PropGetter<'progress'>;
  /** A link within a rich label or between fields; one that leads to no page is none. */
  getTextLinkProps(props: ElementProps<'a'> & { readonly run: ContactFormTextRun }): ElementProps<'a'>;
  /** Beside a captcha. */
  readonly getNewCaptchaButtonProps: PropGetter<'button'>;
}

/** What the hooks of single fields need of the form; made by `useContactForm`, for `useContactField` and `useContactCount`. */
export interface ContactFormContext {
  readonly id: string;
  readonly form: ContactFormDescription;
  readonly state: ContactFormState;
  readonly watch: FormWatch;
  readonly elements: ElementRegistry<string, HTMLElement>;
  readonly labels: ContactFormLabels;
  inputName(fieldName: string, part: ContactInputPart, isList: boolean): string;
  /** Under which an element is registered and an error known. */
  keyOf(field: { readonly name: string }): string;
}

export interface UseContactFormResult extends ContactFormVerbs, ContactFormGetters {
  readonly form: ContactFormDescription;
  readonly status: ContactFormStatus;
  /** What the server said last, or why sending failed; '' for nothing. */
  readonly message: string;
  /** What is wrong, in the order of the page. */
  readonly errors: readonly ContactFieldError[];
  /** Why the form could not be sent. It is still there: `submit('retry')` sends it. */
  readonly failure: LoggiaError | null;
  readonly isSubmitting: boolean;
  /** False while the form is under way, and until what has to be accepted is. */
  readonly canSubmit: boolean;
  /** How much of a form with files has left; null where nobody knows. */
  readonly progress: ContactFormState['progress'];
  /** Draw an `<input type="hidden">` for each, inside the form. */
  readonly hiddenInputs: readonly { readonly name: string; readonly value: string }[];
  readonly labels: ContactFormLabels;
  readonly context: ContactFormContext;
}

type ChoiceProps<TElement extends 'input' | 'label'> = ElementProps<TElement> & { readonly choice: ContactFormChoice };

export interface ContactFieldGetters {
  /** Around everything of the field: `<fieldset>` for choices, else `<div>`. */
  getFieldProps(props?: AnyElementProps): AnyElementProps;
  /** Of a single input; a group has a legend, which needs none. */
  readonly getLabelProps: PropGetter<'label'>;
  /** Of everything that is no textarea, no select and no group: acceptance, quiz, captcha and file too. */
  readonly getInputProps: PropGetter<'input'>;
  readonly getTextareaProps: PropGetter<'textarea'>;
  readonly getSelectProps: PropGetter<'select'>;
  getChoiceProps(props: ChoiceProps<'input'>): ElementProps<'input'>;
  getChoiceLabelProps(props: ChoiceProps<'label'>): ElementProps<'label'>;
  readonly getFreeTextProps: PropGetter<'input'>;
  /** `<input type="hidden">` beside a quiz or a captcha. */
  readonly getTokenProps: PropGetter<'input'>;
  /** Mount it only while it has not failed: mounted anew when the device is back online, it is tried again. */
  readonly getCaptchaImageProps: PropGetter<'img'>;
  /** A live region: the picture could not be loaded, or another one. Keep it mounted beside a captcha. */
  readonly getCaptchaMessageProps: PropGetter<'p'>;
  readonly getHintProps: PropGetter<'p'>;
  /** The message at the field, empty and hidden where nothing is wrong. */
  readonly getErrorProps: PropGetter<'p'>;
}

export interface UseContactFieldResult extends ContactFieldGetters {
  readonly field: ContactFormInputField;
  /** What is wrong with it. */
  readonly error: InvalidContactField | undefined;
  /** Of a quiz: what is asked now. */
  readonly question: string | undefined;
  /** Of a captcha: the picture that is to be typed now. */
  readonly imageUrl: string | undefined;
  /** That picture could not be loaded: say so beside the button that shows another one. */
  readonly hasCaptchaFailed: boolean;
  /** Of choices with a free text: whether the choice beside it is taken. */
  readonly isFreeTextOn: boolean;
}
