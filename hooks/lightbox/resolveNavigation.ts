import { wrapIndex } from '../shared/wrapIndex.ts';
import type { ListSpan } from './ListSpan.ts';

/** Where a visitor wants to go: steps from here, or a slide by its number; `Infinity` is the last that is there. */
export type NavigationTarget = { readonly step: 1 | -1 } | { readonly index: number };

export interface ResolveNavigationOptions extends ListSpan {
  readonly fromIndex: number;
  /** Images that are there. */
  readonly loaded: number;
  readonly loop: boolean;
}

/**
 * The index that a wish leads to, or null where there is no way: past the ends with `loop` off, outside of the list, an
 * empty list, or the slide already there.
 */
export function resolveNavigation(target: NavigationTarget, options: ResolveNavigationOptions): number | null {
  const { fromIndex, loaded, offset, total, loop } = options;
  const isStep = 'step' in target;
  const wished = isStep ? fromIndex + target.step : target.index === Infinity ? loaded - 1 : target.index;
  const index = loop && isStep ? wrapIndex(wished, loaded) : wished;
  // Only steps lead past what is loaded: they can be waited for one after the other.
  const [first, end] = isStep ? [-offset, total - offset] : [0, loaded];
  const isInside = Number.isInteger(index) && index >= first && index < end;
  return isInside && index !== fromIndex ? index : null;
}
