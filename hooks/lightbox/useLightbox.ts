'use client';
import { useEffect, useMemo, useRef } from 'react';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import { useIsOffline } from '../shared/useWhenOnline.ts';
import { useLabels } from '../shared/useLabels.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import type { RunningTransition } from '../transition/engine/createSlidePlayer.ts';
import { useSlideTransition } from '../transition/useSlideTransition.ts';
import { describeLightbox, describePosition } from './describeLightbox.ts';
import type { LightboxView } from './describeLightbox.ts';
import { watchFrameFocus } from './engine/watchFrameFocus.ts';
import { LIGHTBOX_LABELS } from './labels.ts';
import { longestChangeMs } from './navigation.ts';
import type { NavigationTarget } from './navigation.ts';
import type { LightboxIndexReason, NavigationPolicy, UseLightboxOptions, UseLightboxResult } from './types.ts';
import { useLightboxChecks } from './useLightboxChecks.ts';
import { useLightboxDialog } from './useLightboxDialog.ts';
import type { LightboxDialog } from './useLightboxDialog.ts';
import { useLightboxFocus } from './useLightboxFocus.ts';
import { useDialogGetters, useSlideGetters, useTriggerGetter } from './useLightboxGetters.ts';
import { useLightboxImages } from './useLightboxImages.ts';
import type { LightboxImages } from './useLightboxImages.ts';
import { useLightboxKeyboard } from './useLightboxKeyboard.ts';
import { useLightboxOpening, useLightboxSource } from './useLightboxOpening.ts';
import { useLightboxSlides } from './useLightboxSlides.ts';
import type { LightboxSlides } from './useLightboxSlides.ts';
import { useLightboxState } from './useLightboxState.ts';
import type { LightboxMachine } from './useLightboxState.ts';

/**
 * A lightbox without markup: a modal viewer over a list of images, which it is given or which a source loads when it opens.
 *
 * @example
 * const lightbox = useLightbox({ images });
 * <a {...lightbox.getTriggerProps({ image })}>…</a>
 * <dialog {...lightbox.getDialogProps()}>
 *   {lightbox.slides.map((slide) => (
 *     <div key={slide.image.id} {...lightbox.getSlideProps({ index: slide.index })}>
 *       <img {...lightbox.getImageProps({ index: slide.index })} />
 *     </div>
 *   ))}
 * </dialog>
 */
export function useLightbox<TImage extends GalleryImage = GalleryImage>(
  options: UseLightboxOptions<TImage>,
): UseLightboxResult<TImage> {
  const labels = useLabels(LIGHTBOX_LABELS, options.labels);
  const isOffline = useIsOffline();
  const { machine, view, verbs, dialog, slides: mounted, images: loads } = useLightboxBehaviour(options);
  const { slides, slideElements } = mounted;
  const { reportImage, retryImage } = loads;
  const { dialogElement, dialogProps } = dialog;
  const { backlog: _backlog, announcedIndex, ...shown } = view;

  const announced = shown.images[announcedIndex];
  const announcement = announced ? describePosition(labels, announcedIndex, shown, announced.title) : '';
  const getTriggerProps = useTriggerGetter<TImage>(verbs.open, options.enabled ?? true);
  const slideGetters = useSlideGetters({ ...loads, machine, slides, slideElements, labels });
  const dialogGetters = useDialogGetters({ ...shown, ...verbs, dialogProps, announcement, labels });

  return {
    ...shown,
    ...verbs,
    ...slideGetters,
    ...dialogGetters,
    slides,
    isOffline,
    retryImage,
    reportImage,
    dialogElement,
    getTriggerProps,
    announcement,
    labels,
  };
}

type Verb = 'open' | 'close' | 'retry' | 'next' | 'previous' | 'goTo' | 'onShortcut';

export interface LightboxBehaviour<TImage extends GalleryImage> {
  readonly machine: LightboxMachine<TImage>;
  readonly view: LightboxView<TImage>;
  readonly verbs: Pick<UseLightboxResult<TImage>, Verb>;
  readonly dialog: LightboxDialog;
  readonly slides: LightboxSlides<TImage>;
  readonly images: LightboxImages;
}

/** Tells, once for each opening, where in the whole list a lightbox was closed. */
function useLeaving(
  { status, offset, index }: Pick<UseLightboxResult, 'status' | 'offset' | 'index'>,
  onLeave: UseLightboxOptions['onLeave'],
): void {
  const wasOpen = useRef(false);
  useEffect(() => {
    if (status === 'closed' && wasOpen.current) onLeave?.(offset + index + 1);
    wasOpen.current = status === 'open';
  }, [status, offset, index, onLeave]);
}

/** Everything a lightbox does, without the getters: the machine, and one small hook for each part of the outside world. */
export function useLightboxBehaviour<TImage extends GalleryImage>(
  options: UseLightboxOptions<TImage>,
): LightboxBehaviour<TImage> {
  const { enabled = true, navigationPolicy = 'queue', shortcuts } = options;
  const machine = useLightboxState(options);
  const view = describeLightbox(machine.state, machine.list);
  const { isPresent, transition, backlog } = view;
  const isShown = view.status !== 'closed';

  useLeaving(view, options.onLeave);
  const focus = useLightboxFocus(options, view.image?.id);
  const opening = useLightboxOpening(options, machine, focus.rememberOpener);
  useLightboxSource(options, machine, opening.retry);
  const dialog = useLightboxDialog({ isPresent, isShown, focus, close: opening.close });
  const { dialogElement } = dialog;
  useEffect(() => (dialogElement && isShown ? watchFrameFocus(dialogElement) : undefined), [dialogElement, isShown]);
  const slides = useLightboxSlides(machine, view, dialog.focusDialog);
  const images = useLightboxImages(machine, slides.slides);
  const { hurry } = useSlideTransition({
    transition,
    effect: machine.effect,
    // A swiped page has come already, with its picture or without.
    isReady: view.imageStatus !== 'loading' || backlog > 0 || transition?.reason === 'swipe',
    maximumDurationMs: transition ? longestChangeMs(transition.hasWaited, backlog) : undefined,
    getSlideElement: slides.slideElements.get,
    onFinished: (change) => {
      machine.dispatch({ type: 'transitionFinished', change });
      machine.takeRequest();
    },
  });
  const navigation = useLightboxNavigation(machine, { policy: navigationPolicy, isEnabled: enabled, hurry });
  const keyboard = useLightboxKeyboard({
    ...navigation,
    close: opening.close,
    isActive: isShown && enabled,
    shortcuts,
    dialogElement,
  });
  useLightboxChecks({ options, isPresent, dialogElement, slideElements: slides.slideElements });
  return { machine, view, verbs: { ...opening, ...navigation, ...keyboard }, dialog, slides, images };
}

export type LightboxNavigation = Pick<UseLightboxResult, 'next' | 'previous' | 'goTo'>;

export interface LightboxNavigationOptions extends RunningTransition {
  readonly policy: NavigationPolicy;
  readonly isEnabled: boolean;
}

/** The verbs that lead to another slide. While a change is running they queue up as the policy says. */
export function useLightboxNavigation<TImage extends GalleryImage>(
  { dispatch, store, takeRequest }: LightboxMachine<TImage>,
  { policy, isEnabled, hurry }: LightboxNavigationOptions,
): LightboxNavigation {
  const request = useStableCallback((target: NavigationTarget, reason: LightboxIndexReason, event?: Event) => {
    if (!isEnabled) return;
    dispatch({ type: 'indexRequested', target, policy, reason, event });
    takeRequest();
    const now = store.get();
    if (now.status !== 'open' || !now.change || now.queue.length === 0) return;
    hurry(longestChangeMs(now.change.hasWaited, now.queue.length));
  });
  return useMemo<LightboxNavigation>(
    () => ({
      next: (reason = 'imperative', event) => request({ step: 1 }, reason, event),
      previous: (reason = 'imperative', event) => request({ step: -1 }, reason, event),
      goTo: (index, reason = 'imperative', event) => request({ index }, reason, event),
    }),
    [request],
  );
}
