/** Time in milliseconds after which the user is informed that the server is slow. */
export const SLOW_SERVER_MS = 10_000;
