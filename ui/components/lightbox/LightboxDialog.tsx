'use client';
import type { CSSProperties, ReactNode } from 'react';
import type { UseLightboxResult } from '@loggia/hooks/lightbox';
import type { ResolvedLightboxShape } from './resolveLightboxShape.ts';

export interface LightboxDialogProps {
  readonly lightbox: Pick<UseLightboxResult, 'getDialogProps' | 'getStageProps'>;
  readonly shape: ResolvedLightboxShape;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** The dialog in the top layer, and within it the stage, which can go fullscreen. */
export function LightboxDialog({ lightbox, shape, className = '', children }: LightboxDialogProps) {
  const { fullWindow, width, height, filmstripPosition } = shape;
  // Only ever rendered by a client, so the size reaches the page through the CSSOM, never as an attribute.
  const size = { '--loggia-width': `${width}px`, '--loggia-height': `${height}px` };
  const dialogProps = lightbox.getDialogProps({
    className: `loggia-lightbox ${className}`,
    style: fullWindow ? undefined : (size as CSSProperties),
  });
  const stageProps = lightbox.getStageProps({ className: 'loggia-stage', 'data-filmstrip': filmstripPosition });
  return (
    <dialog {...dialogProps} data-full-window={fullWindow ? '' : undefined}>
      <div {...stageProps}>{children}</div>
    </dialog>
  );
}
