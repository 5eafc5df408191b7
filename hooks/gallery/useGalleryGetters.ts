'use client';
import { useCallback, useMemo, useRef } from 'react';
import { buttonProps } from '../shared/buttonProps.ts';
import type { ElementProps } from '../shared/ElementProps.ts';
import { mergeProps } from '../shared/mergeProps.ts';
import type { GalleryLabels } from './labels.ts';
import { pageLinkProps } from './pageLinkProps.ts';
import type { UseGalleryResult } from './types.ts';

export interface UseGalleryGettersOptions extends Pick<
  UseGalleryResult,
  'status' | 'pageCount' | 'goToPage' | 'retry'
> {
  readonly labels: Pick<GalleryLabels, 'retry'>;
  /** For the live region. */
  readonly announcement: string;
}

type GalleryGetters = Pick<
  UseGalleryResult,
  'containerRef' | 'getContainerProps' | 'getPageLinkProps' | 'getStatusProps' | 'getRetryButtonProps'
>;

/** The props of a gallery's elements. */
export function useGalleryGetters(options: UseGalleryGettersOptions): GalleryGetters {
  const { status, pageCount, announcement, goToPage, retry, labels } = options;
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
  const { retry: retryLabel } = labels;
  const getRetryButtonProps = useCallback(
    (props?: ElementProps<'button'>) =>
      mergeProps(
        buttonProps(retryLabel, () => retry()),
        props,
      ),
    [retryLabel, retry],
  );

  return useMemo(
    () => ({ containerRef, getContainerProps, getPageLinkProps, getStatusProps, getRetryButtonProps }),
    [getContainerProps, getPageLinkProps, getStatusProps, getRetryButtonProps],
  );
}
