/** What a server makes of a form that was sent; `custom-…` is a word of its own. */
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

/** What is wrong with a field, in words for whoever filled it in. */
export interface InvalidContactField {
  /** As the server writes it: it may have changed dots and brackets. */
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
  /** The answer as it came, for listeners of DOM events who know that server. */
  readonly raw: unknown;
}

/** What a server answers to a form. */
export interface ContactFormAnswer extends ContactFormRenewal {
  readonly outcome: ContactFormOutcome;
  /** The server's own word for it. */
  readonly serverStatus: string;
  /** In words for the visitor, plain text. */
  readonly message: string;
  readonly invalidFields: readonly InvalidContactField[];
  /** Goes back with the next attempt; '' for none. */
  readonly continuation: string;
}
