'use client';
import { useLayoutEffect, useState } from 'react';
import { useMaximize } from '@loggia/hooks/panels';
import type { UseLightboxResult } from '@loggia/hooks/lightbox';
import type { UseMaximizeOptions, UseMaximizeResult } from '@loggia/hooks/panels';

/** Maximises the pop-up by an attribute on the dialog, which is on the page before this code. */
export function useMaximizedDialog(lightbox: UseLightboxResult, options: UseMaximizeOptions): UseMaximizeResult {
  const { dialogElement } = lightbox;
  const [isMaximized, setMaximized] = useState(false);
  // Before the effect of `useMaximize`, which measures what this gives.
  useLayoutEffect(() => {
    dialogElement?.toggleAttribute('data-maximized', isMaximized);
  }, [dialogElement, isMaximized]);
  return useMaximize(lightbox, { ...options, isMaximized, onMaximizedChange: setMaximized });
}
