import type { ContactFormDescription } from './ContactFormDescription.ts';

/** The status of a form: its last outcome, or the action in progress. */
export type ContactFormStatus = ContactFormOutcome | 'submitting' | 'validating' | 'resetting';

/** A form on the page, with its identity. */
export interface ContactFormInstance {
  readonly form: ContactFormDescription;
  readonly unitTag: string;
  /** The value of the last response to send back, or an empty string. */
  readonly continuation: string;
}

/** An event that a form dispatches on the page. */
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
  /** The previous status, for `statusChanged`. */
  readonly previousStatus?: ContactFormStatus | undefined;
  /** The data to send. Listeners of `beforeSubmit` may add to it. */
  readonly data: FormData;
  readonly response?: ContactFormResponse | ContactFormRenewal | undefined;
}

/** A DOM event for scripts of the page. */
export interface ContactFormDomEvent {
  readonly type: string;
  readonly detail: unknown;
}

/** What an input carries: the field's value, or additional data. */
export type ContactInputPart = 'value' | 'freeText' | 'quizToken' | 'captchaToken';

export interface SendContactFormOptions {
  readonly signal: AbortSignal;
  /** Called with the upload progress, in bytes. */
  readonly onProgress?: ((sentBytes: number, totalBytes: number) => void) | undefined;
}

/**
 * A backend that receives contact forms. `send`, `refill` and `loadRules` throw `OfflineError`, `BrokenResponseError`,
 * `NoResponseError`, `HttpStatusError` (`RestError` with the server's reason), `InvalidResponseError`,
 * `ResponseTooLargeError`, or the reason of the aborted signal.
 */
export interface ContactFormBackend {
  /** Returns the hidden fields in order, so that the form can also be posted without JavaScript. */
  hiddenFields(instance: ContactFormInstance): readonly (readonly [name: string, value: string])[];
  /**
   * Returns the name of an input. `isList`: it may be sent several times. `form`: the form it belongs to, whose server
   * may be an older version.
   */
  inputName(fieldName: string, part: ContactInputPart, isList: boolean, form?: ContactFormDescription): string;
  /** Returns a unit tag for a form without one. `identity` is unique on the page. */
  unitTag(form: ContactFormDescription, identity: string): string;
  /** Returns the event that scripts for the server's own forms expect, or `undefined` if there is none. */
  domEvent?(notice: ContactFormNotification): ContactFormDomEvent | undefined;
  /** Called when the user first interacts with a form, to preload the code for sending. */
  prepare?(): void;
  send(instance: ContactFormInstance, data: FormData, options: SendContactFormOptions): Promise<ContactFormResponse>;
  /** Loads new quiz and captcha questions. */
  refill(instance: ContactFormInstance, options: { readonly signal: AbortSignal }): Promise<ContactFormRenewal>;
  /** Loads the server's rules to validate fields before sending. Empty if the server does not expose them. */
  loadRules?(
    instance: ContactFormInstance,
    options: { readonly signal: AbortSignal },
  ): Promise<readonly ContactFormRule[]>;
}

/** The server's verdict on a submitted form. `custom-…` is a status defined by the server. */
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

/** An invalid field, with a message for the user. */
export interface InvalidContactField {
  /** The name as reported by the server, which may have replaced dots and brackets. */
  readonly name: string;
  readonly message: string;
  /** Id of the element on the server's own page. */
  readonly elementId?: string | undefined;
}

/** A quiz that replaces the answered one. */
export interface NewContactQuiz {
  readonly question: string;
  readonly token: string;
}

/** A captcha that replaces the answered one. */
export interface NewContactCaptcha {
  readonly imageUrl: string;
  readonly token: string;
}

/** New questions by field name. */
export interface ContactFormRenewal {
  readonly quizzes: ReadonlyMap<string, NewContactQuiz>;
  readonly captchas: ReadonlyMap<string, NewContactCaptcha>;
  /** The unparsed response, for scripts that rely on the server's DOM events. */
  readonly raw: unknown;
}

/** The server's response to a submitted form. */
export interface ContactFormResponse extends ContactFormRenewal {
  readonly outcome: ContactFormOutcome;
  /** The server's own status. */
  readonly serverStatus: string;
  /** Plain-text message for the user. */
  readonly message: string;
  readonly invalidFields: readonly InvalidContactField[];
  /** The value to send with the next attempt, or an empty string. */
  readonly continuation: string;
}

interface FieldRule {
  /** Name of the field, as the server writes it. */
  readonly field: string;
  /** Shown when the rule is broken. */
  readonly message: string;
}

/**
 * A validation rule. Empty fields satisfy every rule except `required`, `requiredFile` and those for numbers of items.
 */
export type ContactFormRule =
  | (FieldRule & {
      readonly rule: 'required' | 'requiredFile' | 'email' | 'url' | 'tel' | 'number' | 'date' | 'time';
    })
  /** File extensions or media types. */
  | (FieldRule & { readonly rule: 'file'; readonly accept: readonly string[] })
  | (FieldRule & { readonly rule: 'enum'; readonly accept: readonly string[] })
  /** 1 is Monday, 7 is Sunday. */
  | (FieldRule & { readonly rule: 'dayOfWeek'; readonly accept: readonly number[] })
  /** Lengths in UTF-16 code units of the trimmed text; total file size in bytes. */
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

/** A group of rules, of which all or any must hold. */
export interface ContactFormRuleGroup {
  readonly rule: 'all' | 'any';
  readonly field?: string | undefined;
  /** @default the message of the broken rule */
  readonly message?: string | undefined;
  readonly rules: readonly ContactFormRule[];
}
