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
