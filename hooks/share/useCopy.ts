'use client';
import { useEffect, useState } from 'react';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { COPY_NOTICE_MS } from './constants.ts';
import { copyText } from './engine/copyText.ts';
import type { CopyStatus } from './types.ts';

interface Outcome {
  readonly url: string;
  readonly isCopied: boolean;
}

/** Copies an address, and tells for a while what became of it. `findNear` finds what is inside the dialog that may be open. */
export function useCopy(
  url: string | undefined,
  findNear: () => Element | null,
  onCopied: () => void,
): readonly [status: CopyStatus, copy: () => Promise<void>] {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const copy = useStableCallback(async () => {
    if (url === undefined) return;
    const isCopied = await copyText(url, findNear());
    setOutcome({ url, isCopied });
    if (isCopied) onCopied();
  });
  useEffect(() => {
    // What failed stays: the visitor still has to copy the address by hand.
    if (!outcome?.isCopied) return undefined;
    const timer = setTimeout(() => setOutcome(null), COPY_NOTICE_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  const isCurrent = outcome !== null && outcome.url === url;
  return [isCurrent ? (outcome.isCopied ? 'copied' : 'failed') : 'idle', copy];
}
