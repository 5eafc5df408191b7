/** Matches mobile operating systems, on which full-height sections and parallax are disabled. */
const MOBILE_SYSTEM = /Android|BlackBerry|iPhone|iPad|iPod|Opera Mini|IEMobile/i;

/**
 * Returns whether a `User-Agent` identifies a mobile operating system. Full-height sections and parallax are disabled
 * on such systems. `touchPoints` is `navigator.maxTouchPoints`. It is needed because iPads identify as Macs, which have
 * no touch screen.
 */
export function isMobileSystem(userAgent: string, touchPoints = 0): boolean {
  return MOBILE_SYSTEM.test(userAgent) || (userAgent.includes('Macintosh') && touchPoints > 1);
}
