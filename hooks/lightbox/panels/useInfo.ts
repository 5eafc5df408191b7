'use client';
import { useId, useMemo, useState, type MouseEvent } from 'react';
import type { LightboxSettings } from '../../data/backend/LightboxSettings.ts';
import { buttonProps } from '../../core/shared/controlProps.ts';
import { mergeProps } from '../../core/shared/mergeProps.ts';
import { useControllableState } from '../../core/shared/useControllableState.ts';
import { useDelayed } from '../../core/shared/useTimeout.ts';
import { useInertRef } from '../../core/shared/useElementEffect.ts';
import { useLabels } from '../../core/shared/useLabels.ts';
import { useStableCallbacks } from '../../core/shared/useStableCallback.ts';
import { useUnchanged } from '../../core/shared/useUnchanged.ts';
import { INFO_DELAY_MS, LONG_INFO_LENGTH } from './constants.ts';
import { hasInfo as hasInfoOf } from './controlsOf.ts';
import { PANELS_LABELS } from './labels.ts';
import type { InfoChangeReason, PanelsTarget, UseInfoOptions, UseInfoResult } from './types.ts';

/**
 * Manages the info box with an image's title and description.
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
  const [requested, request] = useControllableState<boolean | null, InfoChangeReason>({
    name: 'isOpen',
    value: options.isOpen,
    defaultValue: null,
    onChange: (isNext, details) => options.onOpenChange?.(isNext ?? false, details),
  });
  const isOpen = enabled && (requested ?? startsOpen);
  const hasInfo = enabled && (options.hasInfo ?? hasInfoOf(image));
  // An initially open box has no delay. This also avoids an extra render.
  const isShown = useDelayed(isOpen && hasInfo && status === 'open', requested === null ? 0 : delayMs);

  const { title = '', description = '', id: imageId } = image ?? {};
  const isLong = description.length > LONG_INFO_LENGTH || description.includes('\n');
  const [expandedId, setExpandedId] = useState<string | undefined>(undefined);
  const isExpanded = isLong && imageId !== undefined && expandedId === imageId;

  const { expand, ...verbs } = useStableCallbacks({
    expand: () => setExpandedId(isExpanded ? undefined : imageId),
    toggle: (reason: InfoChangeReason = 'imperative', event?: Event) => void request(!isOpen, reason, event),
    show: () => void (isOpen || request(true, 'imperative')),
    hide: () => void (isOpen && request(false, 'imperative')),
  });
  const getters = useInfoGetters({
    enabled,
    isOpen,
    hasInfo,
    isShown,
    isExpanded,
    ...place,
    toggle: verbs.toggle,
    expand,
    labels,
  });
  const { position } = place;
  const texts = { title, description, isLong, isExpanded };
  return useUnchanged({ hasInfo, isOpen, isShown, ...texts, position, ...verbs, ...getters, labels });
}

interface UseInfoGettersOptions
  extends InfoPosition, Pick<UseInfoResult, 'isOpen' | 'hasInfo' | 'isShown' | 'isExpanded' | 'toggle' | 'labels'> {
  readonly enabled: boolean;
  /** Expands or collapses the description. */
  readonly expand: () => void;
}

/** Returns the prop getters for the info box and its buttons. */
function useInfoGetters(
  options: UseInfoGettersOptions,
): Pick<UseInfoResult, 'getToggleProps' | 'getInfoProps' | 'getMoreButtonProps'> {
  const { enabled, hasInfo, isShown, isExpanded, position, align, fullWidth, toggle, expand, labels } = options;
  const isOpen = hasInfo && options.isOpen;
  const id = useId();
  const setBox = useInertRef(!isShown);
  return useMemo(() => {
    const handleClick = (event: MouseEvent) => toggle('toggleButton', event.nativeEvent);
    const button = {
      ...buttonProps(isOpen ? labels.hideInfo : labels.showInfo, handleClick, !hasInfo),
      hidden: !enabled,
      'aria-expanded': isOpen,
      'aria-controls': id,
    };
    const own = {
      ref: setBox,
      id,
      role: 'region',
      'aria-label': labels.info,
      // The text can be scrolled and selected, so dragging must not move the image.
      'data-no-gesture': '',
      'data-shown': isShown ? '' : undefined,
      'data-expanded': isExpanded ? '' : undefined,
      'data-position': position,
      'data-align': align,
      'data-full-width': fullWidth ? '' : undefined,
    };
    const more = {
      ...buttonProps(isExpanded ? labels.lessInfo : labels.moreInfo, expand),
      'aria-label': undefined,
      'aria-expanded': isExpanded,
      children: isExpanded ? labels.lessInfo : labels.moreInfo,
    };
    return {
      getToggleProps: (props) => mergeProps(button, props),
      getInfoProps: (props) => mergeProps(own, props),
      getMoreButtonProps: (props) => mergeProps(more, props),
    };
  }, [id, enabled, isOpen, hasInfo, isShown, isExpanded, position, align, fullWidth, labels, toggle, expand, setBox]);
}

/** The position of the info box. */
interface InfoPosition {
  readonly position: 'top' | 'bottom';
  readonly align: 'left' | 'center' | 'right';
  readonly fullWidth: boolean;
}

/** The resolved options. Options override settings, which override the defaults. */
interface ResolvedInfo extends InfoPosition {
  readonly enabled: boolean;
  readonly startsOpen: boolean;
  readonly delayMs: number;
}

function resolveInfo(options: UseInfoOptions, settings: LightboxSettings): ResolvedInfo {
  return {
    enabled: options.enabled ?? settings.info ?? true,
    startsOpen: options.defaultIsOpen ?? settings.infoAlwaysShown ?? false,
    delayMs: options.delayMs ?? INFO_DELAY_MS,
    position: options.position ?? settings.infoPosition ?? 'bottom',
    align: options.align ?? settings.infoAlign ?? 'left',
    fullWidth: options.fullWidth ?? settings.infoFullWidth ?? true,
  };
}
