import '@loggia/ui/styles.css';
import { useState, useSyncExternalStore } from 'react';
import { createCookieConsent } from '@loggia/hooks/consent';
import type { ConsentStore } from '@loggia/hooks';
import { CookieBar, CookieSettings, type CookieBarProps } from '@loggia/ui';
import { ReducedMotion } from './shared/ReducedMotion.tsx';
import { Story } from './shared/Story.tsx';
import { toggle } from './shared/controls.ts';
import { withControls } from './shared/withControls.tsx';
import { allParts } from './shared/allParts.tsx';

export default { title: 'Consent' };

/** A store that does not persist decisions, so that each story starts fresh. */
function createForgetful(initialDecision: ReturnType<ConsentStore['decision']>): ConsentStore {
  const listeners = new Set<() => void>();
  let decision = initialDecision;
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

const LONG_MESSAGE =
  'Videos and maps here come from other companies, which may set cookies and learn of your visit. '.repeat(40);
const FRESH = createForgetful('undecided');
const DECIDED = createForgetful('rejected');
const COOKIES = createCookieConsent();
/** Browsers reject cookies of more than 4096 bytes (RFC 6265bis, 5.6). */
const UNKEPT_LENGTH = 5000;
const UNKEPT = createCookieConsent({
  acceptCookieName: 'a'.repeat(UNKEPT_LENGTH),
  rejectCookieName: 'r'.repeat(UNKEPT_LENGTH),
});

const story = withControls([CookieBar, ControlledDemo], { hasSettings: toggle(false), enabled: toggle(true) });

export const Default = story(
  <Story hint="Both answers take one click and look the same.">
    <CookieBar source={FRESH} hasSettings>
      <a href="/privacy">Privacy</a>
    </CookieBar>
  </Story>,
);
function ControlledDemo(options: Partial<CookieBarProps>) {
  const [held] = useState(() => createForgetful('undecided'));
  const decision = useSyncExternalStore(held.subscribe, held.decision);
  return (
    <Story hint="The page controls the decision.">
      <p className="story-row">
        <button type="button" onClick={held.accept}>
          Accept (controlled)
        </button>
        <button type="button" onClick={held.reject}>
          Reject (controlled)
        </button>
        {decision}
      </p>
      <CookieBar source={held} hasSettings {...options} />
    </Story>
  );
}

export const Controlled = story(<ControlledDemo />);
export const Keyboard = story(
  <Story hint="The bar does not take focus. “Cookie settings” moves focus to it, and a decision moves it back.">
    <CookieBar source={DECIDED} hasSettings>
      <a href="/privacy">Privacy</a>
    </CookieBar>
  </Story>,
);
export const SettingsElsewhere = story(
  <Story hint="The bar is first in the tab order; “Cookie settings” is last.">
    <CookieBar source={DECIDED} />
    <p>A page.</p>
    <CookieSettings source={DECIDED} />
  </Story>,
);
export const ReducedMotionWanted = story(
  <ReducedMotion>
    <Story hint="With reduced motion, the bar appears without animation.">
      <CookieBar source={FRESH} hasSettings />
    </Story>
  </ReducedMotion>,
);
export const CookieFailure = story(
  <Story hint="Cookies are blocked. The decision is kept until the page is closed.">
    <CookieBar source={UNKEPT} hasSettings />
  </Story>,
);
export const LongText = story(
  <Story hint="The bar takes at most 60 % of the viewport height. Its text scrolls.">
    <CookieBar source={FRESH} labels={{ message: LONG_MESSAGE }} hasSettings>
      <a href="/privacy">Privacy</a>
    </CookieBar>
  </Story>,
);
export const Decided = story(
  <Story hint="Already answered. “Cookie settings” opens the bar again.">
    <CookieBar source={DECIDED} hasSettings />
  </Story>,
);
export const WithCookies = story(
  <Story hint="The decision is stored for 365 days.">
    <CookieBar source={COOKIES} hasSettings />
  </Story>,
);
export const RightToLeft = story(
  <Story hint="Everything is mirrored." dir="rtl">
    <CookieBar source={FRESH} hasSettings />
  </Story>,
);

export const AllParts = allParts('Consent', { Default, SettingsElsewhere });
