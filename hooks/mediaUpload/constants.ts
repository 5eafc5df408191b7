/** The time after which the visitor is told that the server is slow, in milliseconds. */
export const SLOW_SERVER_MS = 10_000;
