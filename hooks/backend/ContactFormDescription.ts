import type { ContactFormResponse } from './ContactFormBackend.ts';
import type {
  ContactFormGroupEnd,
  ContactFormGroupStart,
  ContactFormProse,
  ContactFormText,
} from './ContactFormText.ts';

/** One choice of a select, a checkbox group or a radio group. */
export interface ContactFormChoice {
  /** The visible text. */
  readonly label: string;
  /** The value that is sent. @default label */
  readonly value?: string | undefined;
  /** Chosen at the beginning. @default false */
  readonly isChosen?: boolean | undefined;
  /** Shown, but cannot be chosen. @default false */
  readonly isDisabled?: boolean | undefined;
  /** The heading of its group, in selects only. @default none */
  readonly group?: string | undefined;
}

/** The common part of all fields that a visitor fills in. */
interface FieldBase {
  /** The name as the server knows it, without the `[]` of fields with several values. */
  readonly name: string;
  /** The label, plain text. */
  readonly label: string;
  /** The same with its links and weights, where it has some. */
  readonly richLabel?: ContactFormText | undefined;
  /** Id of its element, unique on the page. @default one of the hook's own */
  readonly id?: string | undefined;
  /** Whether the field is required. It is announced and marked; the server validates it. @default false */
  readonly isRequired?: boolean | undefined;
  /** A sentence beside it, plain text. */
  readonly hint?: string | undefined;
}

/** The common part of all fields that are typed into. */
export interface ContactFormLineField extends FieldBase {
  readonly defaultValue?: string | undefined;
  readonly placeholder?: string | undefined;
  /** The HTML attribute `autocomplete`: the value that a browser may fill in. */
  readonly autoComplete?: string | undefined;
  /** Shown and sent, but cannot be changed. @default false */
  readonly isReadOnly?: boolean | undefined;
  /** The HTML attribute `inputmode`: the keyboard that a phone shows. */
  readonly inputMode?: ContactFormInputMode | undefined;
}

/** The values of the HTML attribute `inputmode`. */
export type ContactFormInputMode = 'none' | 'text' | 'tel' | 'url' | 'email' | 'numeric' | 'decimal' | 'search';

/** A line of text. */
export interface ContactFormTextField extends ContactFormLineField {
  readonly type: 'text' | 'email' | 'url' | 'tel';
  /** In UTF-16 units, as browsers count. */
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
  /** The HTML attribute `pattern`, for styles and other programs; the server validates it. */
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
  /** `YYYY-MM-DD`, as the maximum. */
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
  /** Ticking one checkbox unticks the others. @default false */
  readonly isExclusive?: boolean | undefined;
  /** Whether the last choice has a text input beside it. @default false */
  readonly hasFreeText?: boolean | undefined;
}

/** A box that has to be ticked before the form can be sent. */
export interface ContactFormAcceptanceField extends FieldBase {
  readonly type: 'acceptance';
  /** Whether it has to stay unticked. @default false */
  readonly isInverted?: boolean | undefined;
  /** @default false */
  readonly isOptional?: boolean | undefined;
  /** @default false */
  readonly isTicked?: boolean | undefined;
}

/** A question that a person can answer, after a `label` that is not empty. */
export interface ContactFormQuizField extends FieldBase {
  readonly type: 'quiz';
  readonly question: string;
  /** Identifies the question for the server. */
  readonly token: string;
}

/** A picture of characters to type. */
export interface ContactFormCaptchaField extends FieldBase {
  readonly type: 'captcha';
  readonly imageUrl: string;
  /** Identifies the picture for the server. */
  readonly token: string;
}

export interface ContactFormFileField extends FieldBase {
  readonly type: 'file';
  /** Endings and media types, as the HTML attribute has them: `.png,.txt`. */
  readonly accept?: string | undefined;
  /** Whether several files may be chosen, which are sent as a list. @default false */
  readonly isMultiple?: boolean | undefined;
  /** The HTML attribute `capture`: the camera that a phone opens. */
  readonly capture?: 'user' | 'environment' | undefined;
  /** @default no limit but the server's */
  readonly maxSizeBytes?: number | undefined;
}

/** A hidden field. */
export interface ContactFormHiddenField {
  readonly type: 'hidden';
  readonly name: string;
  readonly value: string;
}

export interface ContactFormSubmitField {
  readonly type: 'submit';
  /** '' for the default label. */
  readonly label: string;
  /** The name under which the pressed button is sent. */
  readonly name?: string | undefined;
  /** The value that is sent under its name. @default its label */
  readonly value?: string | undefined;
}

/** The number of characters typed into a field, or left. */
export interface ContactFormCountField {
  readonly type: 'count';
  /** Name of the field that is counted. */
  readonly target: string;
  /** `down` shows the number of characters left. @default 'up' */
  readonly direction?: 'up' | 'down' | undefined;
  /** Words before its number, with the blank between. @default none, and those of the labels where there are none after it either */
  readonly before?: string | undefined;
  /** The same after its number. */
  readonly after?: string | undefined;
  /** 0 or none: no limit. */
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

/** A field that a visitor fills in. */
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

/** A form as data, with its fields in the order of the page. */
export interface ContactFormDescription {
  /** Identity within its back end. */
  readonly id: string;
  /** Accessible name of the form, and the heading of the kit's. */
  readonly title?: string | undefined;
  readonly fields: readonly ContactFormField[];
  /** The address to which a browser without scripts posts it. @default the page itself */
  readonly action?: string | undefined;
  /** Identifies this form on the page; letters, digits, `-` and `_`. @default one of the hook's own */
  readonly unitTag?: string | undefined;
  /**
   * Id of the form's element. Inputs elsewhere on the page that refer to it, `<input form="…">`, are sent with the form, and a button there
   * submits it. @default the `unitTag`
   */
  readonly elementId?: string | undefined;
  /** BCP 47 or as the server writes it: `en_US`. */
  readonly locale?: string | undefined;
  /** The version of the server's program for the form: older ones use other names for some inputs. @default a newer one */
  readonly serverVersion?: string | undefined;
  /** The page or post that contains the form. */
  readonly containerId?: string | undefined;
  /** Whether the server validates acceptance boxes, so that they never disable the button. @default false */
  readonly isAcceptanceValidated?: boolean | undefined;
  /** Whether the page came from a cache, so that new questions are requested at once. @default false */
  readonly isCached?: boolean | undefined;
  /** The server's answer that came with this page: the form was posted without scripts. @default nothing */
  readonly initialResponse?:
    | Pick<ContactFormResponse, 'outcome' | 'message' | 'invalidFields' | 'continuation'>
    | undefined;
}
