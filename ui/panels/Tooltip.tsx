'use client';
import { memo } from 'react';
import type { UseLightboxResult } from '@loggia/hooks/lightbox';
import { useTooltipIntent, type PanelsLabels } from '@loggia/hooks/panels';
import { menusChunk } from '../chunks.ts';
import { lateComponent } from '../lateComponent.tsx';

export interface TooltipProps extends Pick<UseLightboxResult, 'status' | 'stageElement' | 'shortcuts'> {
  readonly labels?: Partial<PanelsLabels> | undefined;
}

const LazyTooltip = lateComponent(menusChunk, 'TooltipPopup');

/** Renders the tooltip for the lightbox's controls. Its chunk is loaded on first hover or focus. */
export const Tooltip = memo(function Tooltip(props: TooltipProps) {
  return useTooltipIntent(props) && <LazyTooltip {...props} />;
});
