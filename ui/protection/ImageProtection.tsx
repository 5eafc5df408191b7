'use client';
import type { ReactNode } from 'react';
import { useImageProtection, type UseImageProtectionOptions } from '@loggia/hooks/protection';

export interface ImageProtectionProps extends Pick<UseImageProtectionOptions, 'enabled'> {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Renders a container that disables the context menu, so that users can't save a gallery's images with a right click.
 */
export function ImageProtection({ enabled, className, children }: ImageProtectionProps) {
  const protection = useImageProtection({ enabled });
  return <div {...protection.getContainerProps({ className })}>{children}</div>;
}
