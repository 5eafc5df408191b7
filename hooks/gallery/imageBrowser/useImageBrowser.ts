'use client';
import { useEffect, useMemo, useState, type KeyboardEvent } from 'react';
import type { GalleryImage } from '../../data/backend/GalleryImage.ts';
import type { GalleryPageReason, UseGalleryOptions, UseGalleryResult } from '../gallery/types.ts';
import { pageLinkProps } from '../gallery/useGalleryGetters.ts';
import { clamp } from '../../core/shared/clamp.ts';
import type { ElementProps, PropGetter } from '../../core/shared/ElementProps.ts';
import { readDirection } from '../../core/shared/engine/readDirection.ts';
import { fillLabel } from '../../core/shared/fillLabel.ts';
import { isComposing } from '../../core/shared/keyOwners.ts';
import { mergeProps } from '../../core/shared/mergeProps.ts';
import { useControllableState } from '../../core/shared/useControllableState.ts';
import { useStableCallback } from '../../core/shared/useStableCallback.ts';

export type ImageBrowserGallery<TImage extends GalleryImage = GalleryImage> = Pick<
  UseGalleryResult<TImage>,
  'images' | 'page' | 'pageCount' | 'position' | 'goToPage' | 'getPageLinkProps' | 'labels'
>;

/** The position of an image in a list, counted from 1. */
export interface ImageBrowserPosition {
  readonly page: number;
}

/**
 * Options for a gallery whose images are passed as a list. If the gallery has a source, pass these options to
 * `useGallery` instead.
 */
export interface UseImageBrowserOptions extends Pick<UseGalleryOptions, 'page' | 'defaultPage' | 'onPageChange'> {
  /**
   * The position to jump to. The view jumps whenever this object changes. Use it, for example, to show the image that
   * was current when a lightbox closed (see `useLightboxPosition`).
   * @default none
   */
  readonly jumpTo?: ImageBrowserPosition | undefined;
}

export interface UseImageBrowserResult<TImage extends GalleryImage = GalleryImage> extends Pick<
  ImageBrowserGallery<TImage>,
  'page' | 'pageCount' | 'position' | 'goToPage' | 'getPageLinkProps' | 'labels'
> {
  readonly image: TImage | undefined;
  /** The image's index in the gallery's list of images. */
  readonly index: number;
  /**
   * Returns props for the element around the image and the paging control. The arrow keys, Home and End change the
   * page.
   */
  readonly getRegionProps: PropGetter<'div'>;
}

/**
 * Shows one image per page. The images come from a list, or from a source that returns one image per page. Pass this
 * hook's result, rather than the gallery, to a paging control.
 *
 * @example
 * const browser = useImageBrowser(gallery);
 * const paging = usePaging(browser);
 * <div {...browser.getRegionProps()}>
 *   <img src={browser.image?.url} />
 *   <button {...paging.getLinkProps({ target: 'next' })}>›</button>
 * </div>
 */
export function useImageBrowser<TImage extends GalleryImage>(
  gallery: ImageBrowserGallery<TImage>,
  options: UseImageBrowserOptions = {},
): UseImageBrowserResult<TImage> {
  const { images, labels } = gallery;
  const isPaged = gallery.pageCount > 1;
  const [requestedPage, requestPage] = useControllableState<number, GalleryPageReason>({
    name: 'page',
    value: options.page,
    defaultValue: options.defaultPage ?? 1,
    onChange: options.onPageChange,
  });
  const pageCount = isPaged ? gallery.pageCount : images.length;
  const page = isPaged ? gallery.page : clamp(Math.trunc(requestedPage) || 1, 1, Math.max(1, pageCount));
  const goToPage = useStableCallback((target: number, reason: GalleryPageReason = 'imperative') => {
    if (isPaged) gallery.goToPage(target, reason);
    else if (Number.isFinite(target)) requestPage(clamp(Math.trunc(target), 1, Math.max(1, pageCount)), reason);
  });
  const { jumpTo } = options;
  useEffect(() => {
    if (jumpTo) goToPage(jumpTo.page);
  }, [jumpTo, goToPage]);
  const getters = useMemo(() => {
    const turn = (event: KeyboardEvent<HTMLElement>) => {
      const { key, altKey, ctrlKey, metaKey, shiftKey, currentTarget, target } = event;
      const isTyping = target instanceof Element && target.closest('input, textarea, select') !== null;
      if (altKey || ctrlKey || metaKey || shiftKey || isTyping || isComposing(event.nativeEvent)) return;
      const step = readDirection(currentTarget) === 'rtl' ? -1 : 1;
      const next = { ArrowRight: page + step, ArrowLeft: page - step, Home: 1, End: pageCount }[key];
      if (next === undefined || next < 1 || next > pageCount) return;
      event.preventDefault();
      goToPage(next, 'paging');
    };
    const getPageLinkProps: UseGalleryResult['getPageLinkProps'] = (props) =>
      pageLinkProps(props, { pageCount, goToPage });
    return {
      getPageLinkProps,
      getRegionProps: (props?: ElementProps<'div'>) => mergeProps({ onKeyDown: turn }, props),
    };
  }, [page, pageCount, goToPage]);
  const index = isPaged ? 0 : page - 1;
  return {
    image: images[index],
    index,
    page,
    pageCount,
    position: fillLabel(labels.position, { page, pageCount }),
    goToPage,
    ...getters,
    labels,
  };
}

export interface UseLightboxPositionOptions {
  /** Called when the lightbox is closed, with the 1-based position of its current image. */
  readonly onLeave?: ((position: number) => void) | undefined;
}

export interface UseLightboxPositionResult {
  /**
   * The position of the image that was current when the lightbox last closed, for the `jumpTo` option of
   * `useImageBrowser`.
   */
  readonly jumpTo: ImageBrowserPosition | undefined;
  /** Options for the lightbox. */
  readonly lightboxOptions: { readonly onLeave: (position: number) => void };
}

/**
 * Remembers which image was current when a lightbox closed, so that the view behind the lightbox can show the same
 * image.
 *
 * @example
 * const position = useLightboxPosition();
 * const browser = useImageBrowser(gallery, { jumpTo: position.jumpTo });
 * <Lightbox images={images} {...position.lightboxOptions} />
 */
export function useLightboxPosition(options: UseLightboxPositionOptions = {}): UseLightboxPositionResult {
  const [jumpTo, setJumpTo] = useState<ImageBrowserPosition>();
  const onLeave = useStableCallback((page: number) => {
    options.onLeave?.(page);
    setJumpTo({ page });
  });
  const lightboxOptions = useMemo(() => ({ onLeave }), [onLeave]);
  return { jumpTo, lightboxOptions };
}
