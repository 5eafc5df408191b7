'use client';
import { useCallback, useMemo, useRef } from 'react';
import type { ElementProps } from '../shared/ElementProps.ts';
import { mergeProps } from '../shared/mergeProps.ts';
import { pageLinkProps } from './pageLinkProps.ts';
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
  const getPageLinkProps = useCallback<UseGalleryResult['getPageLinkProps']>(
    (props) => pageLinkProps(props, { pageCount, goToPage }),
    [goToPage, pageCount],
  );
  const getStatusProps = useCallback(
    (props?: ElementProps<'div'>) => mergeProps({ role: 'status', children: announcement }, props),
    [announcement],
  );

  return useMemo(
    () => ({ containerRef, getContainerProps, getPageLinkProps, getStatusProps }),
    [getContainerProps, getPageLinkProps, getStatusProps],
  );
}
