'use client';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { PropGetter } from '../shared/ElementProps.ts';
import { mergeProps } from '../shared/mergeProps.ts';
import { useAdjustedState } from '../shared/useAdjustedState.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { useWhenOnline } from '../shared/useWhenOnline.ts';
import type { Chunk } from './createChunk.ts';

export interface UseChunkOptions {
  /** Whether to load the code now. @default true */
  readonly enabled?: boolean | undefined;
  /**
   * Identifies the user's current reason for loading the code. If the chunk failed to load, a new key triggers another
   * attempt.
   * @default none
   */
  readonly retryKey?: unknown;
  /**
   * Whether `hasFailed` stays true even if the code loads later, so that the fallback remains in place. @default false
   */
  readonly keepsFailure?: boolean | undefined;
}

export interface UseChunkResult<TCode> {
  /** The code; `undefined` until it has loaded. */
  readonly code: TCode | undefined;
  /**
   * Whether the chunk failed to load. Loading is retried when the device comes back online, and for each new
   * `retryKey`.
   */
  readonly hasFailed: boolean;
  /**
   * Loads the code now, even if `enabled` is false, for example when a button is first clicked. Never rejects; resolves
   * to `undefined` if the chunk fails to load.
   */
  load(this: void): Promise<TCode | undefined>;
  /**
   * Retries loading a chunk that failed to load. Call this when the user clicks a retry button. `hasFailed` is false
   * until the request finishes.
   */
  retry(this: void): void;
  /** Returns props for a button that calls `retry()`. You provide its label. */
  readonly getRetryButtonProps: PropGetter<'button'>;
}

interface Loss {
  readonly retryKey: unknown;
  readonly isLost: boolean;
}

/**
 * Loads code on demand. If loading fails, it is retried each time the device comes back online. Code that has already
 * loaded is available in the first render, except during hydration.
 *
 * @example
 * const { code, hasFailed } = useChunk(mapChunk, { enabled: isOpen });
 * if (code) return <code.Map />;
 * return hasFailed ? <a href={address}>Open the map</a> : <Spinner />;
 */
export function useChunk<TCode>(chunk: Chunk<TCode>, options: UseChunkOptions = {}): UseChunkResult<TCode> {
  const { enabled = true, retryKey, keepsFailure = false } = options;
  const code = useSyncExternalStore(
    chunk.subscribe,
    () => chunk.code,
    () => undefined,
  );
  const missedKey = code ? undefined : retryKey;
  const [{ isLost }, setLoss] = useAdjustedState<Loss>(
    () => ({ retryKey: missedKey, isLost: false }),
    (loss) =>
      loss.retryKey === missedKey ? loss : { retryKey: missedKey, isLost: loss.isLost && (keepsFailure || !missedKey) },
  );
  const setLost = useCallback((lost: boolean) => setLoss((loss) => ({ ...loss, isLost: lost })), [setLoss]);
  const shouldLoad = enabled && code === undefined;

  const load = useCallback(
    () =>
      chunk.load().catch(() => {
        setLost(true);
        return undefined;
      }),
    [chunk, setLost],
  );
  useEffect(() => {
    if (shouldLoad) void load();
  }, [shouldLoad, load]);
  useEffect(() => {
    if (shouldLoad && retryKey) void load();
  }, [shouldLoad, retryKey, load]);
  useWhenOnline(shouldLoad && isLost, load);
  const retry = useStableCallback(() => {
    if (!shouldLoad) return;
    if (!keepsFailure) setLost(false);
    void load();
  });
  const getRetryButtonProps = useCallback<PropGetter<'button'>>(
    (props) => mergeProps({ type: 'button', onClick: () => retry() } as const, props),
    [retry],
  );
  const hasFailed = enabled && isLost && (keepsFailure || code === undefined);
  return { code, hasFailed, load, retry, getRetryButtonProps };
}
