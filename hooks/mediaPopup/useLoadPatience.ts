'use client';
import { useEffect } from 'react';
import type { UseLightboxResult } from '../lightbox/types.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { useTimeout } from '../shared/useTimeout.ts';
import { POPUP_LOAD_TRIES, POPUP_LOAD_TRY_MS } from './constants.ts';

/** An image that has not come after some 200 tries counts as failed. One that comes after all is shown. */
export function useLoadPatience({
  index,
  status,
  imageStatus,
  reportImage,
}: Pick<UseLightboxResult, 'index' | 'status' | 'imageStatus' | 'reportImage'>): void {
  const { start, clear } = useTimeout();
  const giveUp = useStableCallback((late: number) => reportImage(late, 'failed'));
  const isWaiting = status !== 'closed' && imageStatus === 'loading';
  useEffect(() => {
    if (!isWaiting) return undefined;
    start(POPUP_LOAD_TRIES * POPUP_LOAD_TRY_MS, () => giveUp(index));
    return clear;
  }, [isWaiting, index, start, clear, giveUp]);
}
