'use client';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useWhenOnline } from '../shared/useWhenOnline.ts';
import type { Chunk } from './createChunk.ts';

export interface UseChunkOptions {
  /** Whether the code is wanted now. @default true */
  readonly enabled?: boolean | undefined;
}

export interface UseChunkResult<TCode> {
  /** Undefined until it has come. */
  readonly code: TCode | undefined;
  /** The code is wanted and could not be had. It is fetched again when the network is back. */
  readonly hasFailed: boolean;
}

/**
 * Follows code that arrives late, and fetches it while it is wanted: again each time the network is back, until it has come. Code that
 * is there already is there in the first render, but for the one that takes over a server's page.
 *
 * @example
 * const { code, hasFailed } = useChunk(mapChunk, { enabled: isOpen });
 * if (code) return <code.Map />;
 * return hasFailed ? <a href={address}>Open the map</a> : <Spinner />;
 */
export function useChunk<TCode>(chunk: Chunk<TCode>, { enabled = true }: UseChunkOptions = {}): UseChunkResult<TCode> {
  const code = useSyncExternalStore(
    chunk.subscribe,
    () => chunk.code,
    () => undefined,
  );
  const [hasFailed, setFailed] = useState(false);
  const isWanted = enabled && code === undefined;

  const ask = useCallback(() => {
    chunk.load().then(
      () => setFailed(false),
      () => setFailed(true),
    );
  }, [chunk]);
  useEffect(() => {
    if (isWanted) ask();
  }, [isWanted, ask]);
  useWhenOnline(isWanted && hasFailed, ask);
  return { code, hasFailed: isWanted && hasFailed };
}
