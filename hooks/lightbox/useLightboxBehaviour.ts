'use client';
import { useEffect, useRef } from 'react';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import { useSlideTransition } from '../transition/useSlideTransition.ts';
import { describeLightbox } from './describeLightbox.ts';
import type { LightboxView } from './describeLightbox.ts';
import { longestChangeMs } from './navigationQueue.ts';
import type { UseLightboxOptions, UseLightboxResult } from './types.ts';
import { useLightboxChecks } from './useLightboxChecks.ts';
import { useLightboxDialog } from './useLightboxDialog.ts';
import type { LightboxDialog } from './useLightboxDialog.ts';
import { useLightboxFocus } from './useLightboxFocus.ts';
import { useLightboxImages } from './useLightboxImages.ts';
import type { LightboxImages } from './useLightboxImages.ts';
import { useLightboxKeyboard } from './useLightboxKeyboard.ts';
import { useLightboxNavigation } from './useLightboxNavigation.ts';
import { useLightboxOpening } from './useLightboxOpening.ts';
import { useLightboxSlides } from './useLightboxSlides.ts';
import type { LightboxSlides } from './useLightboxSlides.ts';
import { useLightboxSource } from './useLightboxSource.ts';
import { useLightboxState } from './useLightboxState.ts';
import type { LightboxMachine } from './useLightboxState.ts';
import { watchFrameFocus } from './engine/watchFrameFocus.ts';

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

  useLightboxSource(options, machine);
  useLeaving(view, options.onLeave);
  const focus = useLightboxFocus(options, view.image?.id);
  const opening = useLightboxOpening(options, machine, focus.rememberOpener);
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
