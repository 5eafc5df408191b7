'use client';
import {
  useAppendedPages,
  usePaging,
  type BrowsingUrlState,
  type BrowsingLabels,
  type GrowingGallery,
  type PagingGallery,
  type PagingTarget,
  type UseAppendedPagesOptions,
} from '@loggia/hooks/browsing';
import type { UseGalleryResult } from '@loggia/hooks/gallery';
import { useKit } from '../KitProvider.tsx';
import { fillSlot } from '../slots.ts';
import { pagerName, type PagerProps } from '../pager/Pager.tsx';
import type { BrowsingSlots } from './BrowsingSlots.ts';
import { HiddenFields } from './SearchLine.tsx';

export interface NumberPagerOptions {
  /** Whether to show labels instead of the symbols « ‹ › ». @default false */
  readonly hasPagerLabels?: boolean | undefined;
  /** Whether to show the number of images, if the backend provides it. @default false */
  readonly hasItemCount?: boolean | undefined;
}

export interface NumberPagerProps extends Pick<PagerProps, 'getPageHref' | 'side'>, NumberPagerOptions {
  readonly gallery: PagingGallery;
  /** The state in the URL. If set, the page number field works without scripts. */
  readonly urlState?: BrowsingUrlState | undefined;
  readonly labels?: Partial<BrowsingLabels> | undefined;
}

/**
 * Renders links to the first, previous, next and last page, and a field for the page number. Renders nothing if there
 * is only one page.
 */
export function NumberPager({ gallery, getPageHref, side, urlState, labels, ...options }: NumberPagerProps) {
  const kit = useKit();
  const paging = usePaging(gallery, { urlState, labels: labels ?? kit.labels?.browsing });
  if (gallery.pageCount < 2) return null;

  // Browsers mirror these characters in right-to-left text.
  const renderLink = (target: PagingTarget, sign: '«' | '‹' | '›' | '»') => {
    // Typed as `'a'`, because the link and the button take the same props here.
    const Element = (getPageHref ? 'a' : 'button') as 'a';
    const className = options.hasPagerLabels ? 'loggia-text-button' : 'loggia-button';
    const props = paging.getLinkProps({ target, hrefOf: getPageHref, className });
    return <Element {...props}>{options.hasPagerLabels ? props['aria-label'] : sign}</Element>;
  };
  return (
    <nav className="loggia-pager" aria-label={pagerName(gallery.labels, side)} data-side={side}>
      {options.hasItemCount && <span className="loggia-item-count">{paging.itemCount}</span>}
      {renderLink('first', '«')}
      {renderLink('previous', '‹')}
      <form {...paging.getFormProps({ className: 'loggia-page-number' })}>
        <HiddenFields urlState={urlState} own={['page']} />
        <input {...paging.getInputProps()} size={String(gallery.pageCount).length + 1} />
        <span>{paging.ofPages}</span>
      </form>
      {renderLink('next', '›')}
      {renderLink('last', '»')}
    </nav>
  );
}

export interface MorePagerProps
  extends Pick<PagerProps, 'getPageHref'>, Pick<UseAppendedPagesOptions, 'byScrolling' | 'distance' | 'labels'> {
  readonly gallery: GrowingGallery;
  /** Renders a custom button instead of the kit's. */
  readonly slot?: BrowsingSlots['loadMore'];
}

/**
 * Renders a button below the list that loads more images. Images can also be loaded by scrolling. A message is shown
 * once all images have been loaded.
 */
export function MorePager({ gallery, getPageHref, slot, labels, ...options }: MorePagerProps) {
  const kit = useKit();
  const more = useAppendedPages(gallery, { ...options, labels: labels ?? kit.labels?.browsing });
  const href = getPageHref?.(gallery.page + 1);
  const Element = (getPageHref ? 'a' : 'button') as 'a';
  const button = (
    <Element {...more.getButtonProps({ className: 'loggia-text-button', href })}>{more.buttonText}</Element>
  );
  return (
    <div className="loggia-more" data-complete={more.isComplete ? '' : undefined}>
      <div {...more.getEndProps()} />
      {(more.hasMore || more.isComplete) &&
        fillSlot(slot, { more, buttonProps: more.getButtonProps({ href }) }, button)}
      <div {...more.getStatusProps({ className: 'loggia-visually-hidden' })} />
    </div>
  );
}

/** Renders a progress bar at the top of the window while a gallery is loading. The current content remains usable. */
export function LoadingBar({ gallery }: { readonly gallery: Pick<UseGalleryResult, 'status' | 'labels'> }) {
  const { status, labels } = gallery;
  if (status !== 'refreshing' && status !== 'loading') return null;
  return <div className="loggia-loading-bar" role="progressbar" aria-label={labels.loading} />;
}
