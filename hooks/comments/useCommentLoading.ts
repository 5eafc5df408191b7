'use client';
import { useEffect } from 'react';
import type { CommentStore, CommentThread } from '../backend/CommentStore.ts';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import { toLoggiaError } from '../errors/toLoggiaError.ts';
import type { LoggiaError } from '../errors/LoggiaError.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { useTimeout } from '../shared/useTimeout.ts';
import { COMMENTS_LOAD_DELAY_MS } from './constants.ts';

export interface CommentLoading {
  /** Undefined while nothing is to be loaded. */
  readonly store: CommentStore | undefined;
  readonly image: GalleryImage | undefined;
  /** Identity of the image. */
  readonly key: string;
  /** One more asks again. */
  readonly reloads: number;
  nextRequest(): number;
  onLoaded(request: number, thread: CommentThread): void;
  onFailed(request: number, error: LoggiaError): void;
}

/** One look at the comments of one image. */
interface CommentVisit extends Pick<CommentLoading, 'key' | 'reloads'> {
  readonly signal: AbortSignal;
}

/** Asks for the comments of an image that stays a moment. What is asked for an image that was left is cut off. */
export function useCommentLoading({ store, image, key, reloads, ...options }: CommentLoading): void {
  const timeout = useTimeout();
  const load = useStableCallback(async ({ signal }: CommentVisit) => {
    const request = options.nextRequest();
    if (!store || !image) return;
    try {
      const thread = await store.load(image, { signal });
      if (!signal.aborted) options.onLoaded(request, thread);
    } catch (error) {
      if (!signal.aborted) options.onFailed(request, toLoggiaError(error));
    }
  });

  useEffect(() => {
    if (!store) return undefined;
    const controller = new AbortController();
    timeout.start(COMMENTS_LOAD_DELAY_MS, () => void load({ key, reloads, signal: controller.signal }));
    return () => {
      timeout.clear();
      controller.abort();
    };
  }, [store, key, reloads, timeout, load]);
}
