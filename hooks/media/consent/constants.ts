/** Local storage key of `createStaticConsent`. */
export const CONSENT_STORAGE_KEY = 'loggia-consent';

/** Name of the cookie that records consent. */
export const CONSENT_COOKIE = 'euCookiesAcc';

/**
 * Name of the cookie that records a rejection. It is a separate cookie because the mere presence of the other one
 * counts as consent.
 */
export const REJECTION_COOKIE = 'euCookiesRejected';

/** How long a decision is stored, in days. */
export const CONSENT_LIFETIME_DAYS = 365;

export const MS_PER_DAY = 24 * 60 * 60 * 1000;
