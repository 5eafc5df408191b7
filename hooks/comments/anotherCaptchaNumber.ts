import { CAPTCHA_REFRESH_MAX, CAPTCHA_REFRESH_MIN } from './constants.ts';

/** A number for the captcha's address that is not `current`: an address that stays the same loads no other picture. */
export function anotherCaptchaNumber(random: number, current: number | undefined): number {
  const count = CAPTCHA_REFRESH_MAX - CAPTCHA_REFRESH_MIN + 1;
  const drawn = CAPTCHA_REFRESH_MIN + (Math.floor(random * count) % count);
  if (drawn !== current) return drawn;
  return drawn === CAPTCHA_REFRESH_MAX ? CAPTCHA_REFRESH_MIN : drawn + 1;
}
