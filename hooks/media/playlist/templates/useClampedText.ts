'use client';
import { useCallback, useState } from 'react';
import type { ElementProps, PropGetter } from '../../../core/shared/ElementProps.ts';
import { mergeProps } from '../../../core/shared/mergeProps.ts';
import { useIsomorphicLayoutEffect } from '../../../core/shared/useIsomorphicLayoutEffect.ts';

export interface UseClampedTextResult {
  /** Whether the text is truncated, or would be if it were not expanded. */
  readonly isClamped: boolean;
  readonly isOpen: boolean;
  /** Returns props for the element that truncates the text. Sets `data-open` while it is expanded. */
  readonly getTextProps: PropGetter<'p'>;
  /** Returns props for the toggle button. Render it only while `isClamped` is true. */
  readonly getToggleProps: PropGetter<'button'>;
}

/**
 * Lets users expand text that CSS clamps to a fixed number of lines.
 *
 * @example
 * const text = useClampedText();
 * <p {...text.getTextProps({ className: 'three-lines' })}>{description}</p>
 * {text.isClamped && <button {...text.getToggleProps()}>{text.isOpen ? 'Less' : 'More'}</button>}
 */
export function useClampedText(): UseClampedTextResult {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [isCut, setCut] = useState(false);
  const [isOpen, setOpen] = useState(false);

  useIsomorphicLayoutEffect(() => {
    if (!element || isOpen) return undefined;
    // Tolerates one pixel of rounding.
    const measure = () => setCut(element.scrollHeight > element.clientHeight + 1);
    measure();
    if (!('ResizeObserver' in window)) return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, isOpen]);

  const state = isOpen ? '' : undefined;
  return {
    isClamped: isCut || isOpen,
    isOpen,
    getTextProps: useCallback(
      (props?: ElementProps<'p'>) => mergeProps({ ref: setElement, 'data-open': state }, props),
      [state],
    ),
    getToggleProps: useCallback(
      (props?: ElementProps<'button'>) =>
        mergeProps({ type: 'button', 'aria-expanded': isOpen, onClick: () => setOpen(!isOpen) } as const, props),
      [isOpen],
    ),
  };
}
