'use client';
import { useId, useMemo, useState, type MouseEvent, type RefCallback } from 'react';
import type { LightboxHandle } from '../lightbox/types.ts';
import { useClaim } from '../../core/shared/useClaims.ts';
import { buttonProps } from '../../core/shared/controlProps.ts';
import { hasFocusWithin } from '../../core/shared/engine/focus.ts';
import { fillLabel } from '../../core/shared/fillLabel.ts';
import { mergeProps, mergeRefs } from '../../core/shared/mergeProps.ts';
import { observeSize } from './engine/observeSize.ts';
import { useControllableState } from '../../core/shared/useControllableState.ts';
import { useInertRef } from '../../core/shared/useElementEffect.ts';
import { useIsomorphicLayoutEffect } from '../../core/shared/useIsomorphicLayoutEffect.ts';
import { useLabels } from '../../core/shared/useLabels.ts';
import { useStableCallbacks } from '../../core/shared/useStableCallback.ts';
import { useUnchanged } from '../../core/shared/useUnchanged.ts';
import { PANELS_LABELS } from './labels.ts';
import type { ControlBarChangeReason, PanelsTarget, UseBarOptions, UseBarResult } from './types.ts';

type BarTarget = Pick<PanelsTarget, 'settings' | 'claims'> & Partial<Pick<LightboxHandle, 'onShortcut'>>;

/**
 * Manages a bar along an edge of the lightbox that the user can hide with a button, a key or a tap on the image. It
 * contains whatever you render in it. For the controls that a backend configures, use `useControlBar`.
 *
 * ```tsx
 * const bar = useBar(lightbox);
 * <div {...bar.getBarProps()}>
 *   <button {...bar.getToggleProps()}>⌄</button>
 *   <div {...bar.getControlsProps()}>…</div>
 * </div>
 * ```
 */
export function useBar(lightbox: BarTarget, options: UseBarOptions = {}): UseBarResult {
  const { settings, claims, onShortcut } = lightbox;
  const { enabled = settings.controlBar ?? true, position = settings.controlBarPosition ?? 'bottom' } = options;
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
  const { handleTap, ...verbs } = useStableCallbacks({
    toggle: (reason: ControlBarChangeReason = 'imperative', event?: Event) => change(!isOpen, reason, event),
    show: () => change(true, 'imperative'),
    hide: () => change(false, 'imperative'),
    handleTap: (event: Event) => change(!isOpen, 'tap', event),
  });
  const { toggle } = verbs;
  useToggleShortcut(enabled ? onShortcut : undefined, toggle);
  useClaim(claims, 'tap', enabled ? handleTap : null);
  const getters = useBarGetters({ position, isOpen, toggle, labels, setBar, setGroup, setToggle });
  return useUnchanged({ isMounted: enabled, isOpen, position, ...verbs, ...getters, labels });
}

/**
 * Returns the position of the current image as text, such as "3 / 24", or '' if there is none.
 *
 * ```tsx
 * <span aria-hidden="true">{useCounterText(lightbox)}</span>
 * ```
 */
export function useCounterText(
  lightbox: Pick<PanelsTarget, 'images' | 'index'> & Partial<Pick<LightboxHandle, 'total' | 'offset'>>,
  options: Pick<UseBarOptions, 'labels'> = {},
): string {
  const { images, index, offset = 0, total = images.length } = lightbox;
  const { counter } = useLabels(PANELS_LABELS, options.labels);
  return index < 0 ? '' : fillLabel(counter, { index: offset + index + 1, count: total });
}

interface UseBarGettersOptions
  extends
    Pick<UseBarResult, 'position' | 'isOpen' | 'toggle' | 'labels'>,
    Pick<ReturnType<typeof createBar>, 'setBar' | 'setGroup' | 'setToggle'> {}

/** Returns the prop getters for the bar, its group of controls and its toggle. */
function useBarGetters(
  options: UseBarGettersOptions,
): Pick<UseBarResult, 'getBarProps' | 'getControlsProps' | 'getToggleProps'> {
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
function useToggleShortcut(onShortcut: LightboxHandle['onShortcut'] | undefined, toggle: UseBarResult['toggle']): void {
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
    /** Call this before the bar is hidden, because a focused menu in the bar may be removed in the same render. */
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
