import type { ContactFormDescription } from './ContactFormDescription.ts';

/** A form's status: its last outcome, or the action in progress. */
export type ContactFormStatus = ContactFormOutcome | 'submitting' | 'validating' | 'resetting';

/** A form on the page, with the values that identify it. */
export interface ContactFormInstance {
  readonly form: ContactFormDescription;
  readonly unitTag: string;
  /** A value from the last response that must be sent with the next request, or an empty string if there is none. */
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
  /** The data to send. Listeners for `beforeSubmit` may add to it. */
  readonly data: FormData;
  readonly response?: ContactFormResponse | ContactFormRenewal | undefined;
}

/** A DOM event for the page's scripts. */
export interface ContactFormDomEvent {
  readonly type: string;
  readonly detail: unknown;
}

/** What an input contains: the field's value or additional data. */
export type ContactInputPart = 'value' | 'freeText' | 'quizToken' | 'captchaToken';

export interface SendContactFormOptions {
  readonly signal: AbortSignal;
  /** Called with the upload progress, in bytes. */
  readonly onProgress?: ((sentBytes: number, totalBytes: number) => void) | undefined;
}

/**
 * A backend that receives contact forms. `send`, `refill` and `loadRules` throw `OfflineError`, `BrokenResponseError`,
 * `NoResponseError`, `HttpStatusError` (`RestError` if the server gave a reason), `InvalidResponseError`,
 * `ResponseTooLargeError`, or the aborted signal's reason.
 */
export interface ContactFormBackend {
  /** Returns the form's hidden fields in order, so that the form can also be posted without JavaScript. */
  hiddenFields(instance: ContactFormInstance): readonly (readonly [name: string, value: string])[];
  /**
   * Returns an input's name. `isList` is true if the field can have several values. `form` is the form that contains
   * the input. Its `serverVersion` matters, because older servers use different names.
   */
  inputName(fieldName: string, part: ContactInputPart, isList: boolean, form?: ContactFormDescription): string;
  /** Returns a unit tag for a form that has none. `identity` is unique on the page. */
  unitTag(form: ContactFormDescription, identity: string): string;
  /** Returns the event that scripts for the server's own forms expect, or `undefined` if there is none. */
  domEvent?(notice: ContactFormNotification): ContactFormDomEvent | undefined;
  /** Called when the user first interacts with a form, so that the code for sending it can be preloaded. */
  prepare?(): void;
  send(instance: ContactFormInstance, data: FormData, options: SendContactFormOptions): Promise<ContactFormResponse>;
  /** Loads new quiz and captcha questions. */
  refill(instance: ContactFormInstance, options: { readonly signal: AbortSignal }): Promise<ContactFormRenewal>;
  /**
   * Loads the server's rules, which are used to validate fields before they are sent. Returns an empty list if the
   * server doesn't expose its rules.
   */
  loadRules?(
    instance: ContactFormInstance,
    options: { readonly signal: AbortSignal },
  ): Promise<readonly ContactFormRule[]>;
}

/** The outcome of a submitted form, as reported by the server. `custom-…` is a status defined by the server. */
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
  /** The field's name as reported by the server, which may have replaced dots and brackets. */
  readonly name: string;
  readonly message: string;
  /** Id of the element in the server's own markup. */
  readonly elementId?: string | undefined;
}

/** A quiz that replaces one that was answered. */
export interface NewContactQuiz {
  readonly question: string;
  readonly token: string;
}

/** A captcha that replaces one that was answered. */
export interface NewContactCaptcha {
  readonly imageUrl: string;
  readonly token: string;
}

/** New quiz and captcha questions, keyed by field name. */
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
  /** Message for the user, as plain text. */
  readonly message: string;
  readonly invalidFields: readonly InvalidContactField[];
  /** The value to send with the next attempt, or an empty string if there is none. */
  readonly continuation: string;
}

interface FieldRule {
  /** The field's name as written by the server. */
  readonly field: string;
  /** Message shown if the rule is violated. */
  readonly message: string;
}

/**
 * A validation rule. Empty fields satisfy every rule except `required`, `requiredFile` and the rules for the number of
 * items.
 */
export type ContactFormRule =
  | (FieldRule & {
      readonly rule: 'required' | 'requiredFile' | 'email' | 'url' | 'tel' | 'number' | 'date' | 'time';
    })
  /** `accept` lists file extensions or media types. */
  | (FieldRule & { readonly rule: 'file'; readonly accept: readonly string[] })
  | (FieldRule & { readonly rule: 'enum'; readonly accept: readonly string[] })
  /** In `accept`, 1 is Monday and 7 is Sunday. */
  | (FieldRule & { readonly rule: 'dayOfWeek'; readonly accept: readonly number[] })
  /**
   * `threshold` is the limit. Text lengths are measured after trimming, in UTF-16 code units. A file size limit, in
   * bytes, applies to the total size of all files.
   */
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
  /** `threshold` has the format `YYYY-MM-DD`. */
  | (FieldRule & { readonly rule: 'minDate' | 'maxDate'; readonly threshold: string })
  | (FieldRule & { readonly rule: 'stepNumber'; readonly base: number; readonly interval: number })
  | ContactFormRuleGroup;

/** A group of rules. `rule` determines whether all rules or at least one rule must be satisfied. */
export interface ContactFormRuleGroup {
  readonly rule: 'all' | 'any';
  readonly field?: string | undefined;
  /**
   * Message shown if the group isn't satisfied.
   * @default the message of the first rule in the group that isn't satisfied
   */
  readonly message?: string | undefined;
  readonly rules: readonly ContactFormRule[];
}
