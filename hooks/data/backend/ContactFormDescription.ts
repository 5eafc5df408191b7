import type { ContactFormResponse } from './ContactFormBackend.ts';
import type {
  ContactFormGroupEnd,
  ContactFormGroupStart,
  ContactFormProse,
  ContactFormText,
} from './ContactFormText.ts';

/** A choice in a select, checkbox group or radio group. */
export interface ContactFormChoice {
  /** The visible text. */
  readonly label: string;
  /** The submitted value. @default label */
  readonly value?: string | undefined;
  /** Whether the choice is initially selected. @default false */
  readonly isChosen?: boolean | undefined;
  /** Whether the choice is visible but can't be selected. @default false */
  readonly isDisabled?: boolean | undefined;
  /** Label of the option group that the choice belongs to. For selects only. @default none */
  readonly group?: string | undefined;
}

/** Properties shared by all fields that the user fills in. */
interface FieldBase {
  /** The field's name on the server, without the `[]` suffix of multi-value fields. */
  readonly name: string;
  /** The label as plain text. */
  readonly label: string;
  /** The label with links and emphasis, if it has any. */
  readonly richLabel?: ContactFormText | undefined;
  /** Whether the label is announced, but not visible. @default false */
  readonly isLabelHidden?: boolean | undefined;
  /** Id of the input element, which must be unique on the page. @default generated */
  readonly id?: string | undefined;
  /** Whether the field is marked and announced as required. The server validates it. @default false */
  readonly isRequired?: boolean | undefined;
  /** Help text for the field, as plain text. */
  readonly hint?: string | undefined;
}

/** Properties shared by all text fields. */
export interface ContactFormLineField extends FieldBase {
  readonly defaultValue?: string | undefined;
  readonly placeholder?: string | undefined;
  /** HTML `autocomplete` attribute. */
  readonly autoComplete?: string | undefined;
  /** Whether the field is visible and submitted, but can't be edited. @default false */
  readonly isReadOnly?: boolean | undefined;
  /** HTML `inputmode` attribute, which selects the on-screen keyboard. */
  readonly inputMode?: ContactFormInputMode | undefined;
}

/** Values of the HTML `inputmode` attribute. */
export type ContactFormInputMode = 'none' | 'text' | 'tel' | 'url' | 'email' | 'numeric' | 'decimal' | 'search';

/** A single-line text field. */
export interface ContactFormTextField extends ContactFormLineField {
  readonly type: 'text' | 'email' | 'url' | 'tel';
  /** Minimum length in UTF-16 code units, as in HTML. */
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
  /** HTML `pattern` attribute for use in styles and scripts. The server validates the value. */
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
  /** Earliest date, in the format `YYYY-MM-DD`. `max` uses the same format. */
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
  /** Whether checking one checkbox unchecks the others. @default false */
  readonly isExclusive?: boolean | undefined;
  /** Whether the last choice has a free-text input. @default false */
  readonly hasFreeText?: boolean | undefined;
}

/** A checkbox that must be checked before the form can be sent. */
export interface ContactFormAcceptanceField extends FieldBase {
  readonly type: 'acceptance';
  /** Whether the checkbox must be left unchecked instead. @default false */
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
  /** Hidden token that identifies the question to the server. */
  readonly token: string;
}

/** An image with characters that the user must type. */
export interface ContactFormCaptchaField extends FieldBase {
  readonly type: 'captcha';
  readonly imageUrl: string;
  /** Hidden token that identifies the image to the server. */
  readonly token: string;
}

export interface ContactFormFileField extends FieldBase {
  readonly type: 'file';
  /** HTML `accept` attribute: file extensions and media types, such as `.png,.txt`. */
  readonly accept?: string | undefined;
  /** Whether several files can be selected. They are submitted as a list. @default false */
  readonly isMultiple?: boolean | undefined;
  /** HTML `capture` attribute, which determines the camera that a phone opens. */
  readonly capture?: 'user' | 'environment' | undefined;
  /** Maximum total size of all files, in bytes. @default only the server's own limit */
  readonly maxSizeBytes?: number | undefined;
}

export interface ContactFormHiddenField {
  readonly type: 'hidden';
  readonly name: string;
  readonly value: string;
}

export interface ContactFormSubmitField {
  readonly type: 'submit';
  /** The button's label. If empty, the default label is used. */
  readonly label: string;
  /** Name that is submitted if this button was clicked. */
  readonly name?: string | undefined;
  /** Value submitted with the name. @default label */
  readonly value?: string | undefined;
}

/** A counter that shows how many characters the user has typed into a field, or how many remain. */
export interface ContactFormCountField {
  readonly type: 'count';
  /** Name of the counted field. */
  readonly target: string;
  /** Counting direction. `down` shows the number of remaining characters. @default 'up' */
  readonly direction?: 'up' | 'down' | undefined;
  /**
   * Text before the number, including any space. If both `before` and `after` are empty, the hook's labels are used.
   * @default ''
   */
  readonly before?: string | undefined;
  /** Text after the number, including any space. @default '' */
  readonly after?: string | undefined;
  /** Minimum length of the text. If 0 or omitted, there is no minimum. */
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

/** Describes a form and its fields, in display order. */
export interface ContactFormDescription {
  /** Unique within its backend. */
  readonly id: string;
  /** Accessible name of the form. The kit also shows it as a heading. */
  readonly title?: string | undefined;
  readonly fields: readonly ContactFormField[];
  /** The URL that the form is posted to if JavaScript is disabled. @default the current page */
  readonly action?: string | undefined;
  /** Identifies the form on the page. May contain letters, digits, `-` and `_`. @default generated */
  readonly unitTag?: string | undefined;
  /**
   * Id of the form element. Inputs elsewhere on the page that refer to it (`<input form="…">`) are sent with the form,
   * and buttons that refer to it submit the form.
   * @default the `unitTag`
   */
  readonly elementId?: string | undefined;
  /** BCP 47 language tag, or a language in the server's notation, such as `en_US`. */
  readonly locale?: string | undefined;
  /**
   * Version of the server's form software. Older versions use different names for some inputs.
   * @default a recent version
   */
  readonly serverVersion?: string | undefined;
  /** Id of the page or post that contains the form. */
  readonly containerId?: string | undefined;
  /** Whether the server validates consent checkboxes. If so, they never disable the submit button. @default false */
  readonly isAcceptanceValidated?: boolean | undefined;
  /**
   * Whether the page came from a cache. If so, new quiz and captcha questions are requested immediately.
   * @default false
   */
  readonly isCached?: boolean | undefined;
  /** The response that the page contains if the form was posted without JavaScript. @default none */
  readonly initialResponse?:
    | Pick<ContactFormResponse, 'outcome' | 'message' | 'invalidFields' | 'continuation'>
    | undefined;
}
