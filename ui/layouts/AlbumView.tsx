'use client';
import { Fragment, useCallback, useMemo } from 'react';
import type { ComponentPropsWithoutRef, ComponentType, ForwardedRef, ReactNode } from 'react';
import { albumEntryImage, useAlbum } from '@loggia/hooks/album';
import { useBackend } from '@loggia/hooks/backend';
import type { AlbumEntryImage, UseAlbumOptions, UseAlbumResult } from '@loggia/hooks/album';
import type { Backend, GalleryImage } from '@loggia/hooks/backend';
import { AlbumPager, appendsEntries } from '../components/album/AlbumPager.tsx';
import type { AlbumPagerOptions } from '../components/album/AlbumPager.tsx';
import { AlbumHead } from '../components/album/AlbumHead.tsx';
import type { AlbumHeadOptions } from '../components/album/AlbumHead.tsx';
import type { AlbumSearchLineProps } from '../components/album/AlbumSearchLine.tsx';
import type { AlbumSlots } from '../components/album/AlbumSlots.ts';
import { useImageSlots } from '../components/gallery/GallerySlots.ts';
import type { ImageSlots } from '../components/gallery/GallerySlots.ts';
import { GalleryStatus } from '../components/galleryStatus/GalleryStatus.tsx';
import { pagerPlaces } from '../components/pager/Pager.tsx';
import type { PagerPlace } from '../components/pager/Pager.tsx';
import { fillSlot } from '../slots.ts';
import { useKit } from '../KitContext.ts';
import type { GalleryViewOptions } from './GalleryView.tsx';

/** The props for a gallery of an album: spread them onto `ThumbnailGallery`, `MasonryGallery`, … */
export type AlbumGalleryProps<TImage extends GalleryImage = GalleryImage> = Required<
  Pick<GalleryViewOptions<TImage>, 'backend' | 'galleryId' | 'initialPage' | 'onPageChange' | 'getPageHref'>
>;

export interface AlbumViewOptions<TImage extends GalleryImage = GalleryImage>
  extends
    Omit<UseAlbumOptions<TImage>, 'enabled' | 'scrollOnPaging' | 'appends'>,
    AlbumHeadOptions,
    AlbumPagerOptions,
    Pick<ComponentPropsWithoutRef<'div'>, 'id' | 'className' | 'style'> {
  /** Serves the albums and their galleries. @default that of the nearest `BackendProvider` */
  readonly backend?: Backend<TImage> | undefined;
  /** Draws a search among the entries, below the title: `AlbumSearchLine`. @default none */
  readonly searchLine?: ComponentType<AlbumSearchLineProps> | undefined;
  /** Draws a gallery of the album: any view of the kit, or one with a search line. @default the view of the album's own kind */
  readonly renderGallery?: ((gallery: AlbumGalleryProps<TImage>) => ReactNode) | undefined;
  /** Parts of the album that you draw yourself; those of its galleries are options of them. @default the kit's */
  readonly slots?: AlbumSlots<TImage> | undefined;
}

/** The props of a list of entries. */
export interface AlbumEntryList {
  /** The covers, in the shape that lists of images take. */
  readonly gallery: {
    readonly images: readonly AlbumEntryImage[];
    nameOf(index: number): string;
  };
  readonly linkPropsOf: (image: AlbumEntryImage) => ComponentPropsWithoutRef<'a'>;
  readonly labels: UseAlbumResult['labels'];
  readonly slots: ImageSlots<AlbumEntryImage> | undefined;
}

export interface AlbumViewProps<TImage extends GalleryImage> {
  readonly options: AlbumViewOptions<TImage>;
  readonly forwardedRef: ForwardedRef<HTMLDivElement>;
  /** Draws a gallery where no other way is asked for. */
  readonly renderStandardGallery: (gallery: AlbumGalleryProps<TImage>) => ReactNode;
  readonly renderEntries: (list: AlbumEntryList) => ReactNode;
}

interface AlbumPaging<TImage extends GalleryImage> {
  readonly album: UseAlbumResult<TImage>;
  readonly entries: readonly AlbumEntryImage[];
  readonly options: AlbumViewOptions<TImage>;
}

/** The pager on a side of the entries, where there is one. What is appended comes below. */
function pagerOn<TImage extends GalleryImage>(place: PagerPlace, parts: AlbumPaging<TImage>): ReactNode {
  const { album, entries, options } = parts;
  const { slots } = options;
  if (!pagerPlaces(appendsEntries(options) ? 'below' : options.pagerPosition).includes(place)) return null;
  // What the kit draws around the entries knows nothing of the images in the galleries.
  const general = album as unknown as UseAlbumResult;
  return fillSlot(
    slots?.pager,
    { album, place },
    <AlbumPager album={general} {...{ entries, options, place }} loadMoreSlot={slots?.loadMore} />,
  );
}

/** The frame of every album view: the way back, titles, pages, and the galleries. */
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
  // What the kit draws around the entries knows nothing of the images in the galleries.
  const general = { album: album as unknown as UseAlbumResult };
  const imageSlots = useImageSlots(slots);
  const { level, nameOf, notePage, getEntryLinkProps } = album;
  const entries = useMemo(
    () => album.entries.map((entry, index) => albumEntryImage(entry, nameOf(index))),
    [album.entries, nameOf],
  );
  const linkPropsOf = useCallback<AlbumEntryList['linkPropsOf']>(
    // A style rule prints the name where there is no cover.
    ({ entry, title }) => getEntryLinkProps({ entry, 'data-name': entry.cover ? undefined : title }),
    [getEntryLinkProps],
  );

  function renderLevel(): ReactNode {
    if (level?.kind !== 'gallery') {
      const { labels } = album;
      return renderEntries({ gallery: { images: entries, nameOf }, linkPropsOf, labels, slots: imageSlots });
    }
    return renderGallery({
      backend: level.backend,
      galleryId: level.path.at(-1)?.id,
      initialPage: level.page,
      onPageChange: notePage,
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
      {fillSlot(slots?.status, part, <GalleryStatus gallery={album} />)}
      {pagerOn('below', { album, entries, options })}
    </div>
  );
}
