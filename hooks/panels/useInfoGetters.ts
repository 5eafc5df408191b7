'use client';
import { useId, useMemo } from 'react';
import type { MouseEvent } from 'react';
import { buttonProps } from '../shared/buttonProps.ts';
import { mergeProps } from '../shared/mergeProps.ts';
import { useInertRef } from '../shared/useInert.ts';
import type { InfoPlace } from './resolveInfo.ts';
import type { UseInfoResult } from './types.ts';

export interface UseInfoGettersOptions
  extends InfoPlace, Pick<UseInfoResult, 'isOpen' | 'hasInfo' | 'isShown' | 'toggle' | 'labels'> {}

/** The getters of the info box and its button. */
export function useInfoGetters(options: UseInfoGettersOptions): Pick<UseInfoResult, 'getToggleProps' | 'getInfoProps'> {
  const { isOpen, hasInfo, isShown, position, align, fullWidth, toggle, labels } = options;
  const id = useId();
  const setBox = useInertRef(!isShown);
  return useMemo(() => {
    const handleClick = (event: MouseEvent) => toggle('toggleButton', event.nativeEvent);
    const button = {
      ...buttonProps(isOpen ? labels.hideInfo : labels.showInfo, handleClick),
      hidden: !hasInfo,
      'aria-expanded': isOpen,
      'aria-controls': id,
    };
    const own = {
      ref: setBox,
      id,
      role: 'region',
      'aria-label': labels.info,
      // Its text can be scrolled and selected; a picture cannot be dragged by it.
      'data-no-gesture': '',
      'data-shown': isShown ? '' : undefined,
      'data-position': position,
      'data-align': align,
      'data-full-width': fullWidth ? '' : undefined,
    };
    return {
      getToggleProps: (props) => mergeProps(button, props),
      getInfoProps: (props) => mergeProps(own, props),
    };
  }, [id, isOpen, hasInfo, isShown, position, align, fullWidth, labels, toggle, setBox]);
}
