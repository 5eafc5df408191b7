import { LOGIN_ATTEMPTS, LOGIN_WINDOW_MS } from './constants.ts';

export interface LoginLimiter {
  /** Records an attempt. Returns the seconds to wait after too many attempts, otherwise 0. */
  attempt(address: string, now: number): number;
  /** Forgets the attempts of an IP address, after a successful login. */
  forgive(address: string): void;
}

/** The maximum number of IP addresses tracked. The oldest are forgotten. */
const MAX_ADDRESSES = 1000;

/** Allows five attempts per quarter of an hour and IP address. */
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
