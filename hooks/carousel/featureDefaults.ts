import { FEATURE_COLUMNS } from './constants.ts';
import type { UseCarouselOptions } from './types.ts';

/** What makes a carousel a feature carousel. */
export const FEATURE_SHAPE = { align: 'center', step: 1, loop: true } as const;

/** The options of a feature carousel with its own defaults, as those of a carousel. */
export function featureDefaults<TOptions extends UseCarouselOptions & { readonly columns?: number | undefined }>(
  options: TOptions,
) {
  const { playButton = true, dots = false } = options;
  // However many a server names: beyond the whole list is nothing to show.
  const columns = Math.min(options.columns ?? FEATURE_COLUMNS, Math.max(1, options.count));
  const { overscan = Math.max(1, Math.floor(columns / 2)) } = options;
  return { ...options, playButton, dots, overscan, items: columns };
}
