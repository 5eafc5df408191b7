'use client';
import { useCallback } from 'react';
import { mergeProps } from '../../core/shared/mergeProps.ts';
import { useElementEffect } from '../../core/shared/useElementEffect.ts';
import { useIsomorphicLayoutEffect } from '../../core/shared/useIsomorphicLayoutEffect.ts';
import { useUnchanged } from '../../core/shared/useUnchanged.ts';
import type { UseImageProtectionOptions, UseImageProtectionResult } from './types.ts';

/**
 * Prevents the context menu within a container. This deters casual saving, but does not secure images. Dragging and
 * selecting still work, and text fields keep their context menu. A dialog within the container is not protected unless
 * it uses this hook itself.
 *
 * @example
 * const protection = useImageProtection({ enabled: isProtected });
 * <div {...protection.getContainerProps()}>…</div>
 */
export function useImageProtection(options: UseImageProtectionOptions = {}): UseImageProtectionResult {
  const { enabled = true, element } = options;
  useIsomorphicLayoutEffect(() => (element && enabled ? protect(element) : undefined), [element, enabled]);
  const ref = useElementEffect(enabled && !element, protectOwn);
  const getContainerProps = useCallback<UseImageProtectionResult['getContainerProps']>(
    (props) => mergeProps({ ref }, props),
    [ref],
  );
  return useUnchanged({ getContainerProps });
}

const protectOwn = (element: HTMLElement, isProtecting: boolean) => (isProtecting ? protect(element) : undefined);

function protect(container: HTMLElement): () => void {
  const cancel = (event: Event) => {
    if (isProtected(event.target, container)) event.preventDefault();
  };
  container.dataset['protected'] = '';
  container.addEventListener('contextmenu', cancel);
  return () => {
    delete container.dataset['protected'];
    container.removeEventListener('contextmenu', cancel);
  };
}

/** Whether the event target is inside the protected content, but not in a text field or a dialog. */
function isProtected(target: EventTarget | null, container: Element): boolean {
  if (!(target instanceof Element) || target.closest(':read-write')) return false;
  const dialog = target.closest('dialog');
  return dialog === null || !container.contains(dialog);
}
