import type { ReactNode } from 'react';
import type { ContainerView } from '@loggia/hooks/wordpress';
import type { MountedViewProps } from './MountedViewProps.ts';

/** Draws a view as the server's container describes it. */
export type DrawView = (props: MountedViewProps) => ReactNode;

/** Fetches the code of one view. */
export async function loadView(view: ContainerView): Promise<DrawView> {
  switch (view.kind) {
    case 'thumbnails': {
      const { ThumbnailGallery } = await import('../../layouts/ThumbnailGallery.tsx');
      const { kind: _kind, hasDescriptions: _descriptions, ...options } = view;
      return (props) => <ThumbnailGallery {...props} {...options} />;
    }
    case 'masonry': {
      const { MasonryGallery } = await import('../../layouts/MasonryGallery.tsx');
      const { kind: _kind, ...options } = view;
      return (props) => <MasonryGallery {...props} {...options} />;
    }
    case 'mosaic': {
      const { MosaicGallery } = await import('../../layouts/MosaicGallery.tsx');
      const { kind: _kind, hasDescriptions: _descriptions, ...options } = view;
      return (props) => <MosaicGallery {...props} {...options} />;
    }
    case 'slideshow': {
      const { InlineSlideshow } = await import('../../layouts/InlineSlideshow.tsx');
      const { kind: _kind, ...options } = view;
      return (props) => <InlineSlideshow {...props} {...options} />;
    }
    case 'carousel': {
      const { FeatureCarousel } = await import('../../layouts/FeatureCarousel.tsx');
      const { kind: _kind, ...options } = view;
      return (props) => <FeatureCarousel {...props} {...options} />;
    }
    case 'imageBrowser': {
      const { ImageBrowser } = await import('../../layouts/ImageBrowser.tsx');
      return ({ renderPager: _pager, ...props }) => <ImageBrowser {...props} hasTitle={view.hasTitle} />;
    }
    case 'blog': {
      const { BlogGallery } = await import('../../layouts/BlogGallery.tsx');
      return (props) => <BlogGallery {...props} hasTitles={view.hasTitles} />;
    }
  }
}
