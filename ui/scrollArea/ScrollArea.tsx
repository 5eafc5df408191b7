'use client';
import { forwardRef, useImperativeHandle, type ReactNode } from 'react';
import { useScrollArea, type UseScrollAreaOptions, type UseScrollAreaResult } from '@loggia/hooks/scrollArea';

export type ScrollAreaHandle = Pick<UseScrollAreaResult, 'scrollTo' | 'stop' | 'update' | 'call'>;

export interface ScrollAreaProps extends UseScrollAreaOptions {
  /**
   * The appearance of the scrollbars: `'dark-thick'` on light backgrounds, `'light-thick'` on dark backgrounds, or
   * `'system'` for native scrollbars.
   * @default 'dark-thick'
   */
  readonly scrollbars?: 'dark-thick' | 'light-thick' | 'system' | undefined;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** Renders a scrollable container with styled scrollbars, and shadows at the edges where content is hidden. */
export const ScrollArea = forwardRef<ScrollAreaHandle, ScrollAreaProps>(function ScrollArea(
  { scrollbars = 'dark-thick', className = '', children, ...options },
  ref,
) {
  const area = useScrollArea(options);
  const { scrollTo, stop, update, call } = area;
  useImperativeHandle(ref, () => ({ scrollTo, stop, update, call }), [scrollTo, stop, update, call]);
  return (
    <div {...area.getViewportProps({ className: `loggia-scroll-area ${className}`, 'data-scrollbars': scrollbars })}>
      <div {...area.getContentProps()}>{children}</div>
    </div>
  );
});
