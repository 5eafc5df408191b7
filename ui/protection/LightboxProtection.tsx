'use client';
import type { ReactNode } from 'react';
import { useLightboxContext } from '@loggia/hooks/lightbox';
import { useImageProtection } from '@loggia/hooks/protection';
import { LightboxDecoration } from '../lightbox/LightboxDecoration.tsx';

export interface LightboxProtectionProps {
  /** @default the backend's setting, otherwise false */
  readonly enabled?: boolean | undefined;
  readonly children?: ReactNode;
}

/** Disables the context menu of the images, so that users can't save them with a right click. */
export function LightboxProtection({ enabled, children }: LightboxProtectionProps) {
  const { settings } = useLightboxContext();
  const { getContainerProps } = useImageProtection({ enabled: enabled ?? settings.protectImages ?? false });
  return <LightboxDecoration getSurfaceProps={getContainerProps}>{children}</LightboxDecoration>;
}
