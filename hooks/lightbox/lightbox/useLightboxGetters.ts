'use client';
import { useCallback, useMemo, useState, type MouseEvent, type SyntheticEvent } from 'react';
import type { GalleryImage } from '../../data/backend/GalleryImage.ts';
import { loadOnPressProps, loadRequestedPicture } from '../../core/picture/engine/loadWholePicture.ts';
import { wholePicture } from '../../core/picture/pictureAttributes.ts';
import { buttonProps, openerProps } from '../../core/shared/controlProps.ts';
import type { ElementRegistry } from '../../core/shared/createElementRegistry.ts';
import { endEvents } from '../../core/shared/engine/eventBoundary.ts';
import { mergeProps } from '../../core/shared/mergeProps.ts';
import { useInert } from '../../core/shared/useElementEffect.ts';
import type { SlideEffect } from '../../slides/transition/types.ts';
import { describePosition } from './describeLightbox.ts';
import type { LightboxLabels } from './labels.ts';
import type { LightboxSlide, UseLightboxResult } from './types.ts';
import type { ModalDialog } from '../../core/dialog/useModalDialog.ts';
import type { LightboxImages } from './useLightboxSlides.ts';
import type { LightboxMachine } from './useLightboxState.ts';

type DialogGetters = Pick<
  UseLightboxResult,
  | 'getDialogProps'
  | 'getStageProps'
  | 'getPreviousButtonProps'
  | 'getNextButtonProps'
  | 'getCloseButtonProps'
  | 'getRetryButtonProps'
  | 'getStatusProps'
  | 'stageElement'
>;

export interface UseDialogGettersOptions
  extends
    Pick<ModalDialog, 'dialogProps' | 'focusDialog'>,
    Pick<
      UseLightboxResult,
      | 'status'
      | 'transition'
      | 'imageStatus'
      | 'hasPrevious'
      | 'hasNext'
      | 'settings'
      | 'error'
      | 'announcement'
      | 'next'
      | 'previous'
      | 'close'
      | 'retry'
    > {
  /** Effect of the next transition. `none` if the user prefers reduced motion. */
  readonly effect: SlideEffect;
  readonly labels: LightboxLabels;
}

type Press = (event: MouseEvent) => void;

/**
 * Returns the props for a button that uses the retry label as its content. The button disappears while the retry loads,
 * so focus moves to the dialog.
 */
const retryButtonProps = ({ retry }: LightboxLabels, focusDialog: () => void, onRetry: () => void) => ({
  type: 'button' as const,
  onClick: () => {
    focusDialog();
    onRetry();
  },
  children: retry,
});

/** Returns the prop getters for the dialog and everything inside it except the slides. */
export function useDialogGetters(options: UseDialogGettersOptions): DialogGetters {
  const [stageElement, setStageElement] = useState<HTMLElement | null>(null);
  const { dialogProps, effect, status, transition, imageStatus, settings, error, announcement } = options;
  const { labels } = options;
  const { fullWindow } = settings;
  // A dialog that is fading out must not respond to input.
  useInert(stageElement, status === 'closed');

  const dialogGetters = useMemo<Pick<DialogGetters, 'getDialogProps' | 'getStageProps'>>(() => {
    const dialog = {
      ...dialogProps,
      tabIndex: -1,
      'aria-label': labels.dialog,
      'data-status': status,
      'data-failed': error?.code,
      'data-effect': effect === 'none' ? undefined : effect,
      'data-full-window': fullWindow ? '' : undefined,
    };
    const stage = {
      ref: setStageElement,
      'aria-busy': (status !== 'closed' && imageStatus === 'loading') || undefined,
      'data-status': status,
      'data-changing': transition ? '' : undefined,
      'data-effect': transition?.effect,
      'data-direction': transition?.direction,
    };
    return {
      getDialogProps: (props) => endEvents(mergeProps(dialog, props)),
      getStageProps: (props) => mergeProps(stage, props),
    };
  }, [dialogProps, labels, status, error, effect, fullWindow, imageStatus, transition]);

  const getStatusProps = useCallback<DialogGetters['getStatusProps']>(
    (props) => mergeProps({ role: 'status', 'aria-live': 'polite', children: announcement } as const, props),
    [announcement],
  );

  return { ...dialogGetters, ...useDialogButtonGetters(options), getStatusProps, stageElement };
}

type DialogButtonGetters = Pick<
  DialogGetters,
  'getPreviousButtonProps' | 'getNextButtonProps' | 'getCloseButtonProps' | 'getRetryButtonProps'
>;

/** Returns the prop getters for the buttons around the slides. */
function useDialogButtonGetters(
  options: Pick<
    UseDialogGettersOptions,
    'labels' | 'hasPrevious' | 'hasNext' | 'next' | 'previous' | 'close' | 'retry' | 'focusDialog'
  >,
): DialogButtonGetters {
  const { labels, hasPrevious, hasNext, next, previous, close, retry, focusDialog } = options;
  return useMemo(() => {
    const toPrevious: Press = (event) => previous('previousButton', event.nativeEvent);
    const toNext: Press = (event) => next('nextButton', event.nativeEvent);
    const toClosed: Press = (event) => close('closeButton', event.nativeEvent);
    const buttons = {
      previous: { ...buttonProps(labels.previous, toPrevious, !hasPrevious), 'data-shortcut': 'previous' },
      next: { ...buttonProps(labels.next, toNext, !hasNext), 'data-shortcut': 'next' },
      close: { ...buttonProps(labels.close, toClosed), 'data-shortcut': 'close' },
    };
    return {
      getPreviousButtonProps: (props) => mergeProps(buttons.previous, props),
      getNextButtonProps: (props) => mergeProps(buttons.next, props),
      getCloseButtonProps: (props) => mergeProps(buttons.close, props),
      getRetryButtonProps: (props) => mergeProps(retryButtonProps(labels, focusDialog, retry), props),
    };
  }, [labels, hasPrevious, hasNext, next, previous, close, retry, focusDialog]);
}

export interface UseSlideGettersOptions<TImage extends GalleryImage>
  extends Pick<LightboxImages, 'imageElements' | 'reportLoad' | 'retryImage'>, Pick<ModalDialog, 'focusDialog'> {
  readonly machine: LightboxMachine<TImage>;
  readonly slides: readonly LightboxSlide<TImage>[];
  readonly slideElements: ElementRegistry<number, HTMLElement>;
  readonly labels: LightboxLabels;
}

/**
 * Resolves once an image can be painted without delay. Resolves immediately in hidden tabs, where images are not
 * decoded. Also resolves if decoding fails, because the image has loaded anyway.
 */
const whenDecoded = (element: HTMLImageElement): Promise<unknown> =>
  Promise.resolve(document.hidden || element.decode?.()).catch(() => undefined);

interface ImageHandlers {
  onLoad(event: SyntheticEvent<HTMLImageElement>): void;
  onError(): void;
}

/** Creates a function that returns stable handlers for each image, so that unchanged images do not rerender. */
function createImageHandlers(reportLoad: LightboxImages['reportLoad']): (file: GalleryImage) => ImageHandlers {
  const known = new Map<string, ImageHandlers>();
  return (file) => {
    const key = `${file.id} ${file.url}`;
    const handlers = known.get(key) ?? {
      onLoad: (event) => void whenDecoded(event.currentTarget).then(() => reportLoad(file, 'loaded')),
      onError: () => reportLoad(file, 'failed'),
    };
    known.set(key, handlers);
    return handlers;
  };
}

/** Returns the prop getters for a slide and its image. */
export function useSlideGetters<TImage extends GalleryImage>(
  options: UseSlideGettersOptions<TImage>,
): Pick<UseLightboxResult<TImage>, 'getSlideProps' | 'getImageProps' | 'getRetryImageButtonProps'> {
  const { machine, slides, slideElements, imageElements, reportLoad, retryImage, focusDialog, labels } = options;
  const { images, offset, total } = machine;
  const positionOf = useCallback(
    (index: number) => describePosition(labels, index, { offset, total }),
    [labels, offset, total],
  );

  const [handlersOf] = useState(() => createImageHandlers(reportLoad));

  const getSlideProps = useCallback<UseLightboxResult<TImage>['getSlideProps']>(
    ({ index, ...props }) => {
      const slide = slides.find((candidate) => candidate.index === index);
      const own = {
        ref: slideElements.refFor(index),
        role: 'group',
        'aria-roledescription': labels.slide,
        'aria-label': positionOf(index),
        'data-role': slide?.role,
        'data-status': slide?.imageStatus,
      };
      return mergeProps(own, props);
    },
    [slides, slideElements, labels, positionOf],
  );

  const getImageProps = useCallback<UseLightboxResult<TImage>['getImageProps']>(
    ({ index, ...props }) => {
      const image = images[index];
      const slide = slides.find((candidate) => candidate.index === index);
      const own = {
        ref: imageElements.refFor(index),
        alt: image?.alt || image?.title || positionOf(index),
        ...(image && slide?.shouldLoad !== false && wholePicture(image)),
        decoding: 'async' as const,
        draggable: false,
        'data-status': slide?.imageStatus,
        ...(image && handlersOf(image)),
      };
      return mergeProps(own, props);
    },
    [images, slides, imageElements, handlersOf, positionOf],
  );

  const getRetryImageButtonProps = useCallback<UseLightboxResult<TImage>['getRetryImageButtonProps']>(
    ({ index, ...props }) =>
      mergeProps(
        retryButtonProps(labels, focusDialog, () => retryImage(index)),
        props,
      ),
    [labels, focusDialog, retryImage],
  );

  return { getSlideProps, getImageProps, getRetryImageButtonProps };
}

/** Returns the prop getter for an element that opens the lightbox. */
export function useTriggerGetter<TImage extends GalleryImage>(
  open: UseLightboxResult['open'],
  isEnabled: boolean,
): UseLightboxResult<TImage>['getTriggerProps'] {
  return useCallback(
    (props) =>
      mergeProps(
        isEnabled ? loadOnPressProps(props.image) : {},
        openerProps(
          props,
          isEnabled &&
            ((event, opener) => {
              if (open(props.image.id, { reason: 'trigger', event, opener })) loadRequestedPicture(props.image);
            }),
        ),
      ),
    [open, isEnabled],
  );
}
