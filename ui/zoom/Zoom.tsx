'use client';
import { memo, useContext, type ReactNode } from 'react';
import { useLightboxContext } from '@loggia/hooks/lightbox';
import { useZoom, type UseZoomOptions, type UseZoomResult } from '@loggia/hooks/zoom';
import { createCompanion } from '../companion.ts';
import { IconButton } from '../iconButton/IconButton.tsx';
import { ZoomIcon } from '../icons/ZoomIcon.ts';
import { ListenersContext, useKit } from '../KitProvider.tsx';
import { LightboxDecoration } from '../lightbox/LightboxDecoration.tsx';
import { GestureParts } from './ZoomSurface.tsx';

const ZoomCompanion = /* @__PURE__ */ createCompanion<UseZoomResult>('Zoom');

/** Returns the state of the nearest `Zoom`. */
export const useZoomContext = (): UseZoomResult => ZoomCompanion.use();

export interface ZoomProps extends Omit<UseZoomOptions, 'labels' | 'surfaceElement'> {
  readonly children?: ReactNode;
}

/** Lets users zoom the image. Render it in `LightboxDialog`, around the `LightboxSlides` and the `ZoomButton`. */
export function Zoom({ children, ...options }: ZoomProps) {
  const { labels } = useKit();
  const listeners = useContext(ListenersContext);
  const zoom = useZoom(useLightboxContext(), { ...listeners, ...options, labels: labels?.zoom });
  const { getSurfaceProps, largestSizes } = zoom;
  return (
    <ZoomCompanion.Provider value={zoom}>
      <GestureParts zoom={zoom} />
      <LightboxDecoration getSurfaceProps={getSurfaceProps} sizesOf={largestSizes}>
        {children}
      </LightboxDecoration>
    </ZoomCompanion.Provider>
  );
}

export interface ZoomButtonProps {
  /** @default the state of the nearest `Zoom` */
  readonly zoom?: Pick<UseZoomResult, 'getButtonProps'> | undefined;
}

/** Renders a button that toggles the zoom. It is disabled if there is nothing to zoom. */
export const ZoomButton = memo(function ZoomButton({ zoom }: ZoomButtonProps) {
  const { getButtonProps } = ZoomCompanion.use(zoom);
  return <IconButton {...getButtonProps({ className: 'loggia-zoom-button' })} icon={<ZoomIcon />} />;
});
