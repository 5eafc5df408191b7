'use client';
import { useCallback, useMemo, useRef, type MouseEvent } from 'react';
import { isPlainActivation, linkOrButton, textButtonProps } from '../../core/shared/controlProps.ts';
import type { ElementProps, LinkOrButtonProps } from '../../core/shared/ElementProps.ts';
import { leavePage } from '../../core/shared/engine/leavePage.ts';
import { mergeProps } from '../../core/shared/mergeProps.ts';
import type { GalleryLabels } from './labels.ts';
import type { UseGalleryResult } from './types.ts';

interface UseGalleryGettersOptions extends Pick<UseGalleryResult, 'status' | 'pageCount' | 'goToPage' | 'retry'> {
  readonly labels: Pick<GalleryLabels, 'retry' | 'goBack'>;
  /** The message for the live region. */
  readonly announcement: string;
  /** The container's ref, if the caller needs it before the getters are created. @default an internal ref */
  readonly containerRef?: UseGalleryResult['containerRef'] | undefined;
}

type GalleryGetters = Pick<
  UseGalleryResult,
  | 'containerRef'
  | 'getContainerProps'
  | 'getPageLinkProps'
  | 'getStatusProps'
  | 'getRetryButtonProps'
  | 'getBackButtonProps'
>;

/** Returns a gallery's prop getters. */
export function useGalleryGetters(options: UseGalleryGettersOptions): GalleryGetters {
  const { status, pageCount, announcement, goToPage, retry, labels } = options;
  const ownRef = useRef<HTMLDivElement>(null);
  const { containerRef = ownRef } = options;
  const getContainerProps = useCallback(
    (props?: ElementProps<'div'>) =>
      mergeProps(
        { ref: containerRef, 'data-status': status, 'aria-busy': status === 'loading' || status === 'refreshing' },
        props,
      ),
    [containerRef, status],
  );
  const getPageLinkProps = useCallback<UseGalleryResult['getPageLinkProps']>(
    (props) => pageLinkProps(props, { pageCount, goToPage }),
    [goToPage, pageCount],
  );
  const getStatusProps = useCallback(
    (props?: ElementProps<'div'>) => mergeProps({ role: 'status', children: announcement }, props),
    [announcement],
  );
  const { retry: retryLabel, goBack } = labels;
  const getRetryButtonProps = useCallback(
    (props?: ElementProps<'button'>) =>
      mergeProps(
        textButtonProps(retryLabel, () => retry()),
        props,
      ),
    [retryLabel, retry],
  );
  const getBackButtonProps = useCallback(
    (props?: ElementProps<'button'>) => mergeProps(textButtonProps(goBack, leavePage), props),
    [goBack],
  );

  return useMemo(
    () => ({
      containerRef,
      getContainerProps,
      getPageLinkProps,
      getStatusProps,
      getRetryButtonProps,
      getBackButtonProps,
    }),
    [containerRef, getContainerProps, getPageLinkProps, getStatusProps, getRetryButtonProps, getBackButtonProps],
  );
}

/**
 * Returns the props for a pagination control, which is a link if it has a URL and is disabled for pages that don't
 * exist.
 */
export function pageLinkProps(
  { page, href, ...props }: LinkOrButtonProps & { readonly page: number },
  { pageCount, goToPage }: Pick<UseGalleryResult, 'pageCount' | 'goToPage'>,
): LinkOrButtonProps {
  const isEnd = page < 1 || page > pageCount;
  const handleClick = (event: MouseEvent) => {
    if (!isEnd && !isPlainActivation(event)) return;
    event.preventDefault();
    if (!isEnd) goToPage(page, 'paging');
  };
  // Not `disabled`, because a disabled control loses focus.
  return mergeProps({ ...linkOrButton(href, isEnd), 'aria-disabled': isEnd || undefined, onClick: handleClick }, props);
}
