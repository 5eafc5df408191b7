import { LOGIN_ATTEMPTS, LOGIN_WINDOW_MS } from './constants.ts';

export type LoginLimiter = ReturnType<typeof createLoginLimiter>;

/** The maximum number of IP addresses tracked. The oldest are forgotten. */
const MAX_ADDRESSES = 1000;

/** Allows each IP address five attempts per quarter of an hour. */
export function createLoginLimiter() {
  const attempts = new Map<string, readonly number[]>();
  return {
    /** Records an attempt. Returns the seconds to wait after too many attempts, otherwise 0. */
    attempt(address: string, now: number): number {
      const recent = (attempts.get(address) ?? []).filter((time) => now - time < LOGIN_WINDOW_MS);
      const [first = now] = recent;
      if (recent.length >= LOGIN_ATTEMPTS) return Math.ceil((first + LOGIN_WINDOW_MS - now) / 1000);
      attempts.delete(address);
      attempts.set(address, [...recent, now]);
      const [oldest] = attempts.keys();
      if (attempts.size > MAX_ADDRESSES && oldest !== undefined) attempts.delete(oldest);
      return 0;
    },
    /** Forgets the attempts of an IP address, after a successful login. */
    forgive: (address: string) => attempts.delete(address),
  };
}
