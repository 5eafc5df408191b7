'use client';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useOverlayHost, type UseOverlayHostOptions } from '@loggia/hooks/overlayHost';
import type { UseLightboxResult } from '@loggia/hooks/lightbox';

export interface OverlayHostProps extends Pick<UseOverlayHostOptions, 'adopt'> {
  readonly lightbox: Pick<UseLightboxResult, 'status' | 'stageElement'>;
  /** Overlays that React renders. */
  readonly children?: ReactNode;
}

/**
 * Renders a host for other overlays above the lightbox. Render it once, anywhere in your app. The lightbox remains
 * usable around the overlays.
 */
export function OverlayHost({ lightbox, adopt, children }: OverlayHostProps) {
  const { getHostProps } = useOverlayHost(lightbox, { adopt });
  const { stageElement } = lightbox;
  // The host is in the stage, not only in the dialog, because the stage may be in fullscreen.
  return (
    stageElement &&
    createPortal(<div {...getHostProps({ className: 'loggia-overlays' })}>{children}</div>, stageElement)
  );
}
