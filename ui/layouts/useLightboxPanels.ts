'use client';
import { useControlBar, useInfo, useRatingPanel } from '@loggia/hooks/panels';
import type { UseLightboxResult } from '@loggia/hooks/lightbox';
import type {
  PanelsLabels,
  UseControlBarResult,
  UseInfoResult,
  UseMaximizeResult,
  UseRatingPanelResult,
} from '@loggia/hooks/panels';
import type { ResolvedLightboxShape } from '../components/lightbox/resolveLightboxShape.ts';
import { useMaximizedDialog } from './useMaximizedDialog.ts';

export interface UseLightboxPanelsOptions {
  readonly shape: ResolvedLightboxShape;
  readonly isFullscreen: boolean;
  /** The slideshow. */
  readonly isStarted: boolean;
  readonly hasRating: boolean;
  readonly labels: Partial<PanelsLabels> | undefined;
}

export interface LightboxPanels {
  readonly maximize: UseMaximizeResult;
  readonly info: UseInfoResult;
  readonly panel: UseRatingPanelResult;
  readonly bar: UseControlBarResult;
}

/** The bar, and what it opens around the image. */
export function useLightboxPanels(lightbox: UseLightboxResult, options: UseLightboxPanelsOptions): LightboxPanels {
  const { shape, isFullscreen, isStarted, hasRating, labels } = options;
  const { fullWindow, width, height } = shape;
  const maximize = useMaximizedDialog(lightbox, { isFullscreen, fullWindow, width, height, labels });
  const info = useInfo(lightbox, { labels });
  const panel = useRatingPanel(lightbox, { enabled: hasRating, labels });
  // The menu of the networks stands where the first of them belongs. A site that names none wants no sharing.
  const available = { maximize: maximize.isAvailable, facebook: lightbox.settings.shareNetworks?.length !== 0 };
  const bar = useControlBar(lightbox, { isFullscreen, isStarted, fullWindow, available, labels });
  return { maximize, info, panel, bar };
}
