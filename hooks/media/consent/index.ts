export { createCookieConsent } from './engine/createCookieConsent.ts';
export { createStaticConsent } from './engine/createStaticConsent.ts';
export { readConsentDecision } from './engine/createCookieConsent.ts';
export { useConsent } from './useConsent.ts';
export { useHasConsent } from './useConsentGate.ts';
export { CONSENT_LABELS } from './labels.ts';
export type { CookieConsentOptions } from './engine/createCookieConsent.ts';
export type { StaticConsent, StaticConsentOptions } from './engine/createStaticConsent.ts';
export type { ConsentLabels } from './labels.ts';
export type {
  ConsentDecision,
  ConsentGated,
  ConsentGateOptions,
  ConsentStore,
  UseConsentOptions,
  UseConsentResult,
} from './types.ts';
