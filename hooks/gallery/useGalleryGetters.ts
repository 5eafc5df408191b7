'use client';
import { useCallback, useRef } from 'react';
import type { MouseEvent } from 'react';
import type { ElementProps, LinkOrButtonProps } from '../shared/ElementProps.ts';
import { isPlainActivation } from '../shared/isPlainActivation.ts';
import { linkOrButton } from '../shared/linkOrButton.ts';
import { mergeProps } from '../shared/mergeProps.ts';
import type { UseGalleryResult } from './types.ts';

export interface UseGalleryGettersOptions extends Pick<UseGalleryResult, 'status' | 'pageCount' | 'goToPage'> {
  /** For the live region. */
  readonly announcement: string;
}

type GalleryGetters = Pick<
  UseGalleryResult,
  'containerRef' | 'getContainerProps' | 'getPageLinkProps' | 'getStatusProps'
>;

/** The props of a gallery's elements. */
export function useGalleryGetters(options: UseGalleryGettersOptions): GalleryGetters {
  const { status, pageCount, announcement, goToPage } = options;
  const containerRef = useRef<HTMLDivElement>(null);
  const getContainerProps = useCallback(
    (props?: ElementProps<'div'>) =>
      mergeProps(
        { ref: containerRef, 'data-status': status, 'aria-busy': status === 'loading' || status === 'refreshing' },
        props,
      ),
    [status],
  );
  const getPageLinkProps = useCallback(
    ({ page, href, ...props }: LinkOrButtonProps & { readonly page: number }) => {
      const isEnd = page < 1 || page > pageCount;
      const handleClick = (event: MouseEvent) => {
        if (!isEnd && !isPlainActivation(event)) return;
        event.preventDefault();
        if (!isEnd) goToPage(page, 'paging');
      };
      // Not `disabled`: a control that goes out under the visitor's finger would take focus with it.
      return mergeProps(
        { ...linkOrButton(href, isEnd), 'aria-disabled': isEnd || undefined, onClick: handleClick },
        props,
      );
    },
    [goToPage, pageCount],
  );
  const getStatusProps = useCallback(
    (props?: ElementProps<'div'>) => mergeProps({ role: 'status', children: announcement }, props),
    [announcement],
  );

  return { containerRef, getContainerProps, getPageLinkProps, getStatusProps };
}
