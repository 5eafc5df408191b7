// Type check only, never run. Slots of every view receive the custom image type.
import type { GalleryImage } from '@loggia/hooks';
import { useLightboxContext } from '@loggia/hooks/lightbox';
import { createStaticAlbums } from '@loggia/hooks/static';
import {
  AlbumCompact,
  GalleryBrowser,
  InlineSlideshow,
  Lightbox,
  ThumbnailGallery,
  type AlbumSlots,
  type GallerySlots,
  type InlineSlideshowSlots,
  type LightboxProps,
} from '@loggia/ui';

interface MyPhoto extends GalleryImage {
  readonly camera: string;
}

declare const photos: readonly MyPhoto[];

function Camera() {
  return useLightboxContext<MyPhoto>().image?.camera;
}

const Viewer = (props: LightboxProps<MyPhoto>) => (
  <Lightbox {...props}>
    <Camera />
  </Lightbox>
);

const gallerySlots: GallerySlots<MyPhoto> = {
  caption: ({ image }) => image.camera,
  pager: ({ gallery }) => gallery.images[0]?.camera,
};

const slideshowSlots: InlineSlideshowSlots<MyPhoto> = {
  music: ({ show, music }) => `${show.image?.camera} ${music.isOn}`,
  filmstrip: ({ show, filmstrip }) => `${show.image?.camera} ${filmstrip.thumbnails[0]?.image.camera}`,
  watermark: ({ show }) => show.image?.camera,
};

const albumSlots: AlbumSlots<MyPhoto> = {
  head: ({ album }) => (album.level?.kind === 'gallery' ? album.level.page.images[0]?.camera : album.title),
  // @ts-expect-error -- an album's images are its entries, which have no camera.
  caption: ({ image }) => image.camera,
};

const albums = createStaticAlbums<MyPhoto>({ album: { id: '1', title: 'Travels', entries: [] } });

export const views = (
  <>
    <ThumbnailGallery images={photos} slots={gallerySlots} lightbox={Viewer} />
    <InlineSlideshow images={photos} slots={slideshowSlots} />
    <AlbumCompact backend={albums} slots={albumSlots} />
    <GalleryBrowser<MyPhoto>>{(view) => <ThumbnailGallery {...view} slots={gallerySlots} />}</GalleryBrowser>
  </>
);
