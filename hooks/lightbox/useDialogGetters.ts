'use client';
import { useCallback, useMemo, useState } from 'react';
import type { MouseEvent } from 'react';
import { buttonProps } from '../shared/buttonProps.ts';
import { endEvents } from '../shared/engine/eventBoundary.ts';
import { mergeProps } from '../shared/mergeProps.ts';
import type { LightboxLabels } from './labels.ts';
import type { LightboxDialog } from './useLightboxDialog.ts';
import type { UseLightboxResult } from './types.ts';

type DialogGetters = Pick<
  UseLightboxResult,
  | 'getDialogProps'
  | 'getStageProps'
  | 'getPreviousButtonProps'
  | 'getNextButtonProps'
  | 'getCloseButtonProps'
  | 'getAnnouncementProps'
  | 'stageElement'
>;

export interface UseDialogGettersOptions
  extends
    Pick<LightboxDialog, 'dialogProps'>,
    Pick<
      UseLightboxResult,
      | 'status'
      | 'transition'
      | 'imageStatus'
      | 'hasPrevious'
      | 'hasNext'
      | 'settings'
      | 'failure'
      | 'announcement'
      | 'next'
      | 'previous'
      | 'close'
    > {
  readonly labels: LightboxLabels;
}

type Press = (event: MouseEvent) => void;

/** The getters of everything around the slides. */
export function useDialogGetters(options: UseDialogGettersOptions): DialogGetters {
  const [stageElement, setStageElement] = useState<HTMLElement | null>(null);
  const { dialogProps, status, transition, imageStatus, hasPrevious, hasNext, settings, failure, announcement } =
    options;
  const { labels, next, previous, close } = options;
  const { fullWindow } = settings;

  const dialogGetters = useMemo<Pick<DialogGetters, 'getDialogProps' | 'getStageProps'>>(() => {
    const dialog = {
      ...dialogProps,
      tabIndex: -1,
      'aria-label': labels.dialog,
      'data-status': status,
      'data-failed': failure?.code,
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
  }, [dialogProps, labels, status, failure, fullWindow, imageStatus, transition]);

  const buttonGetters = useMemo<
    Pick<DialogGetters, 'getPreviousButtonProps' | 'getNextButtonProps' | 'getCloseButtonProps'>
  >(() => {
    const toPrevious: Press = (event) => previous('previousButton', event.nativeEvent);
    const toNext: Press = (event) => next('nextButton', event.nativeEvent);
    const toClosed: Press = (event) => close('closeButton', event.nativeEvent);
    return {
      getPreviousButtonProps: (props) => mergeProps(buttonProps(labels.previous, toPrevious, !hasPrevious), props),
      getNextButtonProps: (props) => mergeProps(buttonProps(labels.next, toNext, !hasNext), props),
      getCloseButtonProps: (props) => mergeProps(buttonProps(labels.close, toClosed), props),
    };
  }, [labels, hasPrevious, hasNext, next, previous, close]);
  const getAnnouncementProps = useCallback<DialogGetters['getAnnouncementProps']>(
    (props) => mergeProps({ role: 'status', 'aria-live': 'polite', children: announcement } as const, props),
    [announcement],
  );

  return { ...dialogGetters, ...buttonGetters, getAnnouncementProps, stageElement };
}
