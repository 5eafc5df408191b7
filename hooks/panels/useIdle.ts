'use client';
import { useEffect } from 'react';
import type { UseLightboxResult } from '../lightbox/types.ts';
import { IDLE_DELAY_MS } from './constants.ts';
import { watchIdle } from './engine/watchIdle.ts';

export interface UseIdleOptions {
  /** The time without movement, in milliseconds. @default IDLE_DELAY_MS */
  readonly delayMs?: number | undefined;
  /** @default true */
  readonly enabled?: boolean | undefined;
}

/**
 * Lets a style sheet fade what lies over a picture that is only looked at: the stage of an open lightbox has `data-idle` when for three seconds no pointer
 * moved and no key was pressed, and no control has focus, but for what a mouse left behind, no menu and no sidebar is open.
 *
 * ```tsx
 * useIdle(lightbox);
 * ```
 *
 * ```css
 * [data-idle] .arrow { opacity: 0 }
 * ```
 */
export function useIdle(
  lightbox: Pick<UseLightboxResult, 'status' | 'stageElement'>,
  { delayMs = IDLE_DELAY_MS, enabled = true }: UseIdleOptions = {},
): void {
  const { status, stageElement } = lightbox;
  const isOn = enabled && status === 'open';
  useEffect(() => (stageElement && isOn ? watchIdle(stageElement, delayMs) : undefined), [stageElement, isOn, delayMs]);
}
