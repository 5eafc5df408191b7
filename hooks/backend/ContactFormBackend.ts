import type { ContactFormDescription } from './ContactFormDescription.ts';
import type { ContactFormRule } from './ContactFormRule.ts';
import type { ContactFormOutcome, ContactFormRenewal, ContactFormAnswer } from './ContactFormAnswer.ts';

/** Where a form is. */
export type ContactFormStatus = ContactFormOutcome | 'submitting' | 'validating' | 'resetting';

/** A form on the page: what it is, and who it is among others. */
export interface ContactFormInstance {
  readonly form: ContactFormDescription;
  readonly unitTag: string;
  /** What the last answer wants back; '' for none. */
  readonly continuation: string;
}

/** What happens to a form, as the page may hear of it. */
export type ContactFormMoment =
  | 'beforeSubmit'
  | 'submit'
  | 'invalid'
  | 'unaccepted'
  | 'spam'
  | 'aborted'
  | 'sent'
  | 'failed'
  | 'reset'
  | 'statusChanged';

export interface ContactFormNotice {
  readonly moment: ContactFormMoment;
  readonly instance: ContactFormInstance;
  readonly status: ContactFormStatus;
  /** Of `statusChanged`: where the form was. */
  readonly previousStatus?: ContactFormStatus | undefined;
  /** What is sent; a listener of `beforeSubmit` may add to it. */
  readonly data: FormData;
  readonly answer?: ContactFormAnswer | ContactFormRenewal | undefined;
}

/** A DOM event for listeners of the page. */
export interface ContactFormDomEvent {
  readonly type: string;
  readonly detail: unknown;
}

/** Which of the inputs of a field: the one that is filled in, or one beside it. */
export type ContactInputPart = 'value' | 'freeText' | 'quizToken' | 'captchaToken';

export interface SendContactFormOptions {
  readonly signal: AbortSignal;
  /** Told while the form leaves, in bytes. */
  readonly onProgress?: ((sentBytes: number, totalBytes: number) => void) | undefined;
}

/**
 * A back end that takes contact forms. `send`, `refill` and `loadRules` throw `OfflineError`, `HttpStatusError` (with the server's
 * reason as `RestError`), `InvalidAnswerError`, `AnswerTooLargeError`, or the reason of the aborted signal.
 */
export interface ContactFormBackend {
  /** What goes along unseen, so that the form can be posted without scripts too. Names in order. */
  hiddenFields(instance: ContactFormInstance): readonly (readonly [name: string, value: string])[];
  /** Name of an input. `isList`: it may be sent several times. `form`: the form it stands in, whose server may be an older one. */
  inputName(fieldName: string, part: ContactInputPart, isList: boolean, form?: ContactFormDescription): string;
  /** The unit tag of a form that has none, from an identity that is the page's only one. */
  unitTag(form: ContactFormDescription, identity: string): string;
  /** The event that listeners of that server's own forms wait for; undefined where there is none. */
  domEvent?(notice: ContactFormNotice): ContactFormDomEvent | undefined;
  /** A form has been touched: what sending needs may be fetched. */
  prepare?(): void;
  send(instance: ContactFormInstance, data: FormData, options: SendContactFormOptions): Promise<ContactFormAnswer>;
  /** New questions for quiz and captcha. */
  refill(instance: ContactFormInstance, options: { readonly signal: AbortSignal }): Promise<ContactFormRenewal>;
  /** What the server will check, to be checked here too; empty where it does not tell. */
  loadRules?(
    instance: ContactFormInstance,
    options: { readonly signal: AbortSignal },
  ): Promise<readonly ContactFormRule[]>;
}
