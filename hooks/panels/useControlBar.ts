'use client';
import { useId, useMemo, useState } from 'react';
import type { MouseEvent } from 'react';
import { buttonProps } from '../shared/buttonProps.ts';
import { fillLabel } from '../shared/fillLabel.ts';
import { mergeProps } from '../shared/mergeProps.ts';
import { useControllableState } from '../shared/useControllableState.ts';
import { useCustomProperties } from '../shared/useCustomProperties.ts';
import { useElementSize } from '../shared/useElementSize.ts';
import { useInert } from '../shared/useInert.ts';
import { useLabels } from '../shared/useLabels.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { controlsOf } from './controlsOf.ts';
import { PANELS_LABELS } from './labels.ts';
import type { ControlBarChangeReason, PanelsTarget, UseControlBarOptions, UseControlBarResult } from './types.ts';

/**
 * The bar of controls: which ones, in which order, and the tab that slides the bar away.
 *
 * ```tsx
 * const bar = useControlBar(lightbox);
 * <div {...bar.getBarProps()}>
 *   <button {...bar.getToggleProps()}>⌄</button>
 *   <div {...bar.getControlsProps()}>{bar.controls.map((name) => …)}</div>
 * </div>
 * ```
 */
export function useControlBar(
  lightbox: Pick<PanelsTarget, 'settings' | 'image' | 'images' | 'index'> & {
    readonly total?: number | undefined;
    readonly offset?: number | undefined;
  },
  options: UseControlBarOptions = {},
): UseControlBarResult {
  const { settings, image, images, index, offset = 0, total = images.length } = lightbox;
  const { enabled = settings.controlBar ?? true, isFullscreen = false, isStarted = false } = options;
  const {
    position = settings.controlBarPosition ?? 'bottom',
    fullWindow = settings.fullWindow ?? true,
    available = {},
  } = options;
  const labels = useLabels(PANELS_LABELS, options.labels);
  const [isOpen, request] = useControllableState<boolean, ControlBarChangeReason>({
    name: 'isOpen',
    value: options.isOpen,
    defaultValue: options.defaultIsOpen ?? true,
    onChange: options.onOpenChange,
  });
  const [bar, setBar] = useState<HTMLElement | null>(null);
  const [group, setGroup] = useState<HTMLElement | null>(null);
  const { height } = useElementSize(group);
  useCustomProperties(bar, { '--loggia-control-bar-height': `${height}px` });
  useInert(group, !isOpen);

  const toggle = useStableCallback((reason: ControlBarChangeReason = 'imperative', event?: Event) => {
    request(!isOpen, reason, event);
  });
  const verbs = useMemo(
    () => ({ toggle, show: () => void request(true, 'imperative'), hide: () => void request(false, 'imperative') }),
    [toggle, request],
  );
  const id = useId();
  const getters = useMemo<Pick<UseControlBarResult, 'getBarProps' | 'getControlsProps' | 'getToggleProps'>>(() => {
    const handleClick = (event: MouseEvent) => toggle('toggleButton', event.nativeEvent);
    const own = { ref: setBar, 'data-position': position, 'data-open': isOpen ? '' : undefined };
    const controls = { ref: setGroup, id, role: 'group', 'aria-label': labels.controls };
    const tab = {
      ...buttonProps(isOpen ? labels.hideControls : labels.showControls, handleClick),
      'aria-expanded': isOpen,
      'aria-controls': id,
      'data-position': position,
    };
    return {
      getBarProps: (props) => mergeProps(own, props),
      getControlsProps: (props) => mergeProps(controls, props),
      getToggleProps: (props) => mergeProps(tab, props),
    };
  }, [id, position, isOpen, labels, toggle]);

  const controls = controlsOf({ settings, image, isFullscreen, isStarted, fullWindow, available });
  const counterText = index < 0 ? '' : fillLabel(labels.counter, { index: offset + index + 1, count: total });
  return { isPresent: enabled, isOpen, position, controls, counterText, ...verbs, ...getters, labels };
}
