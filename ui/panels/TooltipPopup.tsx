'use client';
import { useAnchored } from '@loggia/hooks/anchored';
import { useTooltip } from '@loggia/hooks/panels';
import type { TooltipProps } from './Tooltip.tsx';

/** Renders the tooltip element, anchored to its control. It shows the control's name and keyboard shortcut. */
export function TooltipPopup({ labels, ...lightbox }: TooltipProps) {
  const { anchorElement, text, keyText, getTooltipProps } = useTooltip(lightbox, { labels });
  const { getAnchoredProps } = useAnchored({ anchorElement, placement: 'top' });
  if (!anchorElement) return null;
  return (
    <div {...getTooltipProps(getAnchoredProps({ className: 'loggia-tooltip' }))}>
      {text}
      {keyText && <kbd>{keyText}</kbd>}
    </div>
  );
}
