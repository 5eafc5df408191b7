import type { MasonryGalleryProps } from '../../layouts/MasonryGallery.tsx';
import type { BrowsedViewProps } from '../../layouts/GalleryBrowser.tsx';

/** What every view of a mounted gallery is given. */
export interface MountedViewProps
  extends BrowsedViewProps, Pick<MasonryGalleryProps, 'galleryId' | 'clickAction' | 'opensNewTab' | 'isUrgent'> {}
