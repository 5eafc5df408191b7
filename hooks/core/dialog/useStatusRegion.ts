'use client';
import { useMemo, useState } from 'react';
import type { PropGetter } from '../shared/ElementProps.ts';
import { mergeProps } from '../shared/mergeProps.ts';

export interface UseStatusRegionResult {
  /** The live region, into which you can portal status messages; `null` until it is mounted. */
  readonly regionElement: HTMLElement | null;
  /** Returns props for the dialog's only live region. Keep it mounted, and put nothing but status messages in it. */
  readonly getRegionProps: PropGetter<'div'>;
  /**
   * Returns props for a status message in the region. Each message contains the announcement of one hook. When a
   * message changes, it is read in full, without the other messages.
   */
  readonly getLineProps: PropGetter<'div'>;
}

/**
 * Manages a single polite live region for the announcements of several hooks, in place of their own `getStatusProps`.
 * If a page has several live regions, screen readers read them in an undefined order, and some ignore all but one.
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
