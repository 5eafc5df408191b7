'use client';
import { useEffect } from 'react';
import type { UseLightboxIntentResult } from './types.ts';

/**
 * Follows the link that was pressed, as it would be without scripts, and takes the wish back. For a component that stands in the place of a
 * lightbox whose code cannot be had; a button has no address, and waits.
 *
 * ```tsx
 * const { code, hasFailed } = useChunk(lightboxChunk, { enabled: intent.isWanted });
 * {hasFailed && <FollowOpening intent={intent} />}
 *
 * function FollowOpening({ intent }) {
 *   useFollowOpening(intent);
 *   return null;
 * }
 * ```
 */
export function useFollowOpening({
  opening,
  setOpening,
}: Pick<UseLightboxIntentResult, 'opening' | 'setOpening'>): void {
  useEffect(() => {
    const { href } = (opening?.opener ?? {}) as Partial<HTMLAnchorElement>;
    if (!href) return;
    location.assign(href);
    // Else it would open when the network is back, over whatever the visitor looks at by then.
    setOpening(null);
  }, [opening, setOpening]);
}
