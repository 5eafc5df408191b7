'use client';
import { useCallback, useEffect, useRef } from 'react';
import type { LightboxSettings } from '../../data/backend/LightboxSettings.ts';
import { useClaim } from '../../core/shared/useClaims.ts';
import { listenToKeys } from '../../core/shared/engine/pageKeys.ts';
import { isComposing, LAYER, TEXT_FIELD } from '../../core/shared/keyOwners.ts';
import { useAdjustedReducer } from '../../core/shared/useAdjustedState.ts';
import { useActiveSpan } from '../../core/shared/useActiveSpan.ts';
import { useControllableState, type RequestChange } from '../../core/shared/useControllableState.ts';
import { useLabels } from '../../core/shared/useLabels.ts';
import { useReducedMotion } from '../../core/shared/useMediaQuery.ts';
import { useStableCallbacks } from '../../core/shared/useStableCallback.ts';
import { useTimeout } from '../../core/shared/useTimeout.ts';
import { useUnchanged } from '../../core/shared/useUnchanged.ts';
import type { SlideshowPauseReason } from '../../slides/slideshow/types.ts';
import { SHOP_OPEN_DELAY_MS, SIDEBAR_DURATION_MS } from './constants.ts';
import { PANELS_LABELS, sidebarLabels } from './labels.ts';
import {
  initialSidebars,
  sidebarsReducer,
  sidebarStatus,
  type SidebarsEvent,
  type SidebarsState,
} from './sidebarsReducer.ts';
import type { SidebarChangeReason, SidebarRequest, UseSidebarsOptions, UseSidebarsResult } from './sidebarTypes.ts';
import type { PanelsTarget } from './types.ts';
import { useSidebarArea, useSidebarFocus } from './useSidebarElements.ts';
import { useSidebarFailure, useSidebarGetters } from './useSidebarGetters.ts';

const DEFAULT_NAMES = ['comments', 'shop'] as const;
const PANEL: ReadonlySet<SlideshowPauseReason> = new Set(['panel']);
const doNothing = (): void => undefined;
const NOTHING: ReadonlySet<SlideshowPauseReason> = new Set();

/**
 * Manages sidebars next to the image, such as comments, a shop or custom ones. Only one is open at a time.
 *
 * ```tsx
 * const sidebars = useSidebars(lightbox);
 * const slideshow = useSlideshow(lightbox); // pauses while a sidebar is open
 * <div {...lightbox.getStageProps(sidebars.getContainerProps())}>
 *   <button {...sidebars.getToggleProps({ name: 'comments' })}>✎</button>
 *   <aside {...sidebars.getSidebarProps({ name: 'comments' })}>…</aside>
 * </div>
 * ```
 */
export function useSidebars<TName extends string = 'comments' | 'shop'>(
  lightbox: PanelsTarget,
  options: UseSidebarsOptions<TName> = {},
): UseSidebarsResult<TName> {
  const { status, settings, dialogElement } = lightbox;
  const { enabled = true, position = settings.sidebarPosition ?? 'left' } = options;
  const names = options.names ?? (DEFAULT_NAMES as readonly string[] as readonly TName[]);
  const namesText = names.join(' ');
  const labels = useLabels(PANELS_LABELS, options.labels);
  const durationMs = useReducedMotion() ? 0 : (options.durationMs ?? SIDEBAR_DURATION_MS);
  const [openName, request] = useRequestedSidebar(lightbox, options, names);
  const motion = useSidebarMotion(openName, durationMs);
  const active = motion.phase === 'closing' ? null : motion.shown;
  const { setArea, covered, width, isFullWidth } = useSidebarArea(
    { ...options, width: options.width ?? settings.sidebarWidth },
    active !== null,
    durationMs,
  );
  // Must come after `useSidebarArea`. The effect of that hook removes `inert` from uncovered elements, so that they can
  // receive focus.
  const elements = useSidebarFocus(active, openName, dialogElement);

  const close = (reason: SidebarChangeReason = 'imperative', event?: Event) => void request(null, reason, event);
  const open = (name: TName, reason: SidebarChangeReason = 'imperative', event?: Event) =>
    enabled && status !== 'closed' && names.includes(name) && request(name, reason, event);
  const toggle = (name: TName, reason?: SidebarChangeReason, event?: Event) => {
    if (openName === name) close(reason, event);
    else open(name, reason, event);
  };
  const verbs = useStableCallbacks({ open, close, toggle });
  useSidebarRequests(enabled && status === 'open', options.requests ?? requestedSidebars(settings), (name) =>
    verbs.open(name as TName, 'requested'),
  );
  useSidebarEscape(openName !== null, dialogElement, verbs.close);

  const has = useCallback((name: TName) => enabled && namesText.split(' ').includes(name), [enabled, namesText]);
  const statusOf = useCallback((name: TName) => sidebarStatus(motion, name), [motion]);
  const labelsOf = useCallback((name: TName) => sidebarLabels(labels, name), [labels]);
  const { opened } = motion;
  const wasOpened = useCallback((name: TName) => opened.has(name), [opened]);
  const view = { openName, has, statusOf, wasOpened, labelsOf, position, width, isFullWidth, ...verbs };
  const getters = { ...useSidebarGetters({ ...view, setArea, elements, covered }), ...useSidebarFailure(elements) };
  useClaim(lightbox.claims, 'pause', openName === null ? null : 'panel');
  return useUnchanged({ ...view, pauseReasons: openName === null ? NOTHING : PANEL, ...getters });
}

/**
 * Manages which sidebar should be open. The caller may cancel each change. Closing the lightbox or removing the open
 * sidebar's name closes the sidebar.
 */
function useRequestedSidebar<TName extends string>(
  lightbox: Pick<PanelsTarget, 'status'>,
  options: UseSidebarsOptions<TName>,
  names: readonly TName[],
): readonly [TName | null, RequestChange<TName | null, SidebarChangeReason>] {
  const { enabled = true } = options;
  const [openName, request] = useControllableState<TName | null, SidebarChangeReason>({
    name: 'openName',
    value: options.openName,
    defaultValue: options.defaultOpenName ?? null,
    onChange: options.onOpenNameChange,
  });
  const isGone = openName !== null && !names.includes(openName);
  useEffect(() => {
    if (isGone) request(null, 'unavailable');
  }, [isGone, request]);
  const forget = useCallback(() => void request(null, 'lightboxClosed'), [request]);
  useActiveSpan(lightbox.status !== 'closed', doNothing, forget);
  return [isGone || !enabled ? null : openName, request];
}

/** Animates to the requested sidebar. A visible sidebar finishes closing before the next one opens. */
function useSidebarMotion<TName extends string>(wanted: TName | null, durationMs: number): SidebarsState<TName> {
  const [state, dispatch] = useAdjustedReducer<SidebarsState<TName>, SidebarsEvent<TName>>(
    sidebarsReducer,
    () => initialSidebars(wanted),
    (now) => (now.wanted === wanted ? null : { type: 'wantedChanged', wanted }),
  );
  const timeout = useTimeout();
  const { shown, phase } = state;
  useEffect(() => {
    if (shown === null || phase === 'open') return undefined;
    timeout.start(durationMs, () => dispatch({ type: 'motionEnded' }));
    return timeout.clear;
  }, [shown, phase, durationMs, timeout, dispatch]);
  return state;
}

/**
 * Opens the requested sidebars after their delays, once the lightbox is open. Closing the lightbox cancels these
 * requests.
 */
function useSidebarRequests(isOpen: boolean, requests: readonly SidebarRequest[], open: (name: string) => void): void {
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  const { begin, end } = useStableCallbacks({
    begin() {
      for (const { name, delayMs } of requests) {
        if (delayMs > 0) timers.current.push(setTimeout(() => open(name), delayMs));
        else open(name);
      }
    },
    end() {
      for (const timer of timers.current.splice(0)) clearTimeout(timer);
    },
  });
  useActiveSpan(isOpen, begin, end);
}

/**
 * Returns the sidebars requested by the backend or by the icon that opened the lightbox: comments immediately, the
 * shop after a delay.
 */
export function requestedSidebars({ openComments, openShop }: LightboxSettings): readonly SidebarRequest[] {
  return [
    ...(openComments ? [{ name: 'comments', delayMs: 0 }] : []),
    ...(openShop ? [{ name: 'shop', delayMs: SHOP_OPEN_DELAY_MS }] : []),
  ];
}

/**
 * On Escape, closes an open sidebar before anything below it, unless a text field has focus. The key's default action
 * is prevented, so that the dialog stays open. Elements inside the sidebar may prevent the default action first. In
 * that case, the sidebar stays open. `close` must be a stable function.
 */
function useSidebarEscape(
  isOpen: boolean,
  dialogElement: HTMLElement | null,
  close: (reason: 'escapeKey', event: KeyboardEvent) => void,
): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return;
      // The dialog is mounted but closed, because React has hidden the surrounding tree.
      if (dialogElement instanceof HTMLDialogElement && !dialogElement.open) return;
      const target = event.composedPath()[0];
      const element = target instanceof Element ? target : null;
      const layer = element?.closest(LAYER) ?? null;
      if (layer !== null && layer !== dialogElement && !layer.contains(dialogElement)) return;
      event.preventDefault();
      if (!element?.closest(TEXT_FIELD)) close('escapeKey', event);
    };
    const end = new AbortController();
    listenToKeys(handleKeyDown, end.signal);
    return () => end.abort();
  }, [isOpen, dialogElement, close]);
}
