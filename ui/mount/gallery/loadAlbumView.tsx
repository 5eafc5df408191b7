import type { ReactNode } from 'react';
import type { ContainerAlbumView, WordPressGalleryView } from '@loggia/hooks/wordpress';
import type { AlbumGalleryProps, AlbumViewOptions } from '../../layouts/AlbumView.tsx';

/** Draws an album as the server's container describes it. */
export type DrawAlbum = (props: AlbumViewOptions) => ReactNode;

type DrawGallery = (gallery: AlbumGalleryProps) => ReactNode;

/** Fetches the code of an album's view. */
export async function loadAlbumView({ kind, ...options }: ContainerAlbumView): Promise<DrawAlbum> {
  switch (kind) {
    case 'albumCompact': {
      const { AlbumCompact } = await import('../../layouts/AlbumCompact.tsx');
      return (props) => <AlbumCompact {...props} {...options} />;
    }
    case 'albumMasonry': {
      const { AlbumMasonry } = await import('../../layouts/AlbumMasonry.tsx');
      const { thumbnailWidth, ...rest } = options;
      return (props) => <AlbumMasonry {...props} {...rest} thumbnailSize={thumbnailWidth} />;
    }
    case 'albumExtended': {
      const { AlbumExtended } = await import('../../layouts/AlbumExtended.tsx');
      return (props) => <AlbumExtended {...props} />;
    }
  }
}

/** Fetches the view of an album's galleries, as the server wants it; undefined for that of the album's own kind. */
export async function loadGalleryView(view: WordPressGalleryView | undefined): Promise<DrawGallery | undefined> {
  switch (view) {
    case 'thumbnails': {
      const { ThumbnailGallery } = await import('../../layouts/ThumbnailGallery.tsx');
      return (props) => <ThumbnailGallery {...props} />;
    }
    case 'masonry': {
      const { MasonryGallery } = await import('../../layouts/MasonryGallery.tsx');
      return (props) => <MasonryGallery {...props} />;
    }
    case 'mosaic': {
      const { MosaicGallery } = await import('../../layouts/MosaicGallery.tsx');
      return (props) => <MosaicGallery {...props} />;
    }
    case 'slideshow': {
      const { InlineSlideshow } = await import('../../layouts/InlineSlideshow.tsx');
      return (props) => <InlineSlideshow {...props} />;
    }
    case 'imageBrowser': {
      const { ImageBrowser } = await import('../../layouts/ImageBrowser.tsx');
      return (props) => <ImageBrowser {...props} />;
    }
    case 'blog': {
      const { BlogGallery } = await import('../../layouts/BlogGallery.tsx');
      return (props) => <BlogGallery {...props} />;
    }
    default:
      return undefined;
  }
}
