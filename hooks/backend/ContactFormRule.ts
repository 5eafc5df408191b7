interface FieldRule {
  /** Name of the field, as the server writes it. */
  readonly field: string;
  /** What is said when the rule is broken. */
  readonly message: string;
}

/** What a field has to be. An empty field breaks only rules that say `required` and those about numbers of items. */
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
        'minItems' | 'maxItems' | 'minLength' | 'maxLength' | 'minNumber' | 'maxNumber' | 'minFileSize' | 'maxFileSize';
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
