import type { ReactNode } from 'react';
import type { ContainerBrowsing, ContainerListOptions, ContainerView } from '@loggia/hooks/wordpress';
import type { MountedViewProps } from './MountedViewProps.ts';

/** Draws a view as the server's container describes it. */
export type DrawView = (props: MountedViewProps) => ReactNode;

type Thumbnails = Extract<ContainerView, { readonly kind: 'thumbnails' }>;
type Clicks = Pick<ContainerBrowsing, 'clickAction'>;

/** A title that always shows stands below its picture on the server's page. */
const placeOf = ({ titleDisplay }: ContainerListOptions): 'below' | 'hover' | 'none' =>
  titleDisplay === 'show' ? 'below' : titleDisplay;

async function loadThumbnails(view: Thumbnails, { clickAction }: Clicks): Promise<DrawView> {
  const { kind: _kind, hasDescriptions, titleDisplay, ...options } = view;
  if (titleDisplay !== 'show' && !hasDescriptions && clickAction === 'openLightbox') {
    const { ThumbnailGallery } = await import('../../layouts/ThumbnailGallery.tsx');
    return (props) => <ThumbnailGallery {...props} {...options} titleDisplay={titleDisplay} />;
  }
  const { ThumbnailView } = await import('../../layouts/ThumbnailView.tsx');
  const texts = { hasDescriptions, titleDisplay: placeOf(view) };
  return (props) => <ThumbnailView {...props} {...options} {...texts} />;
}

/** Fetches the code of one view. */
export async function loadView(view: ContainerView, browsing: Clicks): Promise<DrawView> {
  switch (view.kind) {
    case 'thumbnails':
      return loadThumbnails(view, browsing);
    case 'masonry': {
      const { MasonryGallery } = await import('../../layouts/MasonryGallery.tsx');
      const { kind: _kind, ...options } = view;
      return (props) => <MasonryGallery {...props} {...options} titleDisplay={placeOf(view)} />;
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
