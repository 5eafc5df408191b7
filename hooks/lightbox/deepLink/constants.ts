/** Minimum time between two writes of the hash. Safari rejects more than 100 URL changes in 30 seconds. */
export const HASH_WRITE_INTERVAL_MS = 300;
