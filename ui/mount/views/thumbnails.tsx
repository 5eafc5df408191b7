import { ThumbnailGallery } from '../../layouts/ThumbnailGallery.tsx';
import { ThumbnailView } from '../../layouts/ThumbnailView.tsx';
import { cartOnImages } from './cartOnImages.ts';
import type { Clicks, DrawView, ViewOptions } from './types.ts';

export function draw(read: ViewOptions<'thumbnails'>, { clickAction, opensNewTab }: Clicks): DrawView {
  const { cartDisplay, hasDescriptions, hasPlayIcon, titleDisplay, ...options } = read;
  const hasLine = titleDisplay === 'below' || titleDisplay === 'above';
  const extraComponent = cartOnImages(cartDisplay);
  const hasUsualClicks = clickAction === 'openLightbox' && opensNewTab;
  if (!hasLine && !hasDescriptions && !extraComponent && hasUsualClicks) {
    return (props) => <ThumbnailGallery {...props} {...options} titleDisplay={titleDisplay} />;
  }
  const own = { hasDescriptions, hasPlayIcon, titleDisplay, extraComponent };
  return (props) => <ThumbnailView {...props} {...options} {...own} />;
}
