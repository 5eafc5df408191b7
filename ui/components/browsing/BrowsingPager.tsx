'use client';
import type {
  BrowsingAddress,
  BrowsingLabels,
  PagingKind,
  UseBrowsingResult,
  UsePageScrollOptions,
} from '@loggia/hooks/browsing';
import type { GalleryPagerPart } from '../gallery/GallerySlots.ts';
import { Pager } from '../pager/Pager.tsx';
import type { BrowsingSlots } from './BrowsingSlots.ts';
import { LoadingBar, MorePager } from './MorePager.tsx';
import { NumberPager } from './NumberPager.tsx';
import type { NumberPagerOptions } from './NumberPager.tsx';
import { PageFollower } from './PageFollower.tsx';

export interface BrowsingPagerProps extends GalleryPagerPart, NumberPagerOptions {
  readonly browsing: UseBrowsingResult;
  readonly address: BrowsingAddress | undefined;
  readonly paging: PagingKind;
  /** Pages are appended to what is shown. */
  readonly appends: boolean;
  readonly scroll: UsePageScrollOptions;
  readonly loadMoreSlot: BrowsingSlots['loadMore'];
  readonly labels: BrowsingLabels;
}

/** The part below the images of a browsed gallery: pages, the progress bar, and a way out of an empty result. */
export function BrowsingPager({
  browsing,
  paging,
  isLast,
  appends,
  scroll,
  loadMoreSlot,
  labels,
  ...parts
}: BrowsingPagerProps) {
  const { gallery } = parts;
  const { isFiltered, getResetButtonProps, state } = browsing;
  const isLost = gallery.status === 'empty' && (isFiltered || state.page > 1);
  return (
    <>
      {isLast && (
        <>
          <PageFollower {...{ gallery, scroll }} />
          <LoadingBar gallery={gallery} />
        </>
      )}
      {isLast && isLost && (
        <p className="loggia-more">
          <button {...getResetButtonProps({ className: 'loggia-text-button' })}>{labels.showAll}</button>
        </p>
      )}
      {paging === 'numbers' && <NumberPager {...parts} labels={labels} />}
      {paging === 'arrows' && <Pager {...parts} />}
      {appends && <MorePager {...parts} slot={loadMoreSlot} labels={labels} byScrolling={paging === 'scroll'} />}
    </>
  );
}
