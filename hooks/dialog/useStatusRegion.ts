'use client';
import { useMemo, useState } from 'react';
import type { PropGetter } from '../shared/ElementProps.ts';
import { mergeProps } from '../shared/mergeProps.ts';

export interface UseStatusRegionResult {
  /** The region, for lines that are portalled into it; null until mounted. */
  readonly regionElement: HTMLElement | null;
  /** Props for the dialog's only live region. Keep it mounted, and put only lines in it. */
  readonly getRegionProps: PropGetter<'div'>;
  /**
   * Props for a line of the region: the announcement of one hook. A changed line is read in full, without the others.
   */
  readonly getLineProps: PropGetter<'div'>;
}

/**
 * A single polite live region for the announcements of several hooks, replacing the `getStatusProps` of each. Screen
 * readers read several regions in no defined order, and some drop all but one.
 *
 * @example
 * const region = useStatusRegion();
 * <div {...region.getRegionProps()}>
 *   {lightbox.announcement && <p {...region.getLineProps()}>{lightbox.announcement}</p>}
 *   {zoom.announcement && <p {...region.getLineProps()}>{zoom.announcement}</p>}
 * </div>
 */
export function useStatusRegion(): UseStatusRegionResult {
  const [regionElement, setRegionElement] = useState<HTMLElement | null>(null);
  return useMemo(() => {
    // `role="status"` implies `aria-atomic`, so turn it off.
    const region = { ref: setRegionElement, role: 'status', 'aria-live': 'polite', 'aria-atomic': false } as const;
    return {
      regionElement,
      getRegionProps: (props) => mergeProps(region, props),
      getLineProps: (props) => mergeProps({ 'aria-atomic': true } as const, props),
    };
  }, [regionElement]);
}
