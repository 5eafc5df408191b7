'use client';
import { memo } from 'react';
import type { UseLightboxResult } from '@loggia/hooks/lightbox';
import { useTooltipIntent } from '@loggia/hooks/panels';
import type { PanelsLabels } from '@loggia/hooks/panels';
import { menusChunk } from '../../chunks.ts';
import { lateComponent } from '../../lateComponent.tsx';

export interface TooltipProps extends Pick<UseLightboxResult, 'status' | 'stageElement' | 'shortcuts'> {
  readonly labels?: Partial<PanelsLabels> | undefined;
}

const LazyTooltip = lateComponent(menusChunk, 'TooltipPopup');

/** The tooltip of the lightbox's controls. Its chunk loads at the first hover or focus. */
export const Tooltip = memo(function Tooltip(props: TooltipProps) {
  return useTooltipIntent(props) && <LazyTooltip {...props} />;
});
