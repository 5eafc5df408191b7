import type { ConsentSource } from '../backend/ConsentSource.ts';
import type { PropGetter } from '../shared/ElementProps.ts';
import type { ConsentLabels } from './labels.ts';

/** The user's decision. */
export type ConsentDecision = 'accepted' | 'rejected' | 'undecided';

/** A consent source with one decision for the whole site. */
export interface ConsentStore extends ConsentSource {
  decision(): ConsentDecision;
  accept(): void;
  /** Also withdraws the consent to individual providers. */
  reject(): void;
}

/** Options of hooks that show a provider's content. */
export interface ConsentGateOptions {
  /** Loads nothing from a provider before the user agrees. @default whether there is a `consent` source */
  readonly requiresConsent?: boolean | undefined;
  /** Source of stored consent. Purposes are provider names. @default the backend's */
  readonly consent?: ConsentSource | undefined;
}

/** Provider content that may need the user's consent. */
export interface ConsentGated {
  /** Whether the content is waiting for consent. Show a poster, the notice and both buttons. */
  readonly isBlocked: boolean;
  /** Whether consent can be stored. Without a `ConsentSource`, hide the "always" button. */
  readonly canRemember: boolean;
  /** Explains what loading the content implies. Empty if no third party is contacted. */
  readonly notice: string;
  /** Loads and plays the blocked content this time only. */
  load(): void;
  /** Loads and plays the content, and stores the consent for this provider. */
  allowAlways(): void;
  readonly getLoadButtonProps: PropGetter<'button'>;
  readonly getAlwaysButtonProps: PropGetter<'button'>;
}

export interface UseConsentOptions {
  /** The consent store, created once per page with `createCookieConsent`. */
  readonly source: ConsentStore;
  /**
   * The decision in the request's cookies (`readConsentDecision`), so that the server renders the bar exactly if the
   * client will.
   * @default none: the bar appears on the client only
   */
  readonly initialDecision?: ConsentDecision | undefined;
  readonly labels?: Partial<ConsentLabels> | undefined;
  /** Whether the bar may be shown. @default true */
  readonly enabled?: boolean | undefined;
}

export interface UseConsentResult {
  /** The user's decision. `unknown` on a server without `initialDecision`, and in the first client render after it. */
  readonly decision: ConsentDecision | 'unknown';
  /** Whether to render the bar. */
  readonly isBarMounted: boolean;
  accept(): void;
  reject(): void;
  /** Shows the bar again and focuses it, so that the user can change the decision. Deciding restores the focus. */
  reopen(): void;
  /**
   * Props for the bar, which is a region rather than a dialog. Its height is set as `--loggia-consent-height` on the
   * root element.
   */
  readonly getBarProps: PropGetter<'section'>;
  readonly getAcceptButtonProps: PropGetter<'button'>;
  readonly getRejectButtonProps: PropGetter<'button'>;
  /** Props for a button anywhere on the page that shows the bar again. */
  readonly getSettingsButtonProps: PropGetter<'button'>;
  readonly labels: ConsentLabels;
}
