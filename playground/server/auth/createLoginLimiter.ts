import { LOGIN_ATTEMPTS, LOGIN_WINDOW_MS } from './constants.ts';

export interface LoginLimiter {
  /** Counts an attempt. Gives the seconds to wait when there were too many, else 0. */
  attempt(address: string, now: number): number;
  /** Forgets the attempts of an address, after a right password. */
  forgive(address: string): void;
}

/** More addresses than this are not kept apart: the oldest are forgotten. */
const MAX_ADDRESSES = 1000;

/** Five attempts in a quarter of an hour for each address. */
export function createLoginLimiter(): LoginLimiter {
  const attempts = new Map<string, readonly number[]>();
  return {
    attempt(address, now) {
      const recent = (attempts.get(address) ?? []).filter((time) => now - time < LOGIN_WINDOW_MS);
      const [first = now] = recent;
      if (recent.length >= LOGIN_ATTEMPTS) return Math.ceil((first + LOGIN_WINDOW_MS - now) / 1000);
      attempts.delete(address);
      attempts.set(address, [...recent, now]);
      const [oldest] = attempts.keys();
      if (attempts.size > MAX_ADDRESSES && oldest !== undefined) attempts.delete(oldest);
      return 0;
    },
    forgive(address) {
      attempts.delete(address);
    },
  };
}
