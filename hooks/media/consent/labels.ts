/** Labels and messages for the cookie bar. */
export interface ConsentLabels {
  /** Accessible name of the bar. */
  readonly title: string;
  readonly message: string;
  readonly accept: string;
  readonly reject: string;
  /** Label of the button that reopens the bar. */
  readonly settings: string;
}

/** The default labels, in English. */
export const CONSENT_LABELS: ConsentLabels = {
  title: 'Cookies',
  message:
    'Videos and maps on this site come from other companies, which may set cookies. They only load if you agree.',
  accept: 'Accept',
  reject: 'Reject',
  settings: 'Cookie settings',
};
