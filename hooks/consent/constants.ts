/** Where the static adapter keeps what the visitor agreed to, in the browser's local storage. */
export const CONSENT_STORAGE_KEY = 'loggia-consent';
