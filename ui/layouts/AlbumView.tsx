'use client';
import { lazy, Suspense } from 'react';
import type { ComponentPropsWithoutRef, ComponentType, ForwardedRef, ReactElement, ReactNode } from 'react';
import { albumEntryImage, useAlbum, useBackend } from '@loggia/hooks';
import type { AlbumEntryImage, Backend, GalleryImage, UseAlbumOptions, UseAlbumResult } from '@loggia/hooks';
import { AlbumHead } from '../components/album/AlbumHead.tsx';
import type { AlbumHeadOptions } from '../components/album/AlbumHead.tsx';
import { GalleryStatus } from '../components/galleryStatus/GalleryStatus.tsx';
import { Pager } from '../components/pager/Pager.tsx';
import { useKit } from '../useKit.ts';
import type { GalleryViewOptions } from './GalleryView.tsx';
import type { MasonryGalleryProps } from './MasonryGallery.tsx';
import type { MosaicGalleryProps } from './MosaicGallery.tsx';
import type { ThumbnailGalleryProps } from './ThumbnailGallery.tsx';

/** What a gallery of an album is given: spread it onto `ThumbnailGallery`, `MasonryGallery`, … */
export type AlbumGalleryProps<TImage extends GalleryImage = GalleryImage> = Required<
  Pick<GalleryViewOptions<TImage>, 'backend' | 'galleryId' | 'initialPage' | 'onPageChange' | 'getPageHref'>
>;

/** Options of the view that shows the galleries of an album; each view reads those that it knows. */
export type AlbumGalleryOptions<TImage extends GalleryImage = GalleryImage> = Partial<
  Omit<
    ThumbnailGalleryProps<TImage> & MasonryGalleryProps<TImage> & MosaicGalleryProps<TImage>,
    keyof AlbumGalleryProps | 'source' | 'images' | 'page' | 'defaultPage'
  >
>;

/** A view of the kit, for the galleries of an album. */
export type AlbumGalleryView<TImage extends GalleryImage = GalleryImage> = (
  props: AlbumGalleryProps<TImage> & AlbumGalleryOptions<TImage>,
) => ReactElement | null;

export interface AlbumViewOptions<TImage extends GalleryImage = GalleryImage>
  extends
    Omit<UseAlbumOptions<TImage>, 'enabled'>,
    AlbumHeadOptions,
    Pick<ComponentPropsWithoutRef<'div'>, 'id' | 'className' | 'style'> {
  /** Serves the albums and their galleries. @default that of the nearest `BackendProvider` */
  readonly backend?: Backend<TImage> | undefined;
  /** The view that shows a gallery of the album. @default that of the album's own kind */
  readonly galleryView?: 'thumbnails' | 'masonry' | 'mosaic' | undefined;
  /** Options of that view. */
  readonly gallery?: AlbumGalleryOptions<TImage> | undefined;
  /** Draws a gallery of the album in a way of your own: any other view, or one with a search line. */
  readonly renderGallery?: ((gallery: AlbumGalleryProps<TImage>) => ReactNode) | undefined;
}

/** What a list of entries is given. */
export interface AlbumEntryList {
  /** The covers, in the shape that lists of images take. */
  readonly gallery: {
    readonly images: readonly AlbumEntryImage[];
    nameOf(index: number): string;
  };
  readonly linkPropsOf: (image: AlbumEntryImage) => ComponentPropsWithoutRef<'a'>;
  readonly labels: UseAlbumResult['labels'];
}

export interface AlbumViewProps<TImage extends GalleryImage> {
  readonly options: AlbumViewOptions<TImage>;
  readonly forwardedRef: ForwardedRef<HTMLDivElement>;
  /** The view of a gallery where no other one is asked for. */
  readonly defaultView: AlbumGalleryView<TImage>;
  readonly renderEntries: (list: AlbumEntryList) => ReactNode;
}

const VIEWS = {
  thumbnails: lazy(async () => ({
    default: (await import('./ThumbnailGallery.tsx')).ThumbnailGallery as ComponentType,
  })),
  masonry: lazy(async () => ({ default: (await import('./MasonryGallery.tsx')).MasonryGallery as ComponentType })),
  mosaic: lazy(async () => ({ default: (await import('./MosaicGallery.tsx')).MosaicGallery as ComponentType })),
};

/** What every view of an album has around its entries: the way back, titles, pages, and the galleries. */
export function AlbumView<TImage extends GalleryImage>(props: AlbumViewProps<TImage>) {
  const { options, forwardedRef, defaultView, renderEntries } = props;
  const { galleryView, gallery: galleryOptions, renderGallery, id, style, className = '' } = options;
  const kit = useKit();
  const backend = useBackend(options.backend);
  const album = useAlbum({
    ...options,
    source: options.source ?? backend?.albums,
    labels: options.labels ?? kit.labels?.album,
  });
  const { level, entries, nameOf, notePage } = album;
  // A lazy component alone would forget the image type.
  const Gallery = (galleryView ? VIEWS[galleryView] : defaultView) as AlbumGalleryView<TImage>;

  function renderLevel(): ReactNode {
    if (level?.kind !== 'gallery') {
      return renderEntries({
        gallery: { images: entries.map((entry, index) => albumEntryImage(entry, nameOf(index))), nameOf },
        // A style rule prints the name where there is no cover.
        linkPropsOf: ({ entry, title }) =>
          album.getEntryLinkProps({ entry, 'data-name': entry.cover ? undefined : title }),
        labels: album.labels,
      });
    }
    const gallery: AlbumGalleryProps<TImage> = {
      backend: level.backend,
      galleryId: level.path.at(-1)?.id,
      initialPage: level.page,
      onPageChange: notePage,
      getPageHref: album.getPageHref,
    };
    return renderGallery ? renderGallery(gallery) : <Gallery {...galleryOptions} {...gallery} />;
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
      <AlbumHead album={album as unknown as UseAlbumResult} options={options} />
      <Suspense fallback={null} key={level?.path.at(-1)?.id}>
        {renderLevel()}
      </Suspense>
      <GalleryStatus gallery={album} />
      <Pager gallery={album} getPageHref={album.getPageHref} />
    </div>
  );
}
