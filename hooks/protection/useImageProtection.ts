'use client';
import { useCallback, useEffect, useState } from 'react';
import { mergeProps } from '../shared/mergeProps.ts';
import { useElementAttributes } from '../shared/useElementAttributes.ts';
import { isProtected } from './isProtected.ts';
import type { UseImageProtectionOptions, UseImageProtectionResult } from './types.ts';

/**
 * Cancels the context menu within a container. It holds back nobody who wants a picture; dragging and selecting stay as
 * they are, and text fields keep their menu. A dialog within the container is a container of its own.
 *
 * @example
 * const protection = useImageProtection({ enabled: isProtected });
 * <div {...protection.getContainerProps()}>…</div>
 */
export function useImageProtection(options: UseImageProtectionOptions = {}): UseImageProtectionResult {
  const { enabled = true } = options;
  const [own, setOwn] = useState<HTMLElement | null>(null);
  const container = enabled ? (options.element ?? own) : null;
  useElementAttributes(container, { 'data-protected': '' });
  useEffect(() => {
    if (!container) return undefined;
    const cancel = (event: Event) => {
      if (isProtected(event.target, container)) event.preventDefault();
    };
    container.addEventListener('contextmenu', cancel);
    return () => container.removeEventListener('contextmenu', cancel);
  }, [container]);
  const getContainerProps = useCallback<UseImageProtectionResult['getContainerProps']>(
    (props) => mergeProps({ ref: setOwn }, props),
    [],
  );
  return { getContainerProps };
}
