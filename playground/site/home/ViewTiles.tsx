import type { GalleryImage } from '@loggia/hooks';
import {
  AlbumExtended,
  BlogGallery,
  FeatureCarousel,
  GalleryBrowser,
  ImageBrowser,
  InlineSlideshow,
  MasonryGallery,
  JustifiedGallery,
  ThumbnailGallery,
} from '@loggia/ui';
import { createStaticBackend } from '@loggia/hooks/static';
import { useState, type ReactNode } from 'react';
import { ResponsivePicture } from '../components/ResponsivePicture.tsx';
import { createSiteAlbums } from '../createSiteBackend.ts';
import { unpackGalleryPage } from '../packing/unpackGalleryPage.ts';
import type { HomePageData } from '../pageData.ts';

interface TileProps {
  readonly href: string;
  readonly name: string;
  /** Whether the view is rendered at twice the size and scaled down. */
  readonly isMiniature?: boolean | undefined;
  readonly children: ReactNode;
}

/** A small live view of the kit. Decorative: only the link is accessible. */
function Tile({ href, name, isMiniature = false, children }: TileProps) {
  return (
    <li className="site-tile site-whole">
      <div className="site-tile-view" data-miniature={isMiniature ? '' : undefined} inert aria-hidden="true">
        <div>{children}</div>
      </div>
      <a href={href}>{name}</a>
    </li>
  );
}

/** A static illustration of a lightbox. */
function LightboxSketch({ images }: { readonly images: readonly GalleryImage[] }) {
  const [large, ...others] = images;
  return (
    <div className="site-tile-lightbox">
      {large && <ResponsivePicture image={large} sizes="(min-width: 45rem) 24rem, 100vw" />}
      <div>
        {others.slice(0, 5).map((image) => (
          <ResponsivePicture key={image.id} image={image} sizes="5rem" />
        ))}
      </div>
    </div>
  );
}

/** The index of an image that leaves space for the text below it. */
const WIDE_INDEX = 8;

type Previews = NonNullable<HomePageData['previews']>;

function useImages(packed: Previews['landscapes']): readonly GalleryImage[] {
  const [images] = useState(() => unpackGalleryPage(packed).images);
  return images;
}

function AlbumPreview({ album: { config, level } }: { readonly album: NonNullable<Previews['album']> }) {
  const [backend] = useState(() => createSiteAlbums(config));
  const [initialLevel] = useState(() => ({ ...level, gallery: undefined }));
  return <AlbumExtended {...{ backend, initialLevel }} eagerCount={0} />;
}

const TAGS = ['Dawn', 'Mountains', 'Water'].map((name, index) => ({ id: String(index), name }));

function SearchPreview({ images }: { readonly images: readonly GalleryImage[] }) {
  const [backend] = useState(() => createStaticBackend({ images }));
  const [initialPage] = useState({ images, page: 1, pageCount: 1, total: images.length });
  return (
    <GalleryBrowser {...{ backend, initialPage }} paging="none" tags={TAGS}>
      {(view) => (
        <ThumbnailGallery {...view} lightbox={false} titleDisplay="none" maxColumns={3} gap={6} eagerCount={0} />
      )}
    </GalleryBrowser>
  );
}

/** Every view of the kit with a few images, each linking to its page. */
export function ViewTiles({ previews }: { readonly previews: Previews }) {
  const landscapes = useImages(previews.landscapes);
  const photographs = useImages(previews.photographs);
  const few = { images: landscapes, lightbox: false, pagerPosition: 'below', eagerCount: 0 } as const;
  const shaped = { images: photographs, lightbox: false, titleDisplay: 'none', eagerCount: 0 } as const;
  const shown = landscapes.slice(5, 11);
  const wide = { ...few, images: landscapes.slice(WIDE_INDEX) };
  const others = { ...few, images: landscapes.slice(1) };
  return (
    <ul className="site-tiles">
      <Tile href="/views/captioned" name="Thumbnails">
        <ThumbnailGallery
          {...few}
          titleDisplay="none"
          thumbnailWidth={110}
          thumbnailHeight={90}
          maxColumns={4}
          gap={4}
        />
      </Tile>
      <Tile href="/views/masonry" name="Masonry">
        <MasonryGallery {...few} titleDisplay="none" thumbnailSize={120} maxColumns={3} gap={4} />
      </Tile>
      <Tile href="/views/masonry-rows" name="Masonry in rows">
        <MasonryGallery {...shaped} direction="rows" thumbnailSize={110} maxColumns={2} gap={4} />
      </Tile>
      <Tile href="/views/mosaic" name="Justified">
        <JustifiedGallery {...shaped} thumbnailSize={80} gap={4} />
      </Tile>
      <Tile href="/views/mosaic-rows" name="Justified in rows">
        <JustifiedGallery {...few} titleDisplay="none" direction="rows" thumbnailSize={70} gap={4} />
      </Tile>
      {previews.album && (
        <Tile href="/albums/extended" name="Album" isMiniature>
          <AlbumPreview album={previews.album} />
        </Tile>
      )}
      <Tile href="/views/blog" name="Blog" isMiniature>
        <BlogGallery {...wide} hasDescriptions headingLevel={3} />
      </Tile>
      <Tile href="/views/image-browser" name="Image browser" isMiniature>
        <ImageBrowser {...others} width={420} headingLevel={3} />
      </Tile>
      <Tile href="/views/slideshow" name="Slideshow" isMiniature>
        <InlineSlideshow {...few} autoplay={false} hasTitle width={640} height={420} />
      </Tile>
      <Tile href="/views/carousel" name="Carousel" isMiniature>
        <FeatureCarousel {...few} imageWidth={400} imageHeight={400} referenceWidth={640} />
      </Tile>
      <Tile href={`/galleries/landscapes#bwg2/${shown[0]?.id ?? ''}`} name="Lightbox">
        <LightboxSketch images={shown} />
      </Tile>
      <Tile href="/browse/in-place" name="Search, sort and tags" isMiniature>
        <SearchPreview images={landscapes} />
      </Tile>
    </ul>
  );
}
