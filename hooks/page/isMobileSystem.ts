/** Matches the systems without full-height sections and parallax. */
const MOBILE_SYSTEM = /Android|BlackBerry|iPhone|iPad|iPod|Opera Mini|IEMobile/i;

/**
 * Returns whether a browser runs on a system without full-height sections and parallax, by its `User-Agent`. `touchPoints` is
 * `navigator.maxTouchPoints`: an iPad says that it is a Mac, which has none.
 */
export function isMobileSystem(userAgent: string, touchPoints = 0): boolean {
  return MOBILE_SYSTEM.test(userAgent) || (userAgent.includes('Macintosh') && touchPoints > 1);
}
