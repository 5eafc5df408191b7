/** A run of plain, linked or emphasized text. Line breaks are `\n`. */
export interface ContactFormTextRun {
  readonly text: string;
  /** The link's URL: a relative, `http`, `https`, `mailto` or `tel` URL. Any other URL is ignored. */
  readonly href?: string | undefined;
  /** @default false */
  readonly isStrong?: boolean | undefined;
  /** @default false */
  readonly isEmphasized?: boolean | undefined;
}

/** Text as a list of runs without markup. */
export type ContactFormText = readonly ContactFormTextRun[];

/** A heading between fields. */
export interface ContactFormHeading {
  readonly type: 'heading';
  readonly level: 1 | 2 | 3 | 4 | 5 | 6;
  readonly text: ContactFormText;
}

/** A paragraph between fields. */
export interface ContactFormParagraph {
  readonly type: 'paragraph';
  readonly text: ContactFormText;
}

/** A list between fields. */
export interface ContactFormList {
  readonly type: 'list';
  readonly items: readonly ContactFormText[];
  /** Whether the list is numbered. @default false */
  readonly isOrdered?: boolean | undefined;
}

/** The start of a named group of fields and text. Groups may be nested. */
export interface ContactFormGroupStart {
  readonly type: 'groupStart';
  readonly legend: ContactFormText;
}

/** The end of the innermost group. A group without an end extends to the end of the form. */
export interface ContactFormGroupEnd {
  readonly type: 'groupEnd';
}

/** Text between fields. */
export type ContactFormProse = ContactFormHeading | ContactFormParagraph | ContactFormList;
