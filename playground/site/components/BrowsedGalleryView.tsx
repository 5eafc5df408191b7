import {
  BlogGallery,
  FeatureCarousel,
  ImageBrowser,
  InlineSlideshow,
  MasonryGallery,
  JustifiedGallery,
  ThumbnailGallery,
  type BrowsedViewProps,
} from '@loggia/ui';
import type { BrowseView } from '../browseModes.ts';
import { VIEWS } from '../views.ts';
import { LARGE_THUMBNAILS } from './thumbnailSizes.ts';

interface BrowsedGalleryViewProps extends BrowsedViewProps {
  readonly view: BrowseView;
  /** The maximum number of thumbnails in a row. */
  readonly columns: number;
  readonly galleryId: string;
  /** The level of image titles in the page's heading hierarchy. */
  readonly headingLevel: 2 | 3;
}

/** A browsable gallery in one of the kit's views. */
export function BrowsedGalleryView({ view, columns, headingLevel, ...shared }: BrowsedGalleryViewProps) {
  switch (view) {
    case 'thumbnails':
      return <ThumbnailGallery {...shared} {...LARGE_THUMBNAILS} maxColumns={columns} priority />;
    case 'captioned':
      return <ThumbnailGallery {...shared} {...VIEWS.captioned.options} maxColumns={columns} />;
    case 'masonry':
      return <MasonryGallery {...shared} {...VIEWS.masonry.options} maxColumns={columns} priority />;
    case 'masonry-rows':
      return <MasonryGallery {...shared} {...VIEWS[view].options} priority />;
    case 'mosaic':
      return <JustifiedGallery {...shared} {...VIEWS.mosaic.options} priority />;
    case 'mosaic-rows':
      return <JustifiedGallery direction="rows" {...shared} thumbnailSize={180} gap={4} priority />;
    case 'blog':
      return <BlogGallery {...shared} {...VIEWS.blog.options} headingLevel={headingLevel} />;
    case 'image-browser':
      return <ImageBrowser {...shared} {...VIEWS[view].options} headingLevel={headingLevel} />;
    case 'slideshow':
      return <InlineSlideshow {...shared} {...VIEWS.slideshow.options} autoplay={false} />;
    case 'carousel':
      return <FeatureCarousel {...shared} {...VIEWS.carousel.options} />;
  }
}
