'use client';
import type { AlbumEntryImage, UseAlbumResult } from '@loggia/hooks/album';
import type { PagingKind } from '@loggia/hooks/browsing';
import type { PagerPosition } from '@loggia/hooks/gallery';
import { useKit } from '../../KitContext.ts';
import type { BrowsingSlots } from '../browsing/BrowsingSlots.ts';
import { MorePager } from '../browsing/MorePager.tsx';
import { NumberPager } from '../browsing/NumberPager.tsx';
import type { NumberPagerOptions } from '../browsing/NumberPager.tsx';
import { Pager } from '../pager/Pager.tsx';
import type { PagerPlace } from '../pager/Pager.tsx';

export interface AlbumPagerOptions extends Pick<NumberPagerOptions, 'hasPagerWords'> {
  /**
   * The way from page to page of entries: numbers, arrows, or more below, at a button or by scrolling. With the latter two `initialLevel` holds
   * everything up to its page.
   * @default 'arrows'
   */
  readonly paging?: Exclude<PagingKind, 'none'> | undefined;
  /** The sides of the entries on which numbers and arrows stand. A gallery of the album has an option of its own. @default 'below' */
  readonly pagerPosition?: PagerPosition | undefined;
}

export interface AlbumPagerProps {
  readonly album: UseAlbumResult;
  readonly entries: readonly AlbumEntryImage[];
  readonly options: AlbumPagerOptions;
  readonly place: PagerPlace;
  readonly loadMoreSlot: BrowsingSlots['loadMore'];
}

/** Pages of entries are appended to what is shown. */
export const appendsEntries = ({ paging }: AlbumPagerOptions): boolean => paging === 'button' || paging === 'scroll';

/** The way to an album's other entries. A gallery of it has a pager of its own. */
export function AlbumPager({ album, entries, options, place, loadMoreSlot }: AlbumPagerProps) {
  const { paging, hasPagerWords } = options;
  const { level, getPageHref, labels } = album;
  const browsingLabels = useKit().labels?.browsing;
  if (level?.kind !== 'album') return null;
  if (paging === 'numbers') return <NumberPager gallery={album} {...{ getPageHref, place, hasPagerWords }} />;
  if (!appendsEntries(options)) return <Pager gallery={album} {...{ getPageHref, place }} />;
  const { loadedMore, allShown } = labels;
  return (
    <MorePager
      // Another album's entries are no more of these.
      key={level.path.at(-1)?.id}
      gallery={{ ...album, images: entries }}
      getPageHref={getPageHref}
      slot={loadMoreSlot}
      byScrolling={paging === 'scroll'}
      labels={{ ...browsingLabels, loadedMore, allShown }}
    />
  );
}
