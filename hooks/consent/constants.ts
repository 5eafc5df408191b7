/** Local storage key of `createStaticConsent`. */
export const CONSENT_STORAGE_KEY = 'loggia-consent';

/** Cookie that records accepted cookies. */
export const CONSENT_COOKIE = 'euCookiesAcc';

/** Cookie that records a rejection. A separate one, because the mere presence of the other counts as consent. */
export const REJECTION_COOKIE = 'euCookiesRejected';

/** How long a decision is stored, in days. */
export const CONSENT_LIFETIME_DAYS = 365;

export const MS_PER_DAY = 24 * 60 * 60 * 1000;
