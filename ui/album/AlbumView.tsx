'use client';
import {
  Fragment,
  useCallback,
  useMemo,
  type ComponentPropsWithoutRef,
  type ComponentType,
  type ForwardedRef,
  type ReactNode,
} from 'react';
import {
  albumEntryImage,
  useAlbum,
  type AlbumEntryImage,
  type UseAlbumOptions,
  type UseAlbumResult,
} from '@loggia/hooks/album';
import { useBackend, type Backend, type GalleryImage } from '@loggia/hooks/backend';
import type { PagingKind } from '@loggia/hooks/browsing';
import type { PagerPosition } from '@loggia/hooks/gallery';
import { AlbumHead, AlbumLink, type AlbumHeadOptions } from './AlbumHead.tsx';
import type { AlbumSearchProps } from './AlbumSearch.tsx';
import type { BrowsingSlots } from '../browsing/BrowsingSlots.ts';
import { MorePager, NumberPager, type NumberPagerOptions } from '../browsing/pagers.tsx';
import { useImageSlots, type ImageSlots } from '../gallery/GallerySlots.ts';
import { GalleryStatus } from '../galleryStatus/GalleryStatus.tsx';
import { Pager, pagerSides, type PagerSide } from '../pager/Pager.tsx';
import { useKit } from '../KitProvider.tsx';
import { fillSlot, type Slot } from '../slots.ts';
import type { GalleryViewOptions } from '../gallery/GalleryView.tsx';

/** The props for a gallery in an album. Spread them onto a view such as `ThumbnailGallery` or `MasonryGallery`. */
export type AlbumGalleryProps<TImage extends GalleryImage = GalleryImage> = Required<
  Pick<GalleryViewOptions<TImage>, 'backend' | 'galleryId' | 'initialPage' | 'onPageChange' | 'getPageHref'>
>;

export interface AlbumViewOptions<TImage extends GalleryImage = GalleryImage>
  extends
    Omit<UseAlbumOptions<TImage>, 'enabled' | 'scrollOnPaging' | 'appends'>,
    AlbumHeadOptions,
    AlbumPagerOptions,
    Pick<ComponentPropsWithoutRef<'div'>, 'id' | 'className' | 'style'> {
  /** The backend for the albums and their galleries. @default the backend of the nearest `BackendProvider` */
  readonly backend?: Backend<TImage> | undefined;
  /**
   * A component for searching the album's entries, such as `AlbumSearch`. It is rendered below the title.
   * @default none
   */
  readonly searchLine?: ComponentType<AlbumSearchProps> | undefined;
  /**
   * Renders a gallery in the album, with any of the kit's views and optionally with a `SearchLine`.
   * @default the view that matches the album's own view
   */
  readonly renderGallery?: ((gallery: AlbumGalleryProps<TImage>) => ReactNode) | undefined;
  /** The slots that replace parts of the album. Its galleries have their own slots. @default the kit's elements */
  readonly slots?: AlbumSlots<TImage> | undefined;
}

/** The props that a list of entries receives. */
export interface AlbumEntryList {
  /** The covers, in the format that image lists accept. */
  readonly gallery: {
    readonly images: readonly AlbumEntryImage[];
    nameOf(index: number): string;
    /** Returns the number of images in an entry, such as "12 images", or '' if the backend does not provide it. */
    countOf(index: number): string;
  };
  readonly linkPropsOf: (image: AlbumEntryImage) => ComponentPropsWithoutRef<'a'>;
  readonly labels: UseAlbumResult['labels'];
  readonly slots: ImageSlots<AlbumEntryImage> | undefined;
}

interface AlbumViewProps<TImage extends GalleryImage> {
  readonly options: AlbumViewOptions<TImage>;
  readonly forwardedRef: ForwardedRef<HTMLDivElement>;
  /** Renders a gallery if `renderGallery` is not set. */
  readonly renderStandardGallery: (gallery: AlbumGalleryProps<TImage>) => ReactNode;
  readonly renderEntries: (list: AlbumEntryList) => ReactNode;
}

interface AlbumPaging<TImage extends GalleryImage> {
  readonly album: UseAlbumResult<TImage>;
  readonly entries: readonly AlbumEntryImage[];
  readonly options: AlbumViewOptions<TImage>;
}

/**
 * Returns the pager on a side of the entries, if there is one. If pages are appended, the pager is always below the
 * entries.
 */
function pagerOn<TImage extends GalleryImage>(side: PagerSide, parts: AlbumPaging<TImage>): ReactNode {
  const { album, entries, options } = parts;
  const { slots } = options;
  if (!pagerSides(appendsEntries(options) ? 'below' : options.pagerPosition).includes(side)) return null;
  // The elements around the entries do not depend on the image type of the galleries.
  const general = album as unknown as UseAlbumResult;
  return fillSlot(
    slots?.pager,
    { album, side },
    <AlbumPager album={general} {...{ entries, options, side }} loadMoreSlot={slots?.loadMore} />,
  );
}

/** Renders the common parts of every album view: the breadcrumb trail, the title, the pages, and the galleries. */
export function AlbumView<TImage extends GalleryImage>(props: AlbumViewProps<TImage>) {
  const { options, forwardedRef, renderStandardGallery, renderEntries } = props;
  const { renderGallery = renderStandardGallery, searchLine: Search, slots, id, style, className = '' } = options;
  const kit = useKit();
  const backend = useBackend(options.backend);
  const album = useAlbum({
    ...options,
    source: options.source ?? backend?.albums,
    labels: options.labels ?? kit.labels?.album,
    scrollOnPaging: false,
    appends: appendsEntries(options),
  });
  const part = { album };
  // The elements around the entries do not depend on the image type of the galleries.
  const general = { album: album as unknown as UseAlbumResult };
  const imageSlots = useImageSlots(slots);
  const { level, nameOf, titleOf, countOf, updateGalleryPage, getEntryLinkProps, labels } = album;
  const entries = useMemo(
    () => album.entries.map((entry, index) => albumEntryImage(entry, titleOf(index))),
    [album.entries, titleOf],
  );
  const linkPropsOf = useCallback<AlbumEntryList['linkPropsOf']>(
    // The style sheet shows the name if there is no cover.
    ({ entry, title }) => getEntryLinkProps({ entry, 'data-name': entry.cover ? undefined : title }),
    [getEntryLinkProps],
  );

  function renderLevel(): ReactNode {
    if (level?.kind !== 'gallery') {
      return renderEntries({ gallery: { images: entries, nameOf, countOf }, linkPropsOf, labels, slots: imageSlots });
    }
    return renderGallery({
      backend: level.backend,
      galleryId: level.path.at(-1)?.id,
      initialPage: level.page,
      onPageChange: updateGalleryPage,
      getPageHref: album.getPageHref,
    });
  }

  return (
    <div
      {...album.getContainerProps({
        ref: forwardedRef ?? undefined,
        id,
        style,
        className: `loggia-gallery loggia-album ${className}`,
      })}
    >
      {fillSlot(slots?.head, part, <AlbumHead {...general} options={options} />)}
      {Search && <Search album={album} />}
      {pagerOn('above', { album, entries, options })}
      <Fragment key={level?.path.at(-1)?.id}>{renderLevel()}</Fragment>
      {fillSlot(slots?.status, part, <AlbumStatus {...general} />)}
      {pagerOn('below', { album, entries, options })}
    </div>
  );
}

/** Renders an album's status message. An empty nested album has a link to its parent. */
function AlbumStatus({ album }: AlbumPart) {
  const { path, getBackLinkProps, labels } = album;
  const up = path.length > 1 && <AlbumLink {...getBackLinkProps()}>{labels.back}</AlbumLink>;
  return <GalleryStatus gallery={album} emptyAction={up} hasContent={album.level !== null} />;
}

export interface AlbumPagerOptions extends Pick<NumberPagerOptions, 'hasPagerLabels'> {
  /**
   * The kind of pagination for entries: page numbers, arrows, or appending pages with a button or on scroll. If pages
   * are appended, `initialLevel` must contain all entries up to its page.
   * @default 'arrows'
   */
  readonly paging?: Exclude<PagingKind, 'none'> | undefined;
  /**
   * Where page numbers or arrows are rendered: above the entries, below them, or both. Galleries in the album have
   * their own option.
   * @default 'below'
   */
  readonly pagerPosition?: PagerPosition | undefined;
}

interface AlbumPagerProps {
  readonly album: UseAlbumResult;
  readonly entries: readonly AlbumEntryImage[];
  readonly options: AlbumPagerOptions;
  readonly side: PagerSide;
  readonly loadMoreSlot: BrowsingSlots['loadMore'];
}

/** Whether pages of entries are appended to those already shown. */
const appendsEntries = ({ paging }: AlbumPagerOptions): boolean => paging === 'button' || paging === 'scroll';

/** Renders the pager for an album's entries. Galleries in the album have their own pager. */
function AlbumPager({ album, entries, options, side, loadMoreSlot }: AlbumPagerProps) {
  const { paging, hasPagerLabels } = options;
  const { level, getPageHref, labels } = album;
  const browsingLabels = useKit().labels?.browsing;
  if (level?.kind !== 'album') return null;
  if (paging === 'numbers') return <NumberPager gallery={album} {...{ getPageHref, side, hasPagerLabels }} />;
  if (!appendsEntries(options)) return <Pager gallery={album} {...{ getPageHref, side }} />;
  const { loadedMore, allShown } = labels;
  return (
    <MorePager
      // Resets the pager's state when another album opens.
      key={level.path.at(-1)?.id}
      gallery={{ ...album, images: entries }}
      getPageHref={getPageHref}
      slot={loadMoreSlot}
      byScrolling={paging === 'scroll'}
      labels={{ ...browsingLabels, loadedMore, allShown }}
    />
  );
}

export interface AlbumPart<TImage extends GalleryImage = GalleryImage> {
  /** The album. Its `level` is the album or gallery that is currently open. A gallery's images have type `TImage`. */
  readonly album: UseAlbumResult<TImage>;
}

interface AlbumPagerPart<TImage extends GalleryImage = GalleryImage> extends AlbumPart<TImage> {
  /** Whether the pager is above or below the entries. */
  readonly side: PagerSide;
}

/** The slots that replace an album's entries and the elements around them. Its galleries have their own slots. */
export interface AlbumSlots<TImage extends GalleryImage = GalleryImage>
  extends ImageSlots<AlbumEntryImage>, Pick<BrowsingSlots, 'loadMore'> {
  /** The breadcrumb trail, title and description of the current album or gallery. */
  readonly head?: Slot<AlbumPart<TImage>> | undefined;
  /**
   * The status message for a loading, empty or failed state. Your slot must render a live region
   * (`album.getStatusProps`).
   */
  readonly status?: Slot<AlbumPart<TImage>> | undefined;
  /** The pager for the entries. With `pagerPosition: 'both'`, the slot is rendered once for each side. */
  readonly pager?: Slot<AlbumPagerPart<TImage>> | undefined;
}
