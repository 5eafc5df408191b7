'use client';
import { useState } from 'react';
import type { Embed } from './types.ts';
import type { EmbedPlayer } from './useEmbedPlayer.ts';

export interface UseEmbedMountingOptions extends Pick<EmbedPlayer, 'canPause' | 'hasFailed'> {
  readonly embed: Embed;
  readonly imageId: string;
  readonly isCurrent: boolean;
  readonly isBlocked: boolean;
}

/**
 * Whether a frame or a video belongs on the page. A player that cannot be told to stop goes with its slide. One that can stays,
 * where it was left.
 */
export function useEmbedMounting(options: UseEmbedMountingOptions): boolean {
  const { embed, imageId, isCurrent, isBlocked, canPause, hasFailed } = options;
  const [mountedId, setMountedId] = useState<string | null>(null);
  const isPlayer = embed.type === 'frame' || embed.type === 'file';
  const isMounted = isPlayer && !isBlocked && !hasFailed && (isCurrent || (canPause && mountedId === imageId));
  if (isMounted && mountedId !== imageId) setMountedId(imageId);
  return isMounted;
}
