'use client';
import { useCallback, useSyncExternalStore } from 'react';
import type { ConsentSource } from '../backend/ConsentSource.ts';
import { useBackend } from '../backend/useBackend.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import type { ConsentGated, ConsentGateOptions } from './types.ts';

interface ConsentGateInput extends ConsentGateOptions {
  /** The party that would learn of the visit; undefined for none. */
  readonly provider: string | undefined;
  /** The visitor has asked for this item. */
  readonly isRequested: boolean;
  /** Called when the visitor asks for it. */
  readonly onRequest: () => void;
}

type ConsentGate = Pick<ConsentGated, 'isBlocked' | 'canRemember' | 'load' | 'allowAlways'>;

/**
 * Returns whether a provider's content may load, and the two ways to allow it. Passing a consent source implies that consent is
 * required.
 */
export function useConsentGate(input: ConsentGateInput): ConsentGate {
  const { provider, isRequested, onRequest } = input;
  const backend = useBackend();
  const consent = input.consent ?? backend?.consent;
  const { requiresConsent = consent !== undefined } = input;
  const isAllowed = useHasConsent(consent, provider ?? '');
  const load = useStableCallback(onRequest);
  const allowAlways = useStableCallback(() => {
    onRequest();
    if (provider !== undefined) consent?.grant(provider);
  });
  const isBlocked = requiresConsent && provider !== undefined && !isAllowed && !isRequested;
  return { isBlocked, canRemember: consent !== undefined, load, allowAlways };
}

const NO_SUBSCRIPTION = () => () => undefined;

/** Whether the visitor has agreed to a purpose. Never on a server, in the first client render, or without a source. */
export function useHasConsent(source: ConsentSource | undefined, purpose: string): boolean {
  const subscribe = useCallback((onChange: () => void) => (source?.subscribe ?? NO_SUBSCRIPTION)(onChange), [source]);
  return useSyncExternalStore(
    subscribe,
    () => source?.has(purpose) ?? false,
    () => false,
  );
}

const never = () => () => undefined;

/** Returns the host of an address if it is not the page's own: loading it tells that host of the visit. */
export function useForeignHost(address: string | undefined): string | undefined {
  // A server does not know where its page is shown.
  const pageHost = useSyncExternalStore(
    never,
    () => window.location.host,
    () => '',
  );
  return address === undefined ? undefined : foreignHost(address, pageHost);
}

function foreignHost(address: string, pageHost: string): string | undefined {
  if (!URL.canParse(address, 'https://page.invalid')) return undefined;
  const { protocol, host } = new URL(address, 'https://page.invalid');
  const isElsewhere = /^https?:$/.test(protocol) && host !== 'page.invalid' && host !== pageHost;
  return isElsewhere ? host : undefined;
}
