'use client';
import { useMemo, useReducer, useState } from 'react';
import type { Dispatch } from 'react';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import type { LightboxSettings } from '../backend/LightboxSettings.ts';
import { mergeProps } from '../shared/mergeProps.ts';
import { useControllableState } from '../shared/useControllableState.ts';
import type { RequestChange } from '../shared/useControllableState.ts';
import { useReducedMotion } from '../shared/useReducedMotion.ts';
import type { SlideEffect } from '../transition/types.ts';
import type { LightboxEvent } from './lightboxEvents.ts';
import { lightboxReducer } from './lightboxReducer.ts';
import { CLOSED_STATE } from './lightboxState.ts';
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
  readonly state: LightboxState<TImage>;
  readonly dispatch: Dispatch<LightboxEvent<TImage>>;
  readonly effect: SlideEffect;
  readonly requestOpen: RequestChange<boolean, LightboxOpenReason>;
  readonly requestIndex: RequestChange<number, LightboxIndexReason>;
  /** Brings the first request of the queue to the caller. */
  readonly takeRequest: () => void;
}

const NO_IMAGES: readonly never[] = [];
const NO_SETTINGS: LightboxSettings = {};

/** The machine, and both value trios: it follows what the caller says during render, and asks the caller in effects. */
export function useLightboxState<TImage extends GalleryImage>(
  options: UseLightboxOptions<TImage>,
): LightboxMachine<TImage> {
  const { enabled = true, offset = 0 } = options;
  const [state, dispatch] = useReducer(lightboxReducer<TImage>, CLOSED_STATE as LightboxState<TImage>);
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
  const { data } = state;
  const callersImages = options.images ?? data?.images;
  const images = callersImages ?? NO_IMAGES;
  // A total that is less than what is there is none.
  const total = Math.max(options.total ?? 0, offset + images.length);
  const stated = data?.settings ?? NO_SETTINGS;
  // No setting is a handler, a ref or a style: of everything else the caller's wins.
  const settings = useMemo(() => mergeProps(stated, options.settings), [stated, options.settings]);
  const { effect, durationMs, ...motion } = resolveMotion(options, settings, isReduced);
  const loop = motion.loop && total === images.length;
  const list = { images, offset, total, settings, loop, openReason };
  const wish = { isOpen: isOpen && enabled, index: callersIndex, effect, durationMs };
  for (const event of reconcileLightbox(state, { ...list, ...wish, images: callersImages })) dispatch(event);

  const takeRequest = useCallersConsent({ state, dispatch, images: callersImages, requestOpen, requestIndex });
  return { ...list, list, state, dispatch, effect, requestOpen, requestIndex, takeRequest };
}
