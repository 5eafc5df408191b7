'use client';
import { useMemo, useState } from 'react';
import type { PropGetter } from '../shared/ElementProps.ts';
import { mergeProps } from '../shared/mergeProps.ts';

export interface UseStatusRegionResult {
  /** The region, for lines that are portalled into it; null until it is on the page. */
  readonly regionElement: HTMLElement | null;
  /** The one live region of a dialog. Keep it mounted, and let only lines be in it. */
  readonly getRegionProps: PropGetter<'div'>;
  /** A line of the region: the announcement of one hook. When it changes it is read as a whole, and no other line is. */
  readonly getLineProps: PropGetter<'div'>;
}

/**
 * One polite live region for the announcements of several hooks, in place of `getStatusProps` of each. Screen readers read the texts of several
 * regions in no order, and some of them drop all but one.
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
    // A status is read as a whole unless it says otherwise.
    const region = { ref: setRegionElement, role: 'status', 'aria-live': 'polite', 'aria-atomic': false } as const;
    return {
      regionElement,
      getRegionProps: (props) => mergeProps(region, props),
      getLineProps: (props) => mergeProps({ 'aria-atomic': true } as const, props),
    };
  }, [regionElement]);
}
