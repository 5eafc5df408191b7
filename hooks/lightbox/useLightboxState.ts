'use client';
import { useInsertionEffect, useReducer, useState } from 'react';
import type { Dispatch } from 'react';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import type { LightboxSettings } from '../backend/LightboxSettings.ts';
import { mergeProps } from '../shared/mergeProps.ts';
import { useControllableState } from '../shared/useControllableState.ts';
import type { RequestChange } from '../shared/useControllableState.ts';
import { useReducedMotion } from '../shared/useReducedMotion.ts';
import { useUnchanged } from '../shared/useUnchanged.ts';
import type { SlideEffect } from '../transition/types.ts';
import { createLightboxStore } from './createLightboxStore.ts';
import type { LightboxStore } from './createLightboxStore.ts';
import type { LightboxEvent } from './lightboxEvents.ts';
import { lightboxReducer } from './lightboxReducer.ts';
import type { LightboxState } from './lightboxState.ts';
import type { LightboxList } from './LightboxList.ts';
import { reconcileLightbox } from './reconcileLightbox.ts';
import { resolveMotion } from './resolveMotion.ts';
import type { LightboxIndexReason, LightboxOpenReason, UseLightboxOptions } from './types.ts';
import { useCallersConsent } from './useCallersConsent.ts';

/** What the small hooks of a lightbox share. */
export interface LightboxMachine<TImage extends GalleryImage = GalleryImage> extends LightboxList<TImage> {
  /** All that it goes through, in one piece. */
  readonly list: LightboxList<TImage>;
  /** As of this render. */
  readonly state: LightboxState<TImage>;
  /** As of now. */
  readonly store: LightboxStore<TImage>;
  readonly dispatch: Dispatch<LightboxEvent<TImage>>;
  readonly effect: SlideEffect;
  readonly requestOpen: RequestChange<boolean, LightboxOpenReason>;
  readonly requestIndex: RequestChange<number, LightboxIndexReason>;
  /** Brings the first request of the queue to the caller. */
  readonly takeRequest: () => void;
}

const NO_IMAGES: readonly never[] = [];
const NO_SETTINGS: LightboxSettings = {};

/** The machine, and both value trios: a render shows where the caller's words lead, and a commit makes it so. */
export function useLightboxState<TImage extends GalleryImage>(
  options: UseLightboxOptions<TImage>,
): LightboxMachine<TImage> {
  const { enabled = true, offset = 0 } = options;
  const [, draw] = useReducer((draws: number) => draws + 1, 0);
  const [store] = useState(() => createLightboxStore<TImage>(draw));
  const [openReason, setOpenReason] = useState<LightboxOpenReason>('imperative');
  const [isOpen, requestOpen] = useControllableState<boolean, LightboxOpenReason>({
    name: 'isOpen',
    value: options.isOpen,
    defaultValue: false,
    onChange: (isNext, details) => {
      options.onOpenChange?.(isNext, details);
      if (!details.isCanceled) setOpenReason(details.reason);
    },
  });
  const [callersIndex, requestIndex] = useControllableState<number, LightboxIndexReason>({
    name: 'index',
    value: options.index,
    defaultValue: options.defaultIndex ?? 0,
    onChange: options.onIndexChange,
  });
  const isReduced = useReducedMotion();
  const isAllowed = enabled && isOpen;

  const imagesOf = ({ data }: LightboxState<TImage>) => options.images ?? data?.images;
  const listOf = (state: LightboxState<TImage>) => {
    const images = imagesOf(state) ?? NO_IMAGES;
    // A total that is less than what is there is none.
    const total = Math.max(options.total ?? 0, offset + images.length);
    // No setting is a handler, a ref or a style: of everything else the caller's wins.
    const settings = mergeProps(state.data?.settings ?? NO_SETTINGS, options.settings);
    const { effect, durationMs, ...motion } = resolveMotion(options, settings, isReduced);
    return { images, offset, total, settings, loop: motion.loop && total === images.length, effect, durationMs };
  };
  const shownState = store.get();
  const state = reconcileLightbox(shownState, (reached) => ({
    ...listOf(reached),
    images: imagesOf(reached),
    isOpen: isAllowed,
    index: callersIndex,
  })).reduce(lightboxReducer<TImage>, shownState);
  const { effect, durationMs: _durationMs, ...current } = listOf(state);
  const settings = useUnchanged(current.settings);
  const list = useUnchanged({ ...current, settings, openReason });
  // Before refs and layout effects, which may tell of what has just been drawn.
  useInsertionEffect(() => store.commit(shownState, state));

  const takeRequest = useCallersConsent({ state, store, images: imagesOf(state), requestOpen, requestIndex });
  return { ...list, list, state, store, dispatch: store.dispatch, effect, requestOpen, requestIndex, takeRequest };
}
