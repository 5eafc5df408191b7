'use client';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { hasFocusWithin } from '../shared/engine/activeElementAround.ts';
import { buttonProps } from '../shared/buttonProps.ts';
import type { PropGetter } from '../shared/ElementProps.ts';
import { mergeProps } from '../shared/mergeProps.ts';
import { useLabels } from '../shared/useLabels.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { CONSENT_LABELS } from './labels.ts';
import { reopeningOf } from './engine/reopeningOf.ts';
import type { UseConsentOptions, UseConsentResult } from './types.ts';
import { useBarHeight } from './useBarHeight.ts';

const noRequests = (): number => 0;

/**
 * The cookie bar: shown until the visitor has answered, which both answers do with one press. It takes no focus by itself; who asks for
 * it again is led to it, and back. All that have one source share bar and button, so these may stand in different places.
 *
 * @example
 * const consent = createCookieConsent(); // once for the page
 * const bar = useConsent({ source: consent, initialDecision });
 * {bar.isBarPresent && (
 *   <section {...bar.getBarProps()}>
 *     <p>{bar.labels.message}</p>
 *     <button {...bar.getRejectButtonProps()}>{bar.labels.reject}</button>
 *     <button {...bar.getAcceptButtonProps()}>{bar.labels.accept}</button>
 *   </section>
 * )}
 */
export function useConsent({
  source,
  initialDecision,
  labels: ownLabels,
  enabled = true,
}: UseConsentOptions): UseConsentResult {
  const labels = useLabels(CONSENT_LABELS, ownLabels);
  const [bar, setBar] = useState<HTMLElement | null>(null);
  const reopening = reopeningOf(source);
  const requests = useSyncExternalStore(reopening.subscribe, reopening.requests, noRequests);
  const decision = useSyncExternalStore(
    source.subscribe,
    () => source.decision(),
    () => initialDecision ?? 'unknown',
  );
  useBarHeight(bar);
  useEffect(() => {
    if (requests > 0) bar?.focus();
  }, [requests, bar]);

  const leave = (): void => {
    const isFocusInside = bar !== null && hasFocusWithin(bar);
    const opener = reopening.close();
    if (isFocusInside) opener?.focus();
  };
  const accept = useStableCallback(() => {
    leave();
    source.accept();
  });
  const reject = useStableCallback(() => {
    leave();
    source.reject();
  });
  const reopen = useStableCallback(() => reopening.open());

  const getBarProps = useCallback<PropGetter<'section'>>(
    (props) => mergeProps({ ref: setBar, tabIndex: -1, 'aria-label': labels.title, 'data-decision': decision }, props),
    [labels, decision],
  );
  return {
    decision,
    isBarPresent: enabled && (decision === 'undecided' || requests > 0),
    accept,
    reject,
    reopen,
    getBarProps,
    getAcceptButtonProps: (props) => mergeProps(buttonProps(labels.accept, accept), props),
    getRejectButtonProps: (props) => mergeProps(buttonProps(labels.reject, reject), props),
    getSettingsButtonProps: (props) => mergeProps(buttonProps(labels.settings, reopen), props),
    labels,
  };
}
