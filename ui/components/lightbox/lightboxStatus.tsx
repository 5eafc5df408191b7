'use client';
import { cloneElement, useMemo } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useStatusRegion } from '@loggia/hooks/dialog';
import type { UseStatusRegionResult } from '@loggia/hooks/dialog';
import type { DrawStatus } from '../../KitProvider.tsx';

/** The element of a status text no longer is a live region. An `<output>` is one without a role, too. */
const drawSilently: DrawStatus = (status) =>
  cloneElement(status, {
    role: status.type === 'output' ? 'none' : undefined,
    'aria-live': undefined,
    'aria-atomic': undefined,
  });

/** Returns a line of a dialog's live region, if there is something to tell. */
export const drawLine = ({ getLineProps }: UseStatusRegionResult, text: ReactNode): ReactNode =>
  text ? <div {...getLineProps()}>{text}</div> : null;

const drawIn =
  (region: UseStatusRegionResult): DrawStatus =>
  (status, text) => {
    const line = drawLine(region, text ?? status.props.children);
    return (
      <>
        {text !== undefined && drawSilently(status)}
        {region.regionElement && createPortal(line, region.regionElement)}
      </>
    );
  };

/** The one live region of a lightbox, and for `StatusContext` the function that brings the texts of the parts in it there. */
export function useLightboxStatus(): { readonly region: UseStatusRegionResult; readonly drawStatus: DrawStatus } {
  const region = useStatusRegion();
  return useMemo(() => ({ region, drawStatus: drawIn(region) }), [region]);
}
