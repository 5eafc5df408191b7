'use client';
import { useCallback, useSyncExternalStore } from 'react';
import type { ConsentSource } from '../../data/backend/ConsentSource.ts';
import { useBackend } from '../../data/backend/useBackend.ts';
import { useStableCallback } from '../../core/shared/useStableCallback.ts';
import type { ConsentGated, ConsentGateOptions } from './types.ts';

interface ConsentGateInput extends ConsentGateOptions {
  /** The third party that would be contacted; `undefined` if there is none. */
  readonly provider: string | undefined;
  /** Whether the user has requested this item. */
  readonly isRequested: boolean;
  /** Called when the user requests this item. */
  readonly onRequest: () => void;
}

type ConsentGate = Pick<ConsentGated, 'isBlocked' | 'canRemember' | 'load' | 'allowAlways'>;

/**
 * Returns whether a provider's content is blocked, and the actions that allow it. If there is a consent source, consent
 * is required by default.
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

/**
 * Returns whether the user has consented to a purpose. Always `false` on a server, in the first client render, and if
 * there is no source.
 */
export function useHasConsent(source: ConsentSource | undefined, purpose: string): boolean {
  const subscribe = useCallback((onChange: () => void) => (source?.subscribe ?? NO_SUBSCRIPTION)(onChange), [source]);
  return useSyncExternalStore(
    subscribe,
    () => source?.has(purpose) ?? false,
    () => false,
  );
}

const never = () => () => undefined;

/** Returns a URL's host, which is contacted when the URL is loaded, or `undefined` if it is the page's own host. */
export function useForeignHost(address: string | undefined): string | undefined {
  // The page's host is unknown on the server.
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
