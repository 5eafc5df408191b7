import type { ComponentType, ReactNode } from 'react';
import type { LayoutDirection } from '@loggia/hooks';
import type { ContainerBrowsing, WordPressItemOptions, WordPressViewOptions } from '@loggia/hooks/wordpress';
import type { ImageExtraProps } from '../../components/cart/CartLink.tsx';
import type { MountedViewProps } from './MountedViewProps.ts';

/** Draws a view as the server's container describes it. */
export type DrawView = (props: MountedViewProps) => ReactNode;

type Thumbnails = Extract<WordPressViewOptions, { readonly view: 'thumbnails' }>['options'];
type Clicks = Pick<ContainerBrowsing, 'clickAction' | 'opensNewTab'>;
type CartDisplay = Pick<WordPressItemOptions, 'cartDisplay'>;

/** The cart on images that are sold, where the site shows one. */
async function loadCart({ cartDisplay }: CartDisplay): Promise<ComponentType<ImageExtraProps> | undefined> {
  if (cartDisplay === 'show') return (await import('../../components/cart/CartLink.tsx')).CartLink;
  if (cartDisplay === 'hover') return (await import('../../components/cart/HoverCartLink.tsx')).HoverCartLink;
  return undefined;
}

async function loadThumbnails(read: Thumbnails, { clickAction, opensNewTab }: Clicks): Promise<DrawView> {
  const { cartDisplay, hasDescriptions, hasPlayIcon, titleDisplay, ...options } = read;
  const hasLine = titleDisplay === 'below' || titleDisplay === 'above';
  const extraComponent = await loadCart({ cartDisplay });
  const hasUsualClicks = clickAction === 'openLightbox' && opensNewTab;
  if (!hasLine && !hasDescriptions && !extraComponent && hasUsualClicks) {
    const { ThumbnailGallery } = await import('../../layouts/ThumbnailGallery.tsx');
    return (props) => <ThumbnailGallery {...props} {...options} titleDisplay={titleDisplay} />;
  }
  const { ThumbnailView } = await import('../../layouts/ThumbnailView.tsx');
  const own = { hasDescriptions, hasPlayIcon, titleDisplay, extraComponent };
  return (props) => <ThumbnailView {...props} {...options} {...own} />;
}

/** One of the two packings: a page has no use for the other one. */
async function loadMosaic(direction: LayoutDirection | undefined) {
  if (direction === 'horizontal') {
    return (await import('../../layouts/HorizontalMosaicGallery.tsx')).HorizontalMosaicGallery;
  }
  return (await import('../../layouts/VerticalMosaicGallery.tsx')).VerticalMosaicGallery;
}

/** Fetches the code of one view. */
export async function loadView(read: WordPressViewOptions, browsing: Clicks): Promise<DrawView> {
  switch (read.view) {
    case 'thumbnails':
      return loadThumbnails(read.options, browsing);
    case 'masonry': {
      const { cartDisplay, ...options } = read.options;
      const [{ MasonryGallery }, extraComponent] = await Promise.all([
        import('../../layouts/MasonryGallery.tsx'),
        loadCart({ cartDisplay }),
      ]);
      return (props) => <MasonryGallery {...props} {...options} extraComponent={extraComponent} />;
    }
    case 'mosaic': {
      const { cartDisplay, direction, ...options } = read.options;
      const [MosaicGallery, extraComponent] = await Promise.all([loadMosaic(direction), loadCart({ cartDisplay })]);
      return (props) => <MosaicGallery {...props} {...options} extraComponent={extraComponent} />;
    }
    case 'slideshow': {
      const { InlineSlideshow } = await import('../../layouts/InlineSlideshow.tsx');
      return (props) => <InlineSlideshow {...props} {...read.options} />;
    }
    case 'carousel': {
      const { FeatureCarousel } = await import('../../layouts/FeatureCarousel.tsx');
      return (props) => <FeatureCarousel {...props} {...read.options} />;
    }
    case 'imageBrowser': {
      const { ImageBrowser } = await import('../../layouts/ImageBrowser.tsx');
      return ({ renderPager: _pager, ...props }) => <ImageBrowser {...props} {...read.options} />;
    }
    case 'blog': {
      const { BlogGallery } = await import('../../layouts/BlogGallery.tsx');
      return (props) => <BlogGallery {...props} {...read.options} />;
    }
  }
}
