import { CONSENT_COOKIE, REJECTION_COOKIE } from './constants.ts';
import type { ConsentDecision } from './types.ts';

/** What a `Cookie` header, or `document.cookie`, says about cookies. Any value of the first is a yes, as it always was. */
export function readConsentDecision(
  cookies: string | null | undefined,
  cookieName: string = CONSENT_COOKIE,
  rejectionName: string = REJECTION_COOKIE,
): ConsentDecision {
  const names = new Set((cookies ?? '').split(';').map((cookie) => cookie.split('=', 1)[0]?.trim()));
  if (names.has(rejectionName)) return 'rejected';
  return names.has(cookieName) ? 'accepted' : 'undecided';
}
