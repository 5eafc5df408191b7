'use client';
import { useEffect } from 'react';
import type { UseLightboxResult } from '../lightbox/types.ts';
import { IDLE_DELAY_MS } from './constants.ts';
import { watchIdle } from './engine/watchIdle.ts';

export interface UseIdleOptions {
  /** Idle time before overlays may fade out, in milliseconds. @default IDLE_DELAY_MS */
  readonly delayMs?: number | undefined;
  /** Whether to track idle time. @default true */
  readonly enabled?: boolean | undefined;
}

/**
 * Lets CSS fade out overlays while the user is just looking at an image. Sets `data-idle` on the stage of an open
 * lightbox after a period without pointer movement or key presses, unless a menu or sidebar is open or a control has
 * focus. Focus left behind by a mouse click is ignored.
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
