/** From when on the visitor is told that the server takes its time, in milliseconds. */
export const SLOW_SERVER_MS = 10_000;
