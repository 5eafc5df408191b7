/** Where the static adapter keeps what the visitor agreed to, in the browser's local storage. */
export const CONSENT_STORAGE_KEY = 'loggia-consent';

/** Specification, point 3: the cookie that says that the visitor accepts cookies. */
export const CONSENT_COOKIE = 'euCookiesAcc';

/** The cookie that says that the visitor does not. Never the other one: whatever reads that takes its presence for a yes. */
export const REJECTION_COOKIE = 'euCookiesRejected';

/** Specification, point 9: an answer lasts so long. */
export const CONSENT_LIFETIME_DAYS = 365;

export const MS_PER_DAY = 24 * 60 * 60 * 1000;
