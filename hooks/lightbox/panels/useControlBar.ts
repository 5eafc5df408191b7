'use client';
import { useId, useMemo, useState, type MouseEvent, type RefCallback } from 'react';
import type { UseLightboxResult } from '../lightbox/types.ts';
import type { LightboxSettings } from '../../data/backend/LightboxSettings.ts';
import { buttonProps } from '../../core/shared/controlProps.ts';
import { hasFocusWithin } from '../../core/shared/engine/focus.ts';
import { fillLabel } from '../../core/shared/fillLabel.ts';
import { mergeProps, mergeRefs } from '../../core/shared/mergeProps.ts';
import { observeSize } from './engine/observeSize.ts';
import { useControllableState } from '../../core/shared/useControllableState.ts';
import { useInertRef } from '../../core/shared/useElementEffect.ts';
import { useIsomorphicLayoutEffect } from '../../core/shared/useIsomorphicLayoutEffect.ts';
import { useLabels } from '../../core/shared/useLabels.ts';
import { useMediaQuery } from '../../core/shared/useMediaQuery.ts';
import { useStableCallbacks } from '../../core/shared/useStableCallback.ts';
import { useUnchanged } from '../../core/shared/useUnchanged.ts';
import { arrangeControls, controlsOf } from './controlsOf.ts';
import { NARROW_BAR_WIDTH_PX } from './constants.ts';
import { PANELS_LABELS } from './labels.ts';
import type { ControlBarChangeReason, PanelsTarget, UseControlBarOptions, UseControlBarResult } from './types.ts';

/**
 * Manages the control bar: which controls it contains, their order, and the button that shows and hides the bar.
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
    readonly onShortcut?: UseLightboxResult['onShortcut'] | undefined;
    readonly total?: number | undefined;
    readonly offset?: number | undefined;
  },
  options: UseControlBarOptions = {},
): UseControlBarResult {
  const { settings, image, images, index, offset = 0, total = images.length, onShortcut } = lightbox;
  const { enabled, position, ...shown } = resolveBar(options, settings);
  const labels = useLabels(PANELS_LABELS, options.labels);
  const [isOpen, request] = useControllableState<boolean, ControlBarChangeReason>({
    name: 'isOpen',
    value: options.isOpen,
    defaultValue: options.defaultIsOpen ?? true,
    onChange: options.onOpenChange,
  });
  const { setBar, setGroup, setToggle, noteFocus } = useBarElements(isOpen);

  const change = (isNext: boolean, reason: ControlBarChangeReason, event?: Event) => {
    noteFocus();
    request(isNext, reason, event);
  };
  const verbs = useStableCallbacks({
    toggle: (reason: ControlBarChangeReason = 'imperative', event?: Event) => change(!isOpen, reason, event),
    show: () => change(true, 'imperative'),
    hide: () => change(false, 'imperative'),
  });
  const { toggle } = verbs;
  useToggleShortcut(enabled ? onShortcut : undefined, toggle);
  const getters = useBarGetters({ position, isOpen, toggle, labels, setBar, setGroup, setToggle });

  const controls = useUnchanged(controlsOf({ settings, image, images, hasMore: total > images.length, ...shown }));
  const isNarrow = useMediaQuery(`(max-width: ${NARROW_BAR_WIDTH_PX}px)`);
  const groups = useMemo(() => arrangeControls(controls, isNarrow), [controls, isNarrow]);
  const counterText = index < 0 ? '' : fillLabel(labels.counter, { index: offset + index + 1, count: total });
  return useUnchanged({
    isMounted: enabled,
    isOpen,
    position,
    controls,
    groups,
    counterText,
    ...verbs,
    ...getters,
    labels,
  });
}

/** Resolves the options. Options override settings, which override the defaults. */
function resolveBar(options: UseControlBarOptions, settings: LightboxSettings) {
  return {
    enabled: options.enabled ?? settings.controlBar ?? true,
    position: options.position ?? settings.controlBarPosition ?? 'bottom',
    isFullscreen: options.isFullscreen ?? false,
    isStarted: options.isStarted ?? false,
    fullWindow: options.fullWindow ?? settings.fullWindow ?? true,
    hasInfo: options.hasInfo,
    available: options.available ?? {},
  };
}

interface UseBarGettersOptions
  extends
    Pick<UseControlBarResult, 'position' | 'isOpen' | 'toggle' | 'labels'>,
    Pick<ReturnType<typeof createBar>, 'setBar' | 'setGroup' | 'setToggle'> {}

/** Returns the prop getters for the bar, its group of controls and its toggle. */
function useBarGetters(
  options: UseBarGettersOptions,
): Pick<UseControlBarResult, 'getBarProps' | 'getControlsProps' | 'getToggleProps'> {
  const { position, isOpen, toggle, labels, setBar, setGroup, setToggle } = options;
  const id = useId();
  return useMemo(() => {
    const handleClick = (event: MouseEvent) => toggle('toggleButton', event.nativeEvent);
    const own = { ref: setBar, 'data-position': position, 'data-open': isOpen ? '' : undefined };
    const controls = { ref: setGroup, id, role: 'group', 'aria-label': labels.controls };
    const tab = {
      ...buttonProps(isOpen ? labels.hideControls : labels.showControls, handleClick),
      'aria-expanded': isOpen,
      'aria-controls': id,
      'data-position': position,
      'data-shortcut': 'toggleControls',
      ref: setToggle,
    };
    return {
      getBarProps: (props) => mergeProps(own, props),
      getControlsProps: (props) => mergeProps(controls, props),
      getToggleProps: (props) => mergeProps(tab, props),
    };
  }, [id, position, isOpen, labels, toggle, setBar, setGroup, setToggle]);
}

/** Toggles the bar with the `toggleControls` shortcut. */
function useToggleShortcut(
  onShortcut: UseLightboxResult['onShortcut'] | undefined,
  toggle: UseControlBarResult['toggle'],
): void {
  useIsomorphicLayoutEffect(() => {
    const forget: unknown = onShortcut?.('toggleControls', (event) => toggle('keyboard', event));
    return typeof forget === 'function' ? () => void forget() : undefined;
  }, [onShortcut, toggle]);
}

/**
 * Creates the refs for the bar's elements. When the bar is hidden while a control has focus, focus moves to the button
 * that shows the bar again.
 */
function useBarElements(isOpen: boolean) {
  const inertRef = useInertRef(!isOpen);
  const [bar] = useState(() => createBar(inertRef));
  useIsomorphicLayoutEffect(() => {
    if (!isOpen) bar.rescueFocus();
  }, [isOpen, bar]);
  return bar;
}

/**
 * Creates the refs for the bar, its group of controls and its toggle. The group's height is set on the bar as a custom
 * property, because the slide animation needs it.
 */
function createBar(inertRef: RefCallback<HTMLElement>) {
  let bar: HTMLElement | null = null;
  let controls: HTMLElement | null = null;
  const toggles = new Set<HTMLElement>();
  let hadFocus = false;
  let groupHeight = 0;
  const write = () => bar?.style.setProperty('--loggia-control-bar-height', `${groupHeight}px`);
  const group = observeSize(({ height }) => {
    groupHeight = height;
    write();
  });
  return {
    setGroup: mergeRefs<HTMLElement>(group.ref, inertRef, (element) => {
      controls = element;
    }),
    setToggle(element: HTMLElement | null) {
      for (const known of toggles) if (!known.isConnected) toggles.delete(known);
      if (element) toggles.add(element);
    },
    /** Call this before the bar is hidden, because a focused menu in it may be removed in the same render. */
    noteFocus() {
      hadFocus = controls !== null && hasFocusWithin(controls);
    },
    rescueFocus() {
      if (!hadFocus) return;
      hadFocus = false;
      [...toggles].find((toggle) => toggle.isConnected && !controls?.contains(toggle))?.focus();
    },
    setBar(element: HTMLElement | null) {
      bar = element;
      write();
    },
  };
}
