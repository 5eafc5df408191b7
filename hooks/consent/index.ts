export { createStaticConsent } from './createStaticConsent.ts';
export { useConsent } from './useConsent.ts';
