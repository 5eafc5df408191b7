'use client';
import type { ConsentSource } from '../backend/ConsentSource.ts';
import { useBackend } from '../backend/useBackend.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { useHasConsent } from './useHasConsent.ts';

export interface ConsentGateOptions {
  /** Who would learn of the visit; undefined where nobody does. */
  readonly provider: string | undefined;
  /** The visitor has asked for this very thing. */
  readonly isWanted: boolean;
  /** To be called when the visitor does. */
  readonly want: () => void;
  /** @default false */
  readonly requiresConsent?: boolean | undefined;
  /** @default that of the back end */
  readonly consent?: ConsentSource | undefined;
}

export interface ConsentGate {
  readonly isBlocked: boolean;
  readonly canRemember: boolean;
  load(): void;
  allowAlways(): void;
}

/** Whether something of a provider may load, and the two ways to let it. */
export function useConsentGate(options: ConsentGateOptions): ConsentGate {
  const { provider, isWanted, want, requiresConsent = false } = options;
  const backend = useBackend();
  const consent = options.consent ?? backend?.consent;
  const isAllowed = useHasConsent(consent, provider ?? '');
  const load = useStableCallback(want);
  const allowAlways = useStableCallback(() => {
    want();
    if (provider !== undefined) consent?.grant(provider);
  });
  const isBlocked = requiresConsent && provider !== undefined && !isAllowed && !isWanted;
  return { isBlocked, canRemember: consent !== undefined, load, allowAlways };
}
