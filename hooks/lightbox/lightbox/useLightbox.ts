'use client';
import { useEffect, useRef, useState } from 'react';
import type { GalleryImage } from '../../data/backend/GalleryImage.ts';
import type { ElementRegistry } from '../../core/shared/createElementRegistry.ts';
import { createClaims } from '../../core/shared/createClaims.ts';
import { warnOnce } from '../../core/shared/developerMessages.ts';
import { elementByIdAround } from '../../core/shared/engine/composedTree.ts';
import { useLabels } from '../../core/shared/useLabels.ts';
import { useLatestRef } from '../../core/shared/useStableCallback.ts';
import { useDelayed } from '../../core/shared/useTimeout.ts';
import { useIsOffline } from '../../core/shared/useWhenOnline.ts';
import { useSlideTransition } from '../../slides/transition/useSlideTransition.ts';
import { describeLightbox, describePosition, type LightboxView } from './describeLightbox.ts';
import { LIGHTBOX_PLACEHOLDER_DELAY_MS } from './constants.ts';
import { watchFrameFocus } from '../../core/dialog/engine/focusByPress.ts';
import { LIGHTBOX_LABELS } from './labels.ts';
import { longestChangeMs } from '../../slides/transition/longestChangeMs.ts';
import type { LightboxClaimValues, UseLightboxOptions, UseLightboxResult } from './types.ts';
import { useModalDialog, type ModalDialog } from '../../core/dialog/useModalDialog.ts';
import { useDialogFocus } from '../../core/dialog/useDialogFocus.ts';
import { useDialogGetters, useSlideGetters, useTriggerGetter } from './useLightboxGetters.ts';
import { useLightboxKeyboard } from './useLightboxKeyboard.ts';
import { useLightboxOpening, useLightboxSource } from './useLightboxOpening.ts';
import { useLightboxImages, useLightboxSlides, type LightboxImages, type LightboxSlides } from './useLightboxSlides.ts';
import { useLightboxNavigation, useLightboxState, type LightboxMachine } from './useLightboxState.ts';

/**
 * Manages a headless lightbox: a modal viewer for a list of images. The list is either passed in or loaded from a
 * source when the lightbox opens.
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
  const [claims] = useState(() => createClaims<LightboxClaimValues>());
  const { machine, view, verbs, dialog, slides: mounted, images: loads } = useLightboxBehaviour(options);
  const { slides, slideElements } = mounted;
  const { reportImage, retryImage } = loads;
  const { dialogElement, dialogProps, focusDialog } = dialog;
  const { backlog: _backlog, announcedIndex, ...shown } = view;

  const announced = shown.images[announcedIndex];
  const announcement = announced ? describePosition(labels, announcedIndex, shown, announced.title) : '';
  const getTriggerProps = useTriggerGetter<TImage>(verbs.open, options.enabled ?? true);
  const slideGetters = useSlideGetters({ ...loads, machine, slides, slideElements, focusDialog, labels });
  const dialogGetters = useDialogGetters({
    ...shown,
    ...verbs,
    dialogProps,
    focusDialog,
    effect: machine.effect,
    announcement,
    labels,
  });

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
    claims,
    labels,
  };
}

type Verb = 'open' | 'close' | 'retry' | 'next' | 'previous' | 'goTo' | 'onShortcut' | 'shortcuts';

interface LightboxBehaviour<TImage extends GalleryImage> {
  readonly machine: LightboxMachine<TImage>;
  readonly view: LightboxView<TImage>;
  readonly verbs: Pick<UseLightboxResult<TImage>, Verb>;
  readonly dialog: ModalDialog;
  readonly slides: LightboxSlides<TImage>;
  readonly images: LightboxImages;
}

/** Calls `onLeave` each time the lightbox closes, with the position of the last shown image in the whole list. */
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

/** Implements the lightbox's behavior, without its prop getters. */
function useLightboxBehaviour<TImage extends GalleryImage>(
  options: UseLightboxOptions<TImage>,
): LightboxBehaviour<TImage> {
  const { enabled = true, navigationPolicy = 'queue', shortcuts } = options;
  const machine = useLightboxState(options);
  const view = describeLightbox(machine.state, machine.list);
  const { isMounted, transition, backlog } = view;
  const isShown = view.status !== 'closed';

  useLeaving(view, options.onLeave);
  const focus = useDialogFocus(options, view.image?.id);
  const opening = useLightboxOpening(options, machine, focus.rememberOpener);
  useLightboxSource(options, machine, opening.retry);
  const dialog = useModalDialog({ isMounted, isShown, focus, close: opening.close });
  const { dialogElement } = dialog;
  useEffect(() => (dialogElement && isShown ? watchFrameFocus(dialogElement) : undefined), [dialogElement, isShown]);
  const slides = useLightboxSlides(machine, view, dialog.focusDialog);
  const images = useLightboxImages(machine, slides.slides);
  const isLoading = view.imageStatus === 'loading';
  const isLate = useDelayed(transition !== null && isLoading, LIGHTBOX_PLACEHOLDER_DELAY_MS, `${transition?.toIndex}`);
  const { finishWithin } = useSlideTransition({
    transition,
    effect: machine.effect,
    // A swipe has already moved the new slide into view, whether or not its image has loaded.
    isReady: !isLoading || isLate || backlog > 0 || transition?.reason === 'swipe',
    maxDurationMs: transition ? longestChangeMs(transition.hasWaited, backlog) : undefined,
    getSlideElement: slides.slideElements.get,
    onFinished: (change) => {
      machine.dispatch({ type: 'transitionFinished', change });
      machine.dequeueRequest();
    },
  });
  const navigation = useLightboxNavigation(machine, { policy: navigationPolicy, isEnabled: enabled, finishWithin });
  const keyboard = useLightboxKeyboard({
    ...navigation,
    close: opening.close,
    isActive: isShown && enabled,
    shortcuts,
    dialogElement,
  });
  useLightboxChecks({ options, isMounted, dialogElement, slideElements: slides.slideElements });
  return { machine, view, verbs: { ...opening, ...navigation, ...keyboard }, dialog, slides, images };
}

interface UseLightboxChecksOptions {
  readonly options: UseLightboxOptions;
  readonly isMounted: boolean;
  readonly dialogElement: HTMLDialogElement | null;
  readonly slideElements: ElementRegistry<number, HTMLElement>;
}

const OPTION_NAMES: Readonly<Record<keyof UseLightboxOptions, true>> = {
  images: true,
  total: true,
  offset: true,
  source: true,
  request: true,
  settings: true,
  isOpen: true,
  onOpenChange: true,
  index: true,
  defaultIndex: true,
  onIndexChange: true,
  onShow: true,
  onLeave: true,
  loop: true,
  effect: true,
  effectDurationMs: true,
  intervalMs: true,
  navigationPolicy: true,
  shortcuts: true,
  focusReturn: true,
  findThumbnail: true,
  removalDelayMs: true,
  labels: true,
  enabled: true,
};

/** Warns about unknown options. Most of them are backend settings that belong in `settings`. */
function checkOptions(options: UseLightboxOptions): void {
  for (const name of Object.keys(options)) {
    if (Object.hasOwn(OPTION_NAMES, name)) continue;
    warnOnce(
      `The lightbox has no option \`${name}\`, so it is ignored. Pass lightbox settings (\`showDownload\`, \`rating\`, ` +
        `\`info\`, see \`LightboxSettings\`) in \`settings\`: \`settings={{ ${name}: … }}\`.`,
    );
  }
}

function hasName(element: Element): boolean {
  const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  const texts = ids.map((id) => elementByIdAround(element, id)?.textContent);
  return [element.getAttribute('aria-label'), ...texts].some((text) => text?.trim());
}

function check({ dialogElement, slideElements }: UseLightboxChecksOptions): void {
  const [firstSlide] = slideElements.entries();
  if (!dialogElement && firstSlide) {
    warnOnce(
      'The lightbox is open, but no element has the props from `getDialogProps()`. Without them, the dialog is not modal: ' +
        'there is no Escape key, no focus management and no scroll lock. Spread them on the `<dialog>` around the slides.',
    );
  }
  if (dialogElement && !hasName(dialogElement)) {
    warnOnce(
      'The lightbox dialog has no accessible name, so screen readers cannot announce what has opened. ' +
        'Keep the `aria-label` of `getDialogProps()`, or set `aria-labelledby` to the id of an element with text.',
    );
  }
}

function useChecks(options: UseLightboxChecksOptions): void {
  const { isMounted } = options;
  const latest = useLatestRef(options);
  useEffect(() => {
    checkOptions(latest.current.options);
  }, [latest]);
  useEffect(() => {
    if (!isMounted) return undefined;
    // Refs register their elements in a separate render, so run the check a moment later.
    const timer = setTimeout(() => check(latest.current));
    return () => clearTimeout(timer);
  }, [isMounted, latest]);
}

/** In development builds, checks for common mistakes in custom markup and warns once per mistake. */
const useLightboxChecks: typeof useChecks = process.env.NODE_ENV === 'production' ? () => undefined : useChecks;
