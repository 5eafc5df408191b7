/** What has come by then opens without a word: a sign that is gone at once would only flicker. */
export const OPENING_WAIT_DELAY_MS = 300;
