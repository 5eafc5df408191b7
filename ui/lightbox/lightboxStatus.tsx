'use client';
import { cloneElement, useMemo, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useStatusRegion, type UseStatusRegionResult } from '@loggia/hooks/dialog';
import type { RenderStatus } from '../KitProvider.tsx';

/** Returns a status element that is not a live region. An `<output>` is a live region even without a role. */
const renderSilently: RenderStatus = (status) =>
  cloneElement(status, {
    role: status.type === 'output' ? 'none' : undefined,
    'aria-live': undefined,
    'aria-atomic': undefined,
  });

/** Returns a status message for a dialog's live region, or `null` if there is no text. */
export const renderLine = ({ getLineProps }: UseStatusRegionResult, text: ReactNode): ReactNode =>
  text ? <div {...getLineProps()}>{text}</div> : null;

const renderStatusIn =
  (region: UseStatusRegionResult): RenderStatus =>
  (status, text) => {
    const line = renderLine(region, text ?? status.props.children);
    return (
      <>
        {text !== undefined && renderSilently(status)}
        {region.regionElement && createPortal(line, region.regionElement)}
      </>
    );
  };

/**
 * Returns a lightbox's only live region, and the `StatusContext` function that moves the status messages of the
 * lightbox's parts into this region.
 */
export function useLightboxStatus(): { readonly region: UseStatusRegionResult; readonly renderStatus: RenderStatus } {
  const region = useStatusRegion();
  return useMemo(() => ({ region, renderStatus: renderStatusIn(region) }), [region]);
}
