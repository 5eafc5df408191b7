import type { ConsentSource } from '../backend/ConsentSource.ts';
import type { PropGetter } from '../shared/ElementProps.ts';
import type { ConsentLabels } from './labels.ts';

/** The visitor's answer. */
export type ConsentDecision = 'accepted' | 'rejected' | 'undecided';

/** A consent source with one question for the whole site. */
export interface ConsentStore extends ConsentSource {
  decision(): ConsentDecision;
  accept(): void;
  /** Withdraws all consent, too. */
  reject(): void;
}

/** Options of hooks that show a provider's content. */
export interface ConsentGateOptions {
  /** Loads nothing from a provider before the visitor agrees. @default whether there is a `consent` to ask */
  readonly requiresConsent?: boolean | undefined;
  /** The source of earlier consent. Purposes are the names of providers. @default that of the back end */
  readonly consent?: ConsentSource | undefined;
}

/** A provider's content, which may have to wait for the visitor's consent. */
export interface ConsentGated {
  /** Whether it waits for the visitor's consent: show a poster, the notice and the two buttons. */
  readonly isBlocked: boolean;
  /** Whether consent is remembered: without a `ConsentSource` there is no "always". */
  readonly canRemember: boolean;
  /** The notice that explains what loading means; empty if no third party learns of the visit. */
  readonly notice: string;
  /** Loads the blocked content this once, and plays it. */
  load(): void;
  /** Loads and plays it, and remembers the consent for this provider. */
  allowAlways(): void;
  readonly getLoadButtonProps: PropGetter<'button'>;
  readonly getAlwaysButtonProps: PropGetter<'button'>;
}

export interface UseConsentOptions {
  /** The consent store, created once for the page by `createCookieConsent`. */
  readonly source: ConsentStore;
  /**
   * The answer in the cookies of the request (`readConsentDecision`). With it the server renders the bar, or leaves it out, as the client
   * will.
   * @default none: the bar comes on the client
   */
  readonly initialDecision?: ConsentDecision | undefined;
  readonly labels?: Partial<ConsentLabels> | undefined;
  /** False: there is no bar. @default true */
  readonly enabled?: boolean | undefined;
}

export interface UseConsentResult {
  /** The visitor's answer. `unknown` on a server without `initialDecision`, and in the first client render after it. */
  readonly decision: ConsentDecision | 'unknown';
  /** Whether to draw the bar. */
  readonly isBarMounted: boolean;
  accept(): void;
  reject(): void;
  /** Shows the bar again, with the focus in it, so that the visitor can change the answer; the answer gives the focus back. */
  reopen(): void;
  /** For the bar: a region, not a dialog. Its height is `--loggia-consent-height` on the page's root. */
  readonly getBarProps: PropGetter<'section'>;
  readonly getAcceptButtonProps: PropGetter<'button'>;
  readonly getRejectButtonProps: PropGetter<'button'>;
  /** For a button anywhere on the page that shows the bar again. */
  readonly getSettingsButtonProps: PropGetter<'button'>;
  readonly labels: ConsentLabels;
}
