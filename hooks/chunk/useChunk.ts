'use client';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { PropGetter } from '../shared/ElementProps.ts';
import { mergeProps } from '../shared/mergeProps.ts';
import { useAdjustedState } from '../shared/useAdjustedState.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { useWhenOnline } from '../shared/useWhenOnline.ts';
import type { Chunk } from './createChunk.ts';

export interface UseChunkOptions {
  /** Whether the code is wanted now. @default true */
  readonly enabled?: boolean | undefined;
  /** Identifies the visitor's current reason to load the code. A new one retries code that failed to load. @default nothing */
  readonly retryKey?: unknown;
  /** A failure stays one, also when the code has come meanwhile: what stands in for it is not taken away. @default false */
  readonly keepsFailure?: boolean | undefined;
}

export interface UseChunkResult<TCode> {
  /** Undefined until it has come. */
  readonly code: TCode | undefined;
  /** The code is wanted and could not be had. It is fetched again when the network is back, and for each new retryKey. */
  readonly hasFailed: boolean;
  /**
   * Asks for it now, wanted or not: for the handler of a first press, which keeps what is done meanwhile. Resolves to undefined where it
   * cannot be had, and never rejects.
   */
  load(this: void): Promise<TCode | undefined>;
  /** Asks again for code that could not be had: for a button that says so. Until the answer `hasFailed` is false. */
  retry(this: void): void;
  /** For a button that calls `retry()`. Its words are the caller's, who knows what is missing. */
  readonly getRetryButtonProps: PropGetter<'button'>;
}

interface Loss {
  readonly retryKey: unknown;
  readonly isLost: boolean;
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
