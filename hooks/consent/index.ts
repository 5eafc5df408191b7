export { createCookieConsent } from './createCookieConsent.ts';
export { createStaticConsent } from './createStaticConsent.ts';
export { readConsentDecision } from './readConsentDecision.ts';
export { useConsent } from './useConsent.ts';
export { useHasConsent } from './useHasConsent.ts';
export { CONSENT_LABELS } from './labels.ts';
export type { CookieConsentOptions } from './createCookieConsent.ts';
export type { StaticConsent, StaticConsentOptions } from './createStaticConsent.ts';
export type { ConsentLabels } from './labels.ts';
export type {
  ConsentDecision,
  ConsentGated,
  ConsentGateOptions,
  ConsentStore,
  UseConsentOptions,
  UseConsentResult,
} from './types.ts';
