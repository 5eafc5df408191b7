'use client';
import { useMemo } from 'react';
import { buttonProps } from '../shared/buttonProps.ts';
import { mergeProps } from '../shared/mergeProps.ts';
import type { FilmstripLabels } from './labels.ts';
import type { UseFilmstripResult } from './types.ts';

type Getters = Pick<
  UseFilmstripResult,
  'scrollBackward' | 'scrollForward' | 'getBackwardButtonProps' | 'getForwardButtonProps'
>;

/** The two arrows, as getters and as verbs. */
export function useArrowGetters(
  canScrollBackward: boolean,
  canScrollForward: boolean,
  scrollBySteps: (steps: number) => void,
  { backward, forward }: FilmstripLabels,
): Getters {
  return useMemo(() => {
    const scrollBackward = () => scrollBySteps(-1);
    const scrollForward = () => scrollBySteps(1);
    const toBackward = buttonProps(backward, scrollBackward, !canScrollBackward);
    const toForward = buttonProps(forward, scrollForward, !canScrollForward);
    return {
      scrollBackward,
      scrollForward,
      getBackwardButtonProps: (props) => mergeProps(toBackward, props),
      getForwardButtonProps: (props) => mergeProps(toForward, props),
    };
  }, [canScrollBackward, canScrollForward, scrollBySteps, backward, forward]);
}
