import '@loggia/ui/marketing.css';
import { createCookieConsent } from '@loggia/hooks';
import type { ConsentStore } from '@loggia/hooks';
import { CookieBar } from '@loggia/ui';
import { Story } from './shared/Story.tsx';

export default { title: 'Consent' };

/** One that forgets with the page, so that each story begins anew. */
function createForgetful(answer: ReturnType<ConsentStore['decision']>): ConsentStore {
  const listeners = new Set<() => void>();
  let decision = answer;
  const decide = (next: typeof decision) => () => {
    decision = next;
    for (const listener of listeners) listener();
  };
  return {
    decision: () => decision,
    has: () => decision === 'accepted',
    grant: decide('accepted'),
    accept: decide('accepted'),
    reject: decide('rejected'),
    subscribe(onChange) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
  };
}

const FRESH = createForgetful('undecided');
const ANSWERED = createForgetful('rejected');
const COOKIES = createCookieConsent();

export const Default = () => (
  <Story hint="Both answers take one press and look the same.">
    <CookieBar source={FRESH} hasSettings>
      <a href="#privacy">Privacy</a>
    </CookieBar>
  </Story>
);
export const Answered = () => (
  <Story hint="Nothing is asked; Cookie settings asks again.">
    <CookieBar source={ANSWERED} hasSettings />
  </Story>
);
export const WithCookies = () => (
  <Story hint="The answer is kept for 365 days.">
    <CookieBar source={COOKIES} hasSettings />
  </Story>
);
export const RightToLeft = () => (
  <Story hint="Everything mirrored." dir="rtl">
    <CookieBar source={FRESH} hasSettings />
  </Story>
);
