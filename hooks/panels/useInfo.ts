'use client';
import { useControllableState } from '../shared/useControllableState.ts';
import { useDelayed } from '../shared/useDelayed.ts';
import { useLabels } from '../shared/useLabels.ts';
import { useStableCallbacks } from '../shared/useStableCallbacks.ts';
import { useUnchanged } from '../shared/useUnchanged.ts';
import { hasInfo as hasInfoOf } from './hasInfo.ts';
import { PANELS_LABELS } from './labels.ts';
import { resolveInfo } from './resolveInfo.ts';
import type { InfoChangeReason, PanelsTarget, UseInfoOptions, UseInfoResult } from './types.ts';
import { useInfoGetters } from './useInfoGetters.ts';

/**
 * The box with title and description.
 *
 * ```tsx
 * const info = useInfo(lightbox);
 * <button {...info.getToggleProps()}>ⓘ</button>
 * <div {...info.getInfoProps()}>{info.title}</div>
 * ```
 */
export function useInfo(
  lightbox: Pick<PanelsTarget, 'status' | 'settings' | 'image'>,
  options: UseInfoOptions = {},
): UseInfoResult {
  const { status, settings, image } = lightbox;
  const { enabled, startsOpen, delayMs, ...place } = resolveInfo(options, settings);
  const labels = useLabels(PANELS_LABELS, options.labels);
  const [wish, request] = useControllableState<boolean | null, InfoChangeReason>({
    name: 'isOpen',
    value: options.isOpen,
    defaultValue: null,
    onChange: (isNext, details) => options.onOpenChange?.(isNext ?? false, details),
  });
  const isOpen = enabled && (wish ?? startsOpen);
  const hasInfo = enabled && (options.hasInfo ?? hasInfoOf(image));
  const isShown = useDelayed(isOpen && hasInfo && status === 'open', delayMs);

  const verbs = useStableCallbacks({
    toggle: (reason: InfoChangeReason = 'imperative', event?: Event) => void request(!isOpen, reason, event),
    show: () => void request(true, 'imperative'),
    hide: () => void request(false, 'imperative'),
  });
  const getters = useInfoGetters({ isOpen, hasInfo, isShown, ...place, toggle: verbs.toggle, labels });
  const { title = '', description = '' } = image ?? {};
  const { position } = place;
  return useUnchanged({ hasInfo, isOpen, isShown, title, description, position, ...verbs, ...getters, labels });
}
