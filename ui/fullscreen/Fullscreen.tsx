'use client';
import { memo, type ReactNode } from 'react';
import { useFullscreen, type UseFullscreenOptions, type UseFullscreenResult } from '@loggia/hooks/fullscreen';
import { useLightboxContext } from '@loggia/hooks/lightbox';
import { useFullSize } from '@loggia/hooks/panels';
import { createCompanion } from '../companion.ts';
import { IconButton } from '../iconButton/IconButton.tsx';
import { EnterFullscreenIcon } from '../icons/EnterFullscreenIcon.ts';
import { ExitFullscreenIcon } from '../icons/ExitFullscreenIcon.ts';
import { useKit } from '../KitProvider.tsx';
import { LightboxDecoration } from '../lightbox/LightboxDecoration.tsx';

export const FullscreenCompanion = /* @__PURE__ */ createCompanion<UseFullscreenResult>('Fullscreen');

/** Returns the state of the nearest `Fullscreen`. */
export const useFullscreenContext = (): UseFullscreenResult => FullscreenCompanion.use();

export interface FullscreenProps extends Omit<UseFullscreenOptions, 'element' | 'labels'> {
  readonly children?: ReactNode;
}

/** Lets users show the lightbox in fullscreen. Render it around the `FullscreenButton` and the `LightboxSlides`. */
export function Fullscreen({ children, ...options }: FullscreenProps) {
  const { stageElement, dialogElement, status } = useLightboxContext();
  const { enabled = status !== 'closed' } = options;
  const { labels } = useKit();
  const fullscreen = useFullscreen({ ...options, enabled, element: stageElement, labels: labels?.fullscreen });
  const isFullSize = useFullSize(dialogElement, fullscreen.isFullscreen);
  return (
    <FullscreenCompanion.Provider value={fullscreen}>
      <LightboxDecoration isFullSize={isFullSize}>{children}</LightboxDecoration>
    </FullscreenCompanion.Provider>
  );
}

export interface FullscreenButtonProps {
  /** @default the state of the nearest `Fullscreen` */
  readonly fullscreen?: Pick<UseFullscreenResult, 'isSupported' | 'isFullscreen' | 'getButtonProps'> | undefined;
}

/** Renders a button that toggles fullscreen. It is hidden if the browser does not support fullscreen. */
export const FullscreenButton = memo(function FullscreenButton({ fullscreen }: FullscreenButtonProps) {
  const { isSupported, isFullscreen, getButtonProps } = FullscreenCompanion.use(fullscreen);
  if (!isSupported) return null;
  return <IconButton {...getButtonProps()} icon={isFullscreen ? <ExitFullscreenIcon /> : <EnterFullscreenIcon />} />;
});
