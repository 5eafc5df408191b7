import { wrapIndex } from '../shared/wrapIndex.ts';

/** Where a visitor wants to go: steps from here, or a slide by its number. */
export type NavigationTarget = { readonly step: 1 | -1 } | { readonly index: number };

export interface ResolveNavigationOptions {
  readonly fromIndex: number;
  readonly count: number;
  readonly loop: boolean;
}

/**
 * The index that a wish leads to, or null where there is no way: past the ends with `loop` off, outside of the list, an
 * empty list, or the slide already there.
 */
export function resolveNavigation(target: NavigationTarget, options: ResolveNavigationOptions): number | null {
  const { fromIndex, count, loop } = options;
  const wished = 'step' in target ? fromIndex + target.step : target.index;
  const index = loop && 'step' in target ? wrapIndex(wished, count) : wished;
  const isInside = Number.isInteger(index) && index >= 0 && index < count;
  return isInside && index !== fromIndex ? index : null;
}
