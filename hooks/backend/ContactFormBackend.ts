import type { ContactFormDescription } from './ContactFormDescription.ts';

/** The status of a form: its last outcome, or the action that is running. */
export type ContactFormStatus = ContactFormOutcome | 'submitting' | 'validating' | 'resetting';

/** A form on the page, with its identity. */
export interface ContactFormInstance {
  readonly form: ContactFormDescription;
  readonly unitTag: string;
  /** The value of the last answer that is sent back; '' for none. */
  readonly continuation: string;
}

/** An event of a form that is dispatched on the page. */
export type ContactFormEventName =
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

export interface ContactFormNotification {
  readonly name: ContactFormEventName;
  readonly instance: ContactFormInstance;
  readonly status: ContactFormStatus;
  /** The status before, for `statusChanged`. */
  readonly previousStatus?: ContactFormStatus | undefined;
  /** The data to send; a listener of `beforeSubmit` may add to it. */
  readonly data: FormData;
  readonly answer?: ContactFormResponse | ContactFormRenewal | undefined;
}

/** A DOM event for listeners of the page. */
export interface ContactFormDomEvent {
  readonly type: string;
  readonly detail: unknown;
}

/** The role of an input within its field: the value, or an input beside it. */
export type ContactInputPart = 'value' | 'freeText' | 'quizToken' | 'captchaToken';

export interface SendContactFormOptions {
  readonly signal: AbortSignal;
  /** Called with the progress of the upload, in bytes. */
  readonly onProgress?: ((sentBytes: number, totalBytes: number) => void) | undefined;
}

/**
 * A back end that takes contact forms. `send`, `refill` and `loadRules` throw `OfflineError`, `BrokenResponseError`, `NoResponseError`, `HttpStatusError` (with the server's
 * reason as `RestError`), `InvalidResponseError`, `ResponseTooLargeError`, or the reason of the aborted signal.
 */
export interface ContactFormBackend {
  /** Hidden fields in their order, so that the form can be posted without scripts too. */
  hiddenFields(instance: ContactFormInstance): readonly (readonly [name: string, value: string])[];
  /** Returns the name of an input. `isList`: it may be sent several times. `form`: its form, whose server may be older. */
  inputName(fieldName: string, part: ContactInputPart, isList: boolean, form?: ContactFormDescription): string;
  /** Returns a unit tag for a form without one, from an identity that is unique on the page. */
  unitTag(form: ContactFormDescription, identity: string): string;
  /** Returns the event that listeners of the server's own forms expect; undefined if there is none. */
  domEvent?(notice: ContactFormNotification): ContactFormDomEvent | undefined;
  /** Called when a form was touched, to fetch the code for sending. */
  prepare?(): void;
  send(instance: ContactFormInstance, data: FormData, options: SendContactFormOptions): Promise<ContactFormResponse>;
  /** Loads new questions for quizzes and captchas. */
  refill(instance: ContactFormInstance, options: { readonly signal: AbortSignal }): Promise<ContactFormRenewal>;
  /** Loads the rules of the server, to validate fields before sending; empty if it does not tell them. */
  loadRules?(
    instance: ContactFormInstance,
    options: { readonly signal: AbortSignal },
  ): Promise<readonly ContactFormRule[]>;
}

/** The status that a server gives a sent form; `custom-…` is a status of its own. */
export type ContactFormOutcome =
  | 'init'
  | 'invalid'
  | 'unaccepted'
  | 'spam'
  | 'aborted'
  | 'sent'
  | 'failed'
  | 'payment-required'
  | 'error'
  | `custom-${string}`;

/** An error of a field, with a message for the visitor. */
export interface InvalidContactField {
  /** The name as the server writes it: it may have changed dots and brackets. */
  readonly name: string;
  readonly message: string;
  /** Identity of the element on the server's own page. */
  readonly elementId?: string | undefined;
}

/** A quiz in place of the one that was answered. */
export interface NewContactQuiz {
  readonly question: string;
  readonly token: string;
}

/** A captcha in place of the one that was answered. */
export interface NewContactCaptcha {
  readonly imageUrl: string;
  readonly token: string;
}

/** Questions that replace older ones, by field. */
export interface ContactFormRenewal {
  readonly quizzes: ReadonlyMap<string, NewContactQuiz>;
  readonly captchas: ReadonlyMap<string, NewContactCaptcha>;
  /** The unparsed answer, for listeners of DOM events that know the server. */
  readonly raw: unknown;
}

/** The answer of a server to a form. */
export interface ContactFormResponse extends ContactFormRenewal {
  readonly outcome: ContactFormOutcome;
  /** The server's own status. */
  readonly serverStatus: string;
  /** The message for the visitor, plain text. */
  readonly message: string;
  readonly invalidFields: readonly InvalidContactField[];
  /** The value to send with the next attempt; '' for none. */
  readonly continuation: string;
}

interface FieldRule {
  /** Name of the field, as the server writes it. */
  readonly field: string;
  /** The message when the rule is broken. */
  readonly message: string;
}

/** A rule for a field. An empty field breaks only rules that say `required` and those about numbers of items. */
export type ContactFormRule =
  | (FieldRule & {
      readonly rule: 'required' | 'requiredFile' | 'email' | 'url' | 'tel' | 'number' | 'date' | 'time';
    })
  /** Endings of file names, or media types. */
  | (FieldRule & { readonly rule: 'file'; readonly accept: readonly string[] })
  | (FieldRule & { readonly rule: 'enum'; readonly accept: readonly string[] })
  /** 1 is Monday, 7 is Sunday. */
  | (FieldRule & { readonly rule: 'dayOfWeek'; readonly accept: readonly number[] })
  /** Lengths in UTF-16 units of the trimmed text, file sizes in bytes and summed. */
  | (FieldRule & {
      readonly rule:
        | 'minItems'
        | 'maxItems'
        | 'minLength'
        | 'maxLength'
        | 'minNumber'
        | 'maxNumber'
        | 'minFileSize'
        | 'maxFileSize';
      readonly threshold: number;
    })
  /** `YYYY-MM-DD`. */
  | (FieldRule & { readonly rule: 'minDate' | 'maxDate'; readonly threshold: string })
  | (FieldRule & { readonly rule: 'stepNumber'; readonly base: number; readonly interval: number })
  | ContactFormRuleGroup;

/** Rules that hold together: all of them, or one of them. */
export interface ContactFormRuleGroup {
  readonly rule: 'all' | 'any';
  readonly field?: string | undefined;
  /** @default what the broken rule inside says */
  readonly message?: string | undefined;
  readonly rules: readonly ContactFormRule[];
}
