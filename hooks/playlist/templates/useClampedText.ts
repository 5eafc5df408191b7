'use client';
import { useCallback, useState } from 'react';
import type { ElementProps, PropGetter } from '../../shared/ElementProps.ts';
import { mergeProps } from '../../shared/mergeProps.ts';
import { useIsomorphicLayoutEffect } from '../../shared/useIsomorphicLayoutEffect.ts';

export interface UseClampedTextResult {
  /** Whether the text is cut, or was expanded because it was cut. */
  readonly isClamped: boolean;
  readonly isOpen: boolean;
  /** For the element that cuts the text: `data-open` while all of it is to be shown. */
  readonly getTextProps: PropGetter<'p'>;
  /** For the button that expands and collapses it. Draw it while `isClamped`. */
  readonly getToggleProps: PropGetter<'button'>;
}

/**
 * A text that a style sheet cuts after some lines, with a button that expands it.
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
    // One pixel of tolerance for rounding.
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
