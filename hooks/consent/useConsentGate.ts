'use client';
import { useBackend } from '../backend/useBackend.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import type { ConsentGated, ConsentGateOptions } from './types.ts';
import { useHasConsent } from './useHasConsent.ts';

export interface ConsentGateRequest extends ConsentGateOptions {
  /** Who would learn of the visit; undefined where nobody does. */
  readonly provider: string | undefined;
  /** The visitor has asked for this very thing. */
  readonly isWanted: boolean;
  /** To be called when the visitor does. */
  readonly want: () => void;
}

export type ConsentGate = Pick<ConsentGated, 'isBlocked' | 'canRemember' | 'load' | 'allowAlways'>;

/** Whether something of a provider may load, and the two ways to let it. Who names somebody to ask wants it asked. */
export function useConsentGate(request: ConsentGateRequest): ConsentGate {
  const { provider, isWanted, want } = request;
  const backend = useBackend();
  const consent = request.consent ?? backend?.consent;
  const { requiresConsent = consent !== undefined } = request;
  const isAllowed = useHasConsent(consent, provider ?? '');
  const load = useStableCallback(want);
  const allowAlways = useStableCallback(() => {
    want();
    if (provider !== undefined) consent?.grant(provider);
  });
  const isBlocked = requiresConsent && provider !== undefined && !isAllowed && !isWanted;
  return { isBlocked, canRemember: consent !== undefined, load, allowAlways };
}
