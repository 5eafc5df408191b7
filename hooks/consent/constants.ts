/** The key in local storage under which the static adapter keeps the visitor's consent. */
export const CONSENT_STORAGE_KEY = 'loggia-consent';

/** The cookie that stores that cookies are accepted. */
export const CONSENT_COOKIE = 'euCookiesAcc';

/** The cookie of a rejection. It has a name of its own, because the mere presence of the other cookie counts as consent. */
export const REJECTION_COOKIE = 'euCookiesRejected';

/** The number of days that an answer is kept. */
export const CONSENT_LIFETIME_DAYS = 365;

export const MS_PER_DAY = 24 * 60 * 60 * 1000;
