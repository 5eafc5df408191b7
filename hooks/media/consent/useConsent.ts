'use client';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { buttonProps } from '../../core/shared/controlProps.ts';
import type { PropGetter } from '../../core/shared/ElementProps.ts';
import { focusedElement, hasFocusWithin } from '../../core/shared/engine/focus.ts';
import { mergeProps } from '../../core/shared/mergeProps.ts';
import { useElementSize } from '../../core/shared/useElementGeometry.ts';
import { useLabels } from '../../core/shared/useLabels.ts';
import { useStableCallback } from '../../core/shared/useStableCallback.ts';
import { CONSENT_LABELS } from './labels.ts';
import type { ConsentStore, UseConsentOptions, UseConsentResult } from './types.ts';

const noRequests = (): number => 0;

/**
 * Manages a cookie bar that is shown until the user has accepted or rejected cookies. The bar doesn't take focus when
 * it appears. The settings button moves focus to it, and focus returns once the user has decided. Components with the
 * same source share their state, so the bar and the button can be anywhere on the page.
 *
 * @example
 * const consent = createCookieConsent(); // once for the page
 * const bar = useConsent({ source: consent, initialDecision });
 * {bar.isBarMounted && (
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
    isBarMounted: enabled && (decision === 'undecided' || requests > 0),
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

const PROPERTY = '--loggia-consent-height';

/**
 * Sets the bar's height on the root element, so that styles can reserve space for it at the end of the page and below
 * the focused element.
 */
function useBarHeight(bar: HTMLElement | null): void {
  // The height is kept as state. Setting the property inside the observer callback would resize the page, which may be
  // observed too.
  const { height } = useElementSize(bar);
  useEffect(() => {
    if (!bar) return undefined;
    const { style } = bar.ownerDocument.documentElement;
    style.setProperty(PROPERTY, `${height}px`);
    return () => {
      style.removeProperty(PROPERTY);
    };
  }, [bar, height]);
}

/**
 * Requests to show a source's bar again. These requests are shared, because the bar and the button may be in different
 * components.
 */
interface Reopening {
  /** Number of requests since the last decision. */
  requests(): number;
  open(): void;
  /** @returns the element that had focus at the first request */
  close(): HTMLElement | null;
  subscribe(onChange: () => void): () => void;
}

function createReopening(): Reopening {
  const listeners = new Set<() => void>();
  let requests = 0;
  let opener: HTMLElement | null = null;
  const change = (next: number): void => {
    requests = next;
    for (const listener of listeners) listener();
  };
  return {
    requests: () => requests,
    open() {
      opener ??= focusedElement(document);
      change(requests + 1);
    },
    close() {
      const before = opener;
      opener = null;
      change(0);
      return before;
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
  };
}

const reopenings = new WeakMap<ConsentStore, Reopening>();

/** Returns the state shared by all components with the same source. */
function reopeningOf(source: ConsentStore): Reopening {
  const known = reopenings.get(source) ?? createReopening();
  reopenings.set(source, known);
  return known;
}
