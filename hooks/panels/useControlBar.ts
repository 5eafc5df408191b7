'use client';
import { useId, useMemo, useState } from 'react';
import type { MouseEvent, RefCallback } from 'react';
import { buttonProps } from '../shared/controlProps.ts';
import { fillLabel } from '../shared/fillLabel.ts';
import { mergeProps, mergeRefs } from '../shared/mergeProps.ts';
import { observeSize } from './engine/observeSize.ts';
import { useControllableState } from '../shared/useControllableState.ts';
import { useInertRef } from '../shared/useElementEffect.ts';
import { useLabels } from '../shared/useLabels.ts';
import { useStableCallbacks } from '../shared/useStableCallback.ts';
import { useUnchanged } from '../shared/useUnchanged.ts';
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
  const inertRef = useInertRef(!isOpen);
  const [{ setBar, setGroup }] = useState(() => createBar(inertRef));

  const verbs = useStableCallbacks({
    toggle: (reason: ControlBarChangeReason = 'imperative', event?: Event) => void request(!isOpen, reason, event),
    show: () => void request(true, 'imperative'),
    hide: () => void request(false, 'imperative'),
  });
  const { toggle } = verbs;
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
  }, [id, position, isOpen, labels, toggle, setBar, setGroup]);

  const { hasInfo } = options;
  const controls = useUnchanged(
    controlsOf({ settings, image, isFullscreen, isStarted, fullWindow, hasInfo, available }),
  );
  const counterText = index < 0 ? '' : fillLabel(labels.counter, { index: offset + index + 1, count: total });
  return useUnchanged({ isPresent: enabled, isOpen, position, controls, counterText, ...verbs, ...getters, labels });
}

/** Creates the refs of the bar and of its group of controls. The height of the group is set on the bar, for the style sheet's slide. */
function createBar(inertRef: RefCallback<HTMLElement>) {
  let bar: HTMLElement | null = null;
  let groupHeight = 0;
  const write = () => bar?.style.setProperty('--loggia-control-bar-height', `${groupHeight}px`);
  const group = observeSize(({ height }) => {
    groupHeight = height;
    write();
  });
  return {
    setGroup: mergeRefs<HTMLElement>(group.ref, inertRef),
    setBar(element: HTMLElement | null) {
      bar = element;
      write();
    },
  };
}
