'use client';
import { useMemo } from 'react';
import type { CSSProperties, MouseEvent } from 'react';
import { buttonProps } from '../shared/buttonProps.ts';
import { mergeProps } from '../shared/mergeProps.ts';
import type { UseSlideshowResult } from './types.ts';

type Getters = Pick<UseSlideshowResult, 'getPlayButtonProps' | 'getProgressProps' | 'getAnnouncementProps'>;

/** The getters of the button, the progress and the announcement. `runningMs` is 0 while the timer does not run. */
export function useSlideshowGetters(
  slideshow: Omit<UseSlideshowResult, keyof Getters>,
  isBlocked: boolean,
  runningMs: number,
): Getters {
  const { isPlaying, isStarted, hasControl, announcement, toggle, labels } = slideshow;
  return useMemo(() => {
    const handleClick = (event: MouseEvent) => toggle('playButton', event.nativeEvent);
    const playButton = {
      ...buttonProps(isStarted ? labels.pause : labels.play, handleClick, isBlocked),
      hidden: !hasControl,
      'data-started': isStarted ? '' : undefined,
      'data-playing': isPlaying ? '' : undefined,
    };
    const style = { '--loggia-slideshow-interval': `${runningMs}ms` } as CSSProperties;
    const progress = { 'aria-hidden': true, ...(runningMs > 0 && { 'data-running': '', style }) } as const;
    return {
      getPlayButtonProps: (props) => mergeProps(playButton, props),
      getProgressProps: (props) => mergeProps(progress, props),
      getAnnouncementProps: (props) => mergeProps({ role: 'status', children: announcement } as const, props),
    };
  }, [isPlaying, isStarted, isBlocked, hasControl, runningMs, announcement, toggle, labels]);
}
