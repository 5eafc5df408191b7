import type { ConsentSource } from '../../data/backend/ConsentSource.ts';
import type { PropGetter } from '../../core/shared/ElementProps.ts';
import type { ConsentLabels } from './labels.ts';

/** The user's decision about consent. */
export type ConsentDecision = 'accepted' | 'rejected' | 'undecided';

/** A consent source that stores one decision for the whole site. */
export interface ConsentStore extends ConsentSource {
  decision(): ConsentDecision;
  accept(): void;
  /** Rejects all purposes. Also withdraws any consent given to individual providers. */
  reject(): void;
}

/** Options for hooks that show a provider's content. */
export interface ConsentGateOptions {
  /**
   * Whether the user must give consent before anything is loaded from a provider.
   * @default true if there is a `consent` source, otherwise false
   */
  readonly requiresConsent?: boolean | undefined;
  /**
   * The source of stored consent. The name of each provider is used as a purpose.
   * @default the backend's consent source
   */
  readonly consent?: ConsentSource | undefined;
}

/** The state and actions for provider content that may require the user's consent. */
export interface ConsentGated {
  /**
   * Whether the content is waiting for consent. If so, show a poster, the notice, and the two buttons that give
   * consent.
   */
  readonly isBlocked: boolean;
  /**
   * Whether consent can be stored, which requires a `ConsentSource`. If it can't be stored, hide the "always" button.
   */
  readonly canRemember: boolean;
  /** Explains what happens when the content is loaded. Empty if no third party is contacted. */
  readonly notice: string;
  /** Loads and plays the blocked content without storing the consent. */
  load(): void;
  /** Loads and plays the content, and stores the consent for this provider. */
  allowAlways(): void;
  readonly getLoadButtonProps: PropGetter<'button'>;
  readonly getAlwaysButtonProps: PropGetter<'button'>;
}

export interface UseConsentOptions {
  /** The consent store. Create it once per page with `createCookieConsent`. */
  readonly source: ConsentStore;
  /**
   * The decision from the request's cookies (see `readConsentDecision`). It ensures that the server renders the bar
   * only if the client also renders it.
   * @default none: the bar isn't server-rendered and appears on the client
   */
  readonly initialDecision?: ConsentDecision | undefined;
  readonly labels?: Partial<ConsentLabels> | undefined;
  /** Whether the bar can be shown. @default true */
  readonly enabled?: boolean | undefined;
}

export interface UseConsentResult {
  /** The user's decision. It is `unknown` during server rendering and hydration if there is no `initialDecision`. */
  readonly decision: ConsentDecision | 'unknown';
  /** Whether to render the bar. */
  readonly isBarMounted: boolean;
  accept(): void;
  reject(): void;
  /**
   * Shows the bar again and focuses it, so that the user can change their decision. Focus returns to the previous
   * element once they have decided.
   */
  reopen(): void;
  /**
   * Props for the bar, which is a region rather than a dialog. Its height is available as `--loggia-consent-height` on
   * the root element.
   */
  readonly getBarProps: PropGetter<'section'>;
  readonly getAcceptButtonProps: PropGetter<'button'>;
  readonly getRejectButtonProps: PropGetter<'button'>;
  /** Props for a button anywhere on the page that shows the bar again. */
  readonly getSettingsButtonProps: PropGetter<'button'>;
  readonly labels: ConsentLabels;
}
