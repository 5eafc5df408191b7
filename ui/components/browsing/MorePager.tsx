'use client';
import { useAppendedPages } from '@loggia/hooks/browsing';
import type { GrowingGallery, UseAppendedPagesOptions } from '@loggia/hooks/browsing';
import type { UseGalleryResult } from '@loggia/hooks/gallery';
import { useKit } from '../../KitContext.ts';
import { fillSlot } from '../../slots.ts';
import type { PagerProps } from '../pager/Pager.tsx';
import type { BrowsingSlots } from './BrowsingSlots.ts';

export interface MorePagerProps
  extends Pick<PagerProps, 'getPageHref'>, Pick<UseAppendedPagesOptions, 'byScrolling' | 'distance' | 'labels'> {
  readonly gallery: GrowingGallery;
  /** Draws the button in place of the kit. */
  readonly slot?: BrowsingSlots['loadMore'];
}

/** A button for more images below those that are there, which also come by scrolling if wanted. At the end it says so. */
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

/** A bar at the top of the window as long as a gallery waits for its back end. What is shown stays usable below it. */
export function LoadingBar({ gallery }: { readonly gallery: Pick<UseGalleryResult, 'status' | 'labels'> }) {
  const { status, labels } = gallery;
  if (status !== 'refreshing' && status !== 'loading') return null;
  return <div className="loggia-loading-bar" role="progressbar" aria-label={labels.loading} />;
}
