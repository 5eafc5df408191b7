'use client';
import { useCallback, useState } from 'react';
import { useLabels } from '../shared/useLabels.ts';
import { useReducedMotion } from '../shared/useReducedMotion.ts';
import { useStableCallbacks } from '../shared/useStableCallbacks.ts';
import { useUnchanged } from '../shared/useUnchanged.ts';
import type { SlideshowPauseReason } from '../slideshow/types.ts';
import { SIDEBAR_DURATION_MS } from './constants.ts';
import { PANELS_LABELS } from './labels.ts';
import { requestedSidebars } from './requestedSidebars.ts';
import { sidebarLabels } from './sidebarLabels.ts';
import { sidebarStatus } from './sidebarStatus.ts';
import type { SidebarChangeReason, UseSidebarsOptions, UseSidebarsResult } from './sidebarTypes.ts';
import type { PanelsTarget } from './types.ts';
import { useSidebarArea } from './useSidebarArea.ts';
import { useSidebarEscape } from './useSidebarEscape.ts';
import { useSidebarFailure } from './useSidebarFailure.ts';
import { useSidebarFocus } from './useSidebarFocus.ts';
import { useSidebarGetters } from './useSidebarGetters.ts';
import { useSidebarMotion } from './useSidebarMotion.ts';
import { useSidebarRequests } from './useSidebarRequests.ts';
import { useSidebarWish } from './useSidebarWish.ts';

const DEFAULT_NAMES = ['comments', 'shop'] as const;
const PANEL: ReadonlySet<SlideshowPauseReason> = new Set(['panel']);
const NOTHING: ReadonlySet<SlideshowPauseReason> = new Set();

/** Which sidebars are open, or were. */
function useWasOpened(shown: string | null): (name: string) => boolean {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  if (shown !== null && !opened.has(shown)) setOpened(new Set([...opened, shown]));
  return useCallback((name: string) => opened.has(name), [opened]);
}

/**
 * Panels beside the image, one at a time: comments, a shop, or any other.
 *
 * ```tsx
 * const sidebars = useSidebars(lightbox);
 * const slideshow = useSlideshow(lightbox, { pauseReasons: sidebars.pauseReasons });
 * <div {...lightbox.getStageProps(sidebars.getAreaProps())}>
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
  const [openName, request] = useSidebarWish(lightbox, options, names);
  const motion = useSidebarMotion(openName, durationMs);
  const active = motion.phase === 'closing' ? null : motion.shown;
  const { setArea, covered, width, isFullWidth } = useSidebarArea(
    { ...options, width: options.width ?? settings.sidebarWidth },
    active !== null,
    durationMs,
  );
  // After the area, whose effect lifts `inert`: what was covered a moment ago can take focus back only then.
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
  const wasOpened = useWasOpened(motion.shown);
  const view = { openName, has, statusOf, wasOpened, labelsOf, position, width, isFullWidth, ...verbs };
  const getters = { ...useSidebarGetters({ ...view, setArea, elements, covered }), ...useSidebarFailure(elements) };
  return useUnchanged({ ...view, pauseReasons: openName === null ? NOTHING : PANEL, ...getters });
}
