'use client';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { buttonProps } from '../shared/buttonProps.ts';
import type { PropGetter } from '../shared/ElementProps.ts';
import { mergeProps } from '../shared/mergeProps.ts';
import { useLabels } from '../shared/useLabels.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { CONSENT_LABELS } from './labels.ts';
import type { UseConsentOptions, UseConsentResult } from './types.ts';

/**
 * The cookie bar: shown until the visitor has answered, which both answers do with one press.
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
  const [isReopened, setIsReopened] = useState(false);
  const decision = useSyncExternalStore(
    source.subscribe,
    () => source.decision(),
    () => initialDecision ?? 'unknown',
  );
  const accept = useStableCallback(() => {
    setIsReopened(false);
    source.accept();
  });
  const reject = useStableCallback(() => {
    setIsReopened(false);
    source.reject();
  });
  const reopen = useStableCallback(() => setIsReopened(true));

  const getBarProps = useCallback<PropGetter<'section'>>(
    (props) => mergeProps({ 'aria-label': labels.title, 'data-decision': decision }, props),
    [labels, decision],
  );
  return {
    decision,
    isBarPresent: enabled && (decision === 'undecided' || isReopened),
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
