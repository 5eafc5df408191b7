/** Every text of the cookie bar. */
export interface ConsentLabels {
  /** Name of the bar, for screen readers. */
  readonly title: string;
  readonly message: string;
  readonly accept: string;
  readonly reject: string;
  /** The button that shows the bar again. */
  readonly settings: string;
}

/** English. */
export const CONSENT_LABELS: ConsentLabels = {
  title: 'Cookies',
  message: 'Videos and maps here come from other companies, which may set cookies. They load only if you agree.',
  accept: 'Accept',
  reject: 'Reject',
  settings: 'Cookie settings',
};
