/** After this time, in milliseconds, the user is informed that the server is slow. */
export const SLOW_SERVER_MS = 10_000;
