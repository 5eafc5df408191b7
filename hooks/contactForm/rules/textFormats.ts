import { SHORTEST_EMAIL_LENGTH } from '../constants.ts';

const LOCAL = /^[\w!#$%&'*+/=?^`{|}~.-]+$/;
const LABEL = /^[a-z\d](?:[a-z\d-]*[a-z\d])?$/i;

/** At least six characters, one `@` that is not the first, and a domain of two labels or more (facts.md 5.5). */
export function isEmail(text: string): boolean {
  if (text.length < SHORTEST_EMAIL_LENGTH) return false;
  const [local = '', domain = '', ...more] = text.split('@');
  if (more.length > 0 || !LOCAL.test(local)) return false;
  const labels = domain.split('.');
  return labels.length >= 2 && labels.every((label) => LABEL.test(label));
}

const ALLOWED =
  /^(https?|ftps?|mailto|news|irc6?|ircs|gopher|nntp|feed|telnet|mms|rtsp|sms|svn|tel|fax|xmpp|webcal|urn):$/;

/** An absolute address with a scheme that a server takes. */
export function isWebAddress(text: string): boolean {
  try {
    return ALLOWED.test(new URL(text.trim()).protocol);
  } catch {
    return false;
  }
}

/** Digits, with or without a plus before them; brackets, dots, slashes, stars, number signs, blanks and hyphens do not count. */
export function isTelephoneNumber(text: string): boolean {
  return /^\+?\d+$/.test(text.replaceAll(/[()./*#\s-]/g, ''));
}

/** A decimal number as forms send it. */
export function isNumberText(text: string): boolean {
  return /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i.test(text.trim());
}

/** Whether a number is a multiple of `interval` away from `base`, within floating-point error. */
export function isStep(value: number, base: number, interval: number): boolean {
  if (!(interval > 0)) return true;
  const steps = (value - base) / interval;
  return Math.abs(steps - Math.round(steps)) < 1e-9 * Math.max(1, Math.abs(steps));
}

/** Whether a text is an existing date, as `YYYY-MM-DD`. */
export function isDateText(text: string): boolean {
  if (!/^\d{4,}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  // A day too many would have become the next month.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Whether a day falls on one of these days of the week: 1 is Monday, 7 is Sunday. No day breaks no rule. */
export function isDayOfWeek(text: string, accept: readonly number[]): boolean {
  if (!isDateText(text)) return true;
  const day = new Date(`${text}T00:00:00Z`).getUTCDay() || 7;
  return accept.includes(day);
}

/** A time of day: `HH:MM` or `HH:MM:SS`. */
export function isTimeText(text: string): boolean {
  return /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/.test(text);
}
