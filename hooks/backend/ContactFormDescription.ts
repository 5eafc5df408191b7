import type { ContactFormResponse } from './ContactFormBackend.ts';
import type {
  ContactFormGroupEnd,
  ContactFormGroupStart,
  ContactFormProse,
  ContactFormText,
} from './ContactFormText.ts';

/** A choice of a select, checkbox group or radio group. */
export interface ContactFormChoice {
  /** The visible text. */
  readonly label: string;
  /** The submitted value. @default label */
  readonly value?: string | undefined;
  /** Initially selected. @default false */
  readonly isChosen?: boolean | undefined;
  /** Visible but not selectable. @default false */
  readonly isDisabled?: boolean | undefined;
  /** Heading of its option group; selects only. @default none */
  readonly group?: string | undefined;
}

/** Common to all fields that the user fills in. */
interface FieldBase {
  /** The name as the server knows it, without the `[]` of multi-value fields. */
  readonly name: string;
  /** The label, plain text. */
  readonly label: string;
  /** The label with its links and emphasis, if any. */
  readonly richLabel?: ContactFormText | undefined;
  /** Id of the input element, unique on the page. @default generated */
  readonly id?: string | undefined;
  /** Whether the field is marked and announced as required. The server validates it. @default false */
  readonly isRequired?: boolean | undefined;
  /** Help text for the field, plain text. */
  readonly hint?: string | undefined;
}

/** Common to all fields with text input. */
export interface ContactFormLineField extends FieldBase {
  readonly defaultValue?: string | undefined;
  readonly placeholder?: string | undefined;
  /** HTML `autocomplete` attribute. */
  readonly autoComplete?: string | undefined;
  /** Visible and submitted, but not editable. @default false */
  readonly isReadOnly?: boolean | undefined;
  /** HTML `inputmode` attribute, which selects the on-screen keyboard. */
  readonly inputMode?: ContactFormInputMode | undefined;
}

/** Values of the HTML `inputmode` attribute. */
export type ContactFormInputMode = 'none' | 'text' | 'tel' | 'url' | 'email' | 'numeric' | 'decimal' | 'search';

/** A single-line text field. */
export interface ContactFormTextField extends ContactFormLineField {
  readonly type: 'text' | 'email' | 'url' | 'tel';
  /** In UTF-16 code units, like the HTML attribute. */
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
  /** HTML `pattern` attribute, available to styles and scripts. The server validates it. */
  readonly pattern?: string | undefined;
}

export interface ContactFormNumberField extends ContactFormLineField {
  readonly type: 'number' | 'range';
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly step?: number | undefined;
}

export interface ContactFormDateField extends ContactFormLineField {
  readonly type: 'date';
  /** `YYYY-MM-DD`, like `max`. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

export interface ContactFormTextareaField extends ContactFormLineField {
  readonly type: 'textarea';
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
  readonly rows?: number | undefined;
}

export interface ContactFormSelectField extends FieldBase {
  readonly type: 'select';
  readonly choices: readonly ContactFormChoice[];
  /** @default false */
  readonly isMultiple?: boolean | undefined;
}

export interface ContactFormChoiceField extends FieldBase {
  readonly type: 'checkbox' | 'radio';
  readonly choices: readonly ContactFormChoice[];
  /** Checking one checkbox unchecks the others. @default false */
  readonly isExclusive?: boolean | undefined;
  /** Whether the last choice has a text input. @default false */
  readonly hasFreeText?: boolean | undefined;
}

/** A checkbox that must be checked before the form can be sent. */
export interface ContactFormAcceptanceField extends FieldBase {
  readonly type: 'acceptance';
  /** Whether the checkbox must stay unchecked. @default false */
  readonly isInverted?: boolean | undefined;
  /** @default false */
  readonly isOptional?: boolean | undefined;
  /** @default false */
  readonly isTicked?: boolean | undefined;
}

/** A question that only a person can answer. Requires a non-empty `label`. */
export interface ContactFormQuizField extends FieldBase {
  readonly type: 'quiz';
  readonly question: string;
  /** Identifies the question to the server. */
  readonly token: string;
}

/** An image of characters to type. */
export interface ContactFormCaptchaField extends FieldBase {
  readonly type: 'captcha';
  readonly imageUrl: string;
  /** Identifies the image to the server. */
  readonly token: string;
}

export interface ContactFormFileField extends FieldBase {
  readonly type: 'file';
  /** HTML `accept` attribute: file extensions and media types, such as `.png,.txt`. */
  readonly accept?: string | undefined;
  /** Whether several files can be chosen. They are submitted as a list. @default false */
  readonly isMultiple?: boolean | undefined;
  /** HTML `capture` attribute: which camera a phone opens. */
  readonly capture?: 'user' | 'environment' | undefined;
  /** Maximum total size of the files, in bytes. @default no limit except the server's */
  readonly maxSizeBytes?: number | undefined;
}

export interface ContactFormHiddenField {
  readonly type: 'hidden';
  readonly name: string;
  readonly value: string;
}

export interface ContactFormSubmitField {
  readonly type: 'submit';
  /** An empty string uses the default label. */
  readonly label: string;
  /** Name under which the pressed button is submitted. */
  readonly name?: string | undefined;
  /** Value submitted with the name. @default label */
  readonly value?: string | undefined;
}

/** A counter for the characters typed into a field, or remaining. */
export interface ContactFormCountField {
  readonly type: 'count';
  /** Name of the counted field. */
  readonly target: string;
  /** `down` counts the remaining characters. @default 'up' */
  readonly direction?: 'up' | 'down' | undefined;
  /** Text before the number, including any space. If `after` is empty too, the hook's labels are used. @default '' */
  readonly before?: string | undefined;
  /** Text after the number, including any space. @default '' */
  readonly after?: string | undefined;
  /** 0 or omitted: no limit. */
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

/** A field that the user fills in. */
export type ContactFormInputField =
  | ContactFormTextField
  | ContactFormNumberField
  | ContactFormDateField
  | ContactFormTextareaField
  | ContactFormSelectField
  | ContactFormChoiceField
  | ContactFormAcceptanceField
  | ContactFormQuizField
  | ContactFormCaptchaField
  | ContactFormFileField;

export type ContactFormField =
  | ContactFormInputField
  | ContactFormHiddenField
  | ContactFormSubmitField
  | ContactFormCountField
  | ContactFormProse
  | ContactFormGroupStart
  | ContactFormGroupEnd;

/** A form as data, with its fields in display order. */
export interface ContactFormDescription {
  /** Unique within its backend. */
  readonly id: string;
  /** Accessible name of the form; the kit also shows it as a heading. */
  readonly title?: string | undefined;
  readonly fields: readonly ContactFormField[];
  /** The URL to which a browser without JavaScript posts the form. @default the current page */
  readonly action?: string | undefined;
  /** Identifies the form on the page. Letters, digits, `-` and `_`. @default generated */
  readonly unitTag?: string | undefined;
  /**
   * Id of the form element. Inputs elsewhere on the page that refer to it (`<input form="…">`) are sent with the form,
   * and such a button submits it.
   * @default the `unitTag`
   */
  readonly elementId?: string | undefined;
  /** BCP 47, or the server's notation, such as `en_US`. */
  readonly locale?: string | undefined;
  /**
   * Version of the server's form software. Older versions use other names for some inputs. @default a recent version
   */
  readonly serverVersion?: string | undefined;
  /** Id of the page or post that contains the form. */
  readonly containerId?: string | undefined;
  /**
   * Whether the server validates acceptance checkboxes, so that they never disable the submit button. @default false
   */
  readonly isAcceptanceValidated?: boolean | undefined;
  /** Whether the page came from a cache, so that new questions are requested immediately. @default false */
  readonly isCached?: boolean | undefined;
  /** The response included in this page after the form was posted without JavaScript. @default none */
  readonly initialResponse?:
    | Pick<ContactFormResponse, 'outcome' | 'message' | 'invalidFields' | 'continuation'>
    | undefined;
}
