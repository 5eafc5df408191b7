'use client';
import type { ReactNode } from 'react';
import { useImageProtection } from '@loggia/hooks/protection';
import type { UseImageProtectionOptions } from '@loggia/hooks/protection';

export interface ImageProtectionProps extends Pick<UseImageProtectionOptions, 'enabled'> {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A container without a context menu, for a gallery whose images should not be saved by a right click. */
export function ImageProtection({ enabled, className, children }: ImageProtectionProps) {
  const protection = useImageProtection({ enabled });
  return <div {...protection.getContainerProps({ className })}>{children}</div>;
}
