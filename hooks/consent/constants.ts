/** The key in local storage under which the static adapter keeps the visitor's consent. */
export const CONSENT_STORAGE_KEY = 'loggia-consent';

/** Specification, point 3: the cookie that says that the visitor accepts cookies. */
export const CONSENT_COOKIE = 'euCookiesAcc';

/** The cookie of a rejection. It has a name of its own, because the mere presence of the other cookie counts as consent. */
export const REJECTION_COOKIE = 'euCookiesRejected';

/** Specification, point 9: an answer lasts so long. */
export const CONSENT_LIFETIME_DAYS = 365;

export const MS_PER_DAY = 24 * 60 * 60 * 1000;
