'use client';
import { useEffect, useRef, useState } from 'react';
import type { GalleryImage } from '../../data/backend/GalleryImage.ts';
import type { HitCounter } from '../../data/backend/HitCounter.ts';
import { useBackend } from '../../data/backend/useBackend.ts';
import type { LightboxHandle } from '../lightbox/types.ts';
import { fillLabel } from '../../core/shared/fillLabel.ts';
import { useLabels } from '../../core/shared/useLabels.ts';
import { useStableCallback } from '../../core/shared/useStableCallback.ts';
import { useTimeout } from '../../core/shared/useTimeout.ts';
import { useUnchanged } from '../../core/shared/useUnchanged.ts';
import { HITS_LABELS, type HitsLabels } from './labels.ts';

export interface UseHitsOptions {
  /** Counter that saves the hits. @default the backend's counter */
  readonly counter?: HitCounter | undefined;
  readonly labels?: Partial<HitsLabels> | undefined;
  /** Whether hits are counted. @default true */
  readonly enabled?: boolean | undefined;
}

export interface UseHitsResult {
  /**
   * Number of times the current image has been viewed, including the current view. `undefined` if the backend does not
   * provide the number.
   */
  readonly hitCount: number | undefined;
  /** The number of hits as text, or '' if the number is unknown. */
  readonly text: string;
  readonly labels: HitsLabels;
}

const NOTHING_COUNTED: ReadonlyMap<string, number> = new Map();

/**
 * Counts how often images are viewed. A view is counted once the image has loaded and the transition to it has ended,
 * so images that the user quickly navigates past are not counted. Errors that occur while saving a hit are ignored.
 *
 * ```tsx
 * const { text } = useHits(lightbox, { counter });
 *
 * <p>{text}</p>
 * ```
 */
export function useHits<TImage extends GalleryImage>(
  lightbox: LightboxHandle<TImage>,
  options: UseHitsOptions = {},
): UseHitsResult {
  const backend = useBackend();
  const { counter = backend?.hits, enabled = true } = options;
  const labels = useLabels(HITS_LABELS, options.labels);
  const { status, image, imageStatus, isSettled } = lightbox;
  const [counted, setCounted] = useState(NOTHING_COUNTED);
  const savedId = useRef<string | undefined>(undefined);
  const requests = useRef<AbortController | null>(null);
  const timeout = useTimeout();

  const shownId = status === 'closed' ? undefined : image?.id;
  const isShown = enabled && isSettled && imageStatus === 'loaded' && shownId !== undefined;

  // A newer count from the backend already includes these views.
  const hitCount = image && Math.max(image.hitCount ?? 0, counted.get(image.id) ?? 0);
  const saveHit = useStableCallback(() => {
    if (!counter || !image || savedId.current === image.id) return;
    savedId.current = image.id;
    // An unknown count is not shown, so counting this view needs no render.
    if (image.hitCount !== undefined) setCounted(new Map(counted).set(image.id, (hitCount ?? 0) + 1));
    const { signal } = (requests.current ??= new AbortController());
    // The async function turns synchronous exceptions thrown by a counter into rejections.
    const save = async () => counter.saveHit(image, { signal });
    save().catch(() => undefined);
  });

  useEffect(() => {
    // Returning to an image counts as another view.
    if (savedId.current !== shownId) savedId.current = undefined;
    if (!isShown) return undefined;
    // Deferred, because StrictMode runs this effect twice and would abort the first run's request.
    timeout.start(0, saveHit);
    return timeout.clear;
  }, [shownId, isShown, timeout, saveHit]);

  useEffect(
    () => () => {
      requests.current?.abort();
      requests.current = null;
    },
    [],
  );

  const shownCount = image?.hitCount === undefined ? undefined : hitCount;
  return useUnchanged({ hitCount: shownCount, text: hitsText(shownCount, labels), labels });
}

/** Returns the count as text, or '' if it is unknown. */
function hitsText(hitCount: number | undefined, labels: HitsLabels): string {
  return hitCount === undefined ? '' : fillLabel(labels.hits, { hits: hitCount });
}
