'use client';
import { useAppendedPages } from '@loggia/hooks/browsing';
import type { GrowingGallery, UseAppendedPagesOptions } from '@loggia/hooks/browsing';
import { useKit } from '../../useKit.ts';
import type { PagerProps } from '../pager/Pager.tsx';

export interface MorePagerProps
  extends Pick<PagerProps, 'getPageHref'>, Pick<UseAppendedPagesOptions, 'byScrolling' | 'distance' | 'labels'> {
  readonly gallery: GrowingGallery;
}

/** A button for more images below those that are there, which also come by scrolling if wanted. At the end it says so. */
export function MorePager({ gallery, getPageHref, labels, ...options }: MorePagerProps) {
  const kit = useKit();
  const more = useAppendedPages(gallery, { ...options, labels: labels ?? kit.labels?.browsing });
  const href = getPageHref?.(gallery.page + 1);
  const Element = (getPageHref ? 'a' : 'button') as 'a';
  return (
    <div className="loggia-more" data-complete={more.isComplete ? '' : undefined}>
      <div {...more.getEndProps()} />
      {(more.hasMore || more.isComplete) && (
        <Element {...more.getButtonProps({ className: 'loggia-text-button', href })}>{more.buttonText}</Element>
      )}
      <div {...more.getStatusProps({ className: 'loggia-visually-hidden' })} />
    </div>
  );
}
