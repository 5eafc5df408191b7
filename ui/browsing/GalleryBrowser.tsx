'use client';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import {
  useGalleryBrowser,
  type BrowsingUrlState,
  type BrowsingLabels,
  type PagingKind,
  type UseBrowsingResult,
  type UseGalleryBrowserOptions,
  type UsePageScrollOptions,
} from '@loggia/hooks/browsing';
import type { GalleryImage, GalleryTag } from '@loggia/hooks/backend';
import type { BrowsingSlots } from './BrowsingSlots.ts';
import { LoadingBar, MorePager, NumberPager, type NumberPagerOptions } from './pagers.tsx';
import { PageFollower } from '../galleryStatus/GalleryStatus.tsx';
import { SearchLine, type SearchLineOptions } from './SearchLine.tsx';
import { TagFilter } from './TagFilter.tsx';
import type { GalleryPagerPart, GallerySlots } from '../gallery/GallerySlots.ts';
import { Pager } from '../pager/Pager.tsx';
import { useKit } from '../KitProvider.tsx';
import { fillSlot } from '../slots.ts';
import type { GalleryViewOptions } from '../gallery/GalleryView.tsx';

/** The props for one of the kit's views. Spread them onto a view such as `ThumbnailGallery` or `MasonryGallery`. */
export type BrowsedViewProps<TImage extends GalleryImage = GalleryImage> = Pick<
  GalleryViewOptions<TImage>,
  | 'backend'
  | 'source'
  | 'initialPage'
  | 'page'
  | 'onPageChange'
  | 'query'
  | 'labels'
  | 'getPageHref'
  | 'pagerPosition'
  | 'browserSlots'
> & {
  /** The state in the URL, for views that have their own pager. */
  readonly urlState?: BrowsingUrlState | undefined;
};

export interface GalleryBrowserProps<TImage extends GalleryImage = GalleryImage>
  extends
    UseGalleryBrowserOptions<TImage>,
    SearchLineOptions,
    NumberPagerOptions,
    Pick<GalleryViewOptions<TImage>, 'pagerPosition'>,
    Pick<ComponentPropsWithoutRef<'div'>, 'id' | 'className'> {
  /** The tags to filter by. @default none */
  readonly tags?: readonly GalleryTag[] | undefined;
  /**
   * Renders the tags between the sort select and the search field, for example as a `TagSelect`. They replace the tag
   * buttons below the search line.
   * @default none
   */
  readonly renderTags?:
    | ((browsing: UseBrowsingResult, urlState: BrowsingUrlState | undefined) => ReactNode)
    | undefined;
  /** The slots that replace the elements around the view. The view has its own `slots`. @default the kit's elements */
  readonly slots?: BrowsingSlots | undefined;
  /** Options for scrolling to the start of a new page. */
  readonly scroll?: UsePageScrollOptions | undefined;
  readonly children: (view: BrowsedViewProps<TImage>) => ReactNode;
}

const NO_TAGS: readonly never[] = [];

/**
 * Adds search, tags and any kind of pagination to any of the kit's views.
 *
 * @example
 * <GalleryBrowser backend={backend} paging="scroll" tags={tags}>
 *   {(view) => <MasonryGallery {...view} galleryId="7" />}
 * </GalleryBrowser>
 * <GalleryBrowser backend={backend} paging="none">
 *   {(view) => <ImageBrowser {...view} galleryId="7" />}
 * </GalleryBrowser>
 */
export function GalleryBrowser<TImage extends GalleryImage = GalleryImage>(props: GalleryBrowserProps<TImage>) {
  const { id, className = '', tags = NO_TAGS, renderTags, initialPage, slots, children } = props;
  const { hasSearch, hasSort, sortOptions, defaultSort, hasPagerLabels, hasItemCount } = props;
  const { labels: kitLabels } = useKit();
  const { backend, source, browsing, urlState, paging, appends, labels, name, galleryLabels } = useGalleryBrowser({
    ...props,
    labels: props.labels ?? kitLabels?.browsing,
    galleryLabels: props.galleryLabels ?? kitLabels?.gallery,
  });
  const pagerPosition = appends ? 'below' : props.pagerPosition;
  const isReloading = urlState?.navigation === 'reload';
  const scroll = { enabled: !appends || isReloading, urlState, ...props.scroll };
  const shared = { browsing, urlState, labels };
  const renderPager: GallerySlots<TImage>['pager'] = ({ gallery, getPageHref, side, isLast }) => (
    <BrowsingPager
      {...{ gallery, getPageHref, side, isLast, paging, appends, scroll, hasPagerLabels, hasItemCount }}
      {...shared}
      loadMoreSlot={slots?.loadMore}
    />
  );
  const searchLine = (
    <SearchLine {...shared} {...{ name, hasSearch, hasSort, sortOptions, defaultSort }}>
      {renderTags?.(browsing, urlState)}
    </SearchLine>
  );
  return (
    <div id={id} className={`loggia-browser ${className}`}>
      {fillSlot(slots?.searchLine, { ...shared, name }, searchLine)}
      {!renderTags && fillSlot(slots?.tagFilter, { ...shared, tags }, <TagFilter {...shared} tags={tags} />)}
      {children({
        ...browsing.galleryOptions,
        backend,
        source,
        initialPage,
        labels: galleryLabels,
        urlState,
        getPageHref: urlState && ((page) => urlState.hrefOf({ page })),
        pagerPosition,
        browserSlots: { pager: renderPager },
      })}
    </div>
  );
}

interface BrowsingPagerProps extends GalleryPagerPart, NumberPagerOptions {
  readonly browsing: UseBrowsingResult;
  readonly urlState: BrowsingUrlState | undefined;
  readonly paging: PagingKind;
  /** Whether pages are appended to those already shown. */
  readonly appends: boolean;
  readonly scroll: UsePageScrollOptions;
  readonly loadMoreSlot: BrowsingSlots['loadMore'];
  readonly labels: BrowsingLabels;
}

/** Renders a browsed gallery's pagination and progress bar, and a reset button if there are no results. */
function BrowsingPager({
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
