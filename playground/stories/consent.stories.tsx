import { useState, useSyncExternalStore } from 'react';
import { createCookieConsent } from '@loggia/hooks/consent';
import type { ConsentStore } from '@loggia/hooks';
import { CookieBar, CookieSettings, type CookieBarProps } from '@loggia/ui';
import { allParts, stage, Story, toggle, withControls } from './shared/index.ts';

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

const Stage = stage(CookieBar, {
  source: FRESH,
  hasSettings: true,
  children: <a href="/privacy">Privacy</a>,
});

const story = withControls([Stage, CookieBar, ControlledDemo], { hasSettings: toggle(false), enabled: toggle(true) });

export const Default = story(
  <Stage hint="Both answers take one click and look the same. The bar does not take focus." />,
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
export const SettingsElsewhere = story(
  <Story hint="The bar is first in the tab order; “Cookie settings” is last.">
    <CookieBar source={DECIDED} />
    <p>A page.</p>
    <CookieSettings source={DECIDED} />
  </Story>,
);
export const CookieFailure = story(
  <Stage hint="Cookies are blocked. The decision is kept until the page is closed." source={UNKEPT} />,
);
export const LongText = story(
  <Stage
    hint="The bar takes at most 60 % of the viewport height. Its text scrolls."
    labels={{ message: LONG_MESSAGE }}
  />,
);
export const Decided = story(
  <Stage
    hint="Already answered. “Cookie settings” opens the bar and moves focus to it; a decision moves it back."
    source={DECIDED}
  />,
);
export const WithCookies = story(<Stage hint="The decision is stored for 365 days." source={COOKIES} />);

export const AllParts = allParts('Consent', { Default, SettingsElsewhere });
