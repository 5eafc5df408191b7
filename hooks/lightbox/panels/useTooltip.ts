'use client';
import { useEffect, useMemo, useState } from 'react';
import type { UseLightboxResult } from '../lightbox/types.ts';
import type { PropGetter } from '../../core/shared/ElementProps.ts';
import { readDirection } from '../../core/shared/engine/readDirection.ts';
import { mergeProps } from '../../core/shared/mergeProps.ts';
import { useLabels } from '../../core/shared/useLabels.ts';
import { TOOLTIP_DELAY_MS } from './constants.ts';
import { watchTooltips, type ShownTooltip } from './engine/watchTooltips.ts';
import { PANELS_LABELS, type PanelsLabels } from './labels.ts';

export interface UseTooltipOptions {
  /**
   * How long a pointer or focus must rest on a control before its tooltip appears, in milliseconds.
   * @default TOOLTIP_DELAY_MS
   */
  readonly delayMs?: number | undefined;
  readonly labels?: Partial<PanelsLabels> | undefined;
  /** Whether to replace the browser's tooltips. If `false`, the browser shows its own tooltips. @default true */
  readonly enabled?: boolean | undefined;
}

export interface UseTooltipResult {
  /** The control whose tooltip is shown, or `null` if there is none. Pass it to `useAnchored`. */
  readonly anchorElement: HTMLElement | null;
  /** The text of the tooltip, from the control's `title`. */
  readonly text: string;
  /** The control's keyboard shortcut, such as "Esc", or '' if there is none. */
  readonly keyText: string;
  /** Returns props for the tooltip. Render it inside the stage of the lightbox. */
  readonly getTooltipProps: PropGetter<'div'>;
}

/**
 * Manages a single tooltip for all controls of an open lightbox that have a `title`. It replaces the browser's tooltip,
 * also appears on keyboard focus, and includes the control's shortcut. It does not appear when the user touches a
 * control.
 *
 * ```tsx
 * const tooltip = useTooltip(lightbox);
 * const { getAnchoredProps } = useAnchored({ anchorElement: tooltip.anchorElement, placement: 'top' });
 * {tooltip.anchorElement && (
 *   <div {...tooltip.getTooltipProps(getAnchoredProps())}>
 *     {tooltip.text} <kbd>{tooltip.keyText}</kbd>
 *   </div>
 * )}
 * ```
 */
export function useTooltip(
  lightbox: Pick<UseLightboxResult, 'status' | 'stageElement' | 'shortcuts'>,
  options: UseTooltipOptions = {},
): UseTooltipResult {
  const { status, stageElement, shortcuts } = lightbox;
  const { delayMs = TOOLTIP_DELAY_MS, enabled = true } = options;
  const labels = useLabels(PANELS_LABELS, options.labels);
  const [shown, setShown] = useState<ShownTooltip | null>(null);
  const isOn = enabled && status === 'open';
  useEffect(
    () => (stageElement && isOn ? watchTooltips(stageElement, delayMs, setShown) : undefined),
    [stageElement, isOn, delayMs],
  );
  return useMemo(
    () => ({
      anchorElement: shown?.element ?? null,
      text: shown?.text ?? '',
      keyText: shown ? keyTextOf(shown.element, shortcuts, labels) : '',
      getTooltipProps: (props) => mergeProps({ role: 'tooltip' }, props),
    }),
    [shown, shortcuts, labels],
  );
}

const MIRRORED: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** Returns the display name of the first shortcut for a control's action. */
function keyTextOf(element: HTMLElement, shortcuts: UseLightboxResult['shortcuts'], labels: PanelsLabels): string {
  const [key] = shortcuts[element.dataset['shortcut'] ?? ''] ?? [];
  if (key === undefined) return '';
  const shownKey = readDirection(element) === 'rtl' ? (MIRRORED[key] ?? key) : key;
  return labels.keys[shownKey] ?? (shownKey.length === 1 ? shownKey.toUpperCase() : shownKey);
}
