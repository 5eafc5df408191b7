/** The hash is written at most once in this time: Safari refuses more than 100 changes of the address in 30 seconds. */
export const HASH_WRITE_INTERVAL_MS = 300;
