export { KitProvider } from '../KitProvider.tsx';
export type { KitProviderProps } from '../KitProvider.tsx';
export type { KitOptions } from '../KitProvider.tsx';
export { Picture } from '../picture/Picture.tsx';
export type { PictureProps } from '../picture/Picture.tsx';
export type { ImageComponent } from '../picture/Picture.tsx';
export type { KitLabels } from '../labels/KitLabels.ts';
export { ThumbnailGallery } from './ThumbnailGallery.tsx';
export type { ThumbnailGalleryProps } from './ThumbnailGallery.tsx';
export { MasonryGallery } from './MasonryGallery.tsx';
export type { MasonryGalleryProps } from './MasonryGallery.tsx';
export { JustifiedGallery } from './JustifiedGallery.tsx';
export type { JustifiedGalleryProps } from './JustifiedGallery.tsx';
export type { GalleryViewOptions } from './GalleryView.tsx';
export type { GalleryLightboxComponent, GalleryLightboxOption, GalleryLightboxOptions } from './ViewLightbox.tsx';
export type {
  GalleryCaptionPart,
  GalleryImagePart,
  GalleryItemPart,
  GalleryPagerPart,
  GallerySlots,
  GalleryStatusPart,
  GalleryThumbnailPart,
  ImageSlots,
} from './GallerySlots.ts';
export { Notice } from '../notice/Notice.tsx';
export type { NoticeKind, NoticeProps } from '../notice/Notice.tsx';
export type { Slot } from '../slots.ts';
export type { ImageListOptions } from '../imageList/ImageList.tsx';
export type { MasonryCaptionOptions } from './MasonryGallery.tsx';
export type { ThumbnailListOptions } from './ThumbnailGallery.tsx';
