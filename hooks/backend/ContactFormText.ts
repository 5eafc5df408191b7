/** A piece of text: plain, with a link, or with weight. Line ends are `\n`. */
export interface ContactFormTextRun {
  readonly text: string;
  /** A relative address, or one of http, https, mailto or tel; anything else is no link. */
  readonly href?: string | undefined;
  /** @default false */
  readonly isStrong?: boolean | undefined;
  /** @default false */
  readonly isEmphasized?: boolean | undefined;
}

/** Text as somebody wrote it beside the fields, without any markup: pieces in order. */
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
  /** Numbered. @default false */
  readonly isOrdered?: boolean | undefined;
}

/** A group begins here: fields and texts up to its end belong together, under a name. Groups may stand in groups. */
export interface ContactFormGroupStart {
  readonly type: 'groupStart';
  readonly legend: ContactFormText;
}

/** The innermost group ends here; one that never ends does so with the form. */
export interface ContactFormGroupEnd {
  readonly type: 'groupEnd';
}

/** The text between fields. */
export type ContactFormProse = ContactFormHeading | ContactFormParagraph | ContactFormList;
