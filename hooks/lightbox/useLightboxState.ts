'use client';
import { useReducer } from 'react';
import type { Dispatch } from 'react';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import type { LightboxSettings } from '../backend/LightboxSettings.ts';
import { useControllableState } from '../shared/useControllableState.ts';
import type { RequestChange } from '../shared/useControllableState.ts';
import { useReducedMotion } from '../shared/useReducedMotion.ts';
import type { SlideEffect } from '../transition/types.ts';
import type { LightboxEvent } from './lightboxEvents.ts';
import { lightboxReducer } from './lightboxReducer.ts';
import { CLOSED_STATE } from './lightboxState.ts';
import type { LightboxState } from './lightboxState.ts';
import { reconcileLightbox } from './reconcileLightbox.ts';
import { resolveMotion } from './resolveMotion.ts';
import type { LightboxIndexReason, LightboxOpenReason, UseLightboxOptions } from './types.ts';
import { useCallersConsent } from './useCallersConsent.ts';

/** What the small hooks of a lightbox share. */
export interface LightboxMachine<TImage extends GalleryImage = GalleryImage> {
  readonly state: LightboxState<TImage>;
  readonly dispatch: Dispatch<LightboxEvent<TImage>>;
  readonly images: readonly TImage[];
  readonly total: number;
  readonly settings: LightboxSettings;
  readonly loop: boolean;
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
  const { enabled = true } = options;
  const [state, dispatch] = useReducer(lightboxReducer<TImage>, CLOSED_STATE as LightboxState<TImage>);
  const [isOpen, requestOpen] = useControllableState<boolean, LightboxOpenReason>({
    name: 'isOpen',
    value: options.isOpen,
    defaultValue: false,
    onChange: options.onOpenChange,
  });
  const [callersIndex, requestIndex] = useControllableState<number, LightboxIndexReason>({
    name: 'index',
    value: options.index,
    defaultValue: options.defaultIndex ?? 0,
    onChange: options.onIndexChange,
  });
  const isReduced = useReducedMotion();
  const data = state.status === 'closed' ? null : state.data;
  const images = options.images ?? data?.images;
  const total = totalOf(options, images);
  const settings = data?.settings ?? NO_SETTINGS;
  const { effect, durationMs, ...motion } = resolveMotion(options, settings, isReduced);
  const loop = motion.loop && total === images?.length;
  const caller = { isOpen: isOpen && enabled, index: callersIndex, images, total, loop, effect, durationMs };
  for (const event of reconcileLightbox(state, caller)) dispatch(event);

  const takeRequest = useCallersConsent({ state, dispatch, images, requestOpen, requestIndex });
  return {
    state,
    dispatch,
    images: images ?? NO_IMAGES,
    total,
    settings,
    loop,
    effect,
    requestOpen,
    requestIndex,
    takeRequest,
  };
}

/** A total that is less than what is there is none. */
const totalOf = (
  { total = 0 }: Pick<UseLightboxOptions, 'total'>,
  { length }: readonly unknown[] = NO_IMAGES,
): number => Math.max(total, length);
