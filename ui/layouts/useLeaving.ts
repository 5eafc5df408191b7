'use client';
import { useEffect, useRef } from 'react';
import type { UseLightboxResult } from '@loggia/hooks/lightbox';
import type { LightboxProps } from './LightboxProps.ts';

/** Tells, once for each opening, where in the whole list a lightbox was closed. */
export function useLeaving(
  { status, offset, index }: Pick<UseLightboxResult, 'status' | 'offset' | 'index'>,
  onLeave: LightboxProps['onLeave'],
): void {
  const wasOpen = useRef(false);
  useEffect(() => {
    if (status === 'closed' && wasOpen.current) onLeave?.(offset + index + 1);
    wasOpen.current = status === 'open';
  }, [status, offset, index, onLeave]);
}
