import type { CartBackend } from './CartBackend.ts';
import type { CommentStore } from './CommentStore.ts';
import type { ConsentSource } from './ConsentSource.ts';
import type { ContactFormBackend } from './ContactFormBackend.ts';
import type { GalleryArchive } from './GalleryArchive.ts';
import type { GalleryImage } from './GalleryImage.ts';
import type { GallerySource } from './GallerySource.ts';
import type { HitCounter } from './HitCounter.ts';
import type { LightboxSettings } from './LightboxSettings.ts';
import type { LightboxSource } from './LightboxSource.ts';
import type { RatingStore } from './RatingStore.ts';

/**
 * The backend for a gallery, with one port (interface) for each feature. If a port is missing, its feature is disabled.
 */
export interface GalleryBackend<TImage extends GalleryImage = GalleryImage> {
  readonly gallery?: GallerySource<TImage> | undefined;
  /** Provides all of the gallery's images in one file for download. */
  readonly archive?: GalleryArchive | undefined;
  readonly lightbox?: LightboxSource<TImage> | undefined;
  /** Lightbox settings that are known without a request. They also apply if the app passes its own list of images. */
  readonly settings?: LightboxSettings | undefined;
  readonly hits?: HitCounter | undefined;
  readonly ratings?: RatingStore | undefined;
  readonly comments?: CommentStore | undefined;
  readonly cart?: CartBackend | undefined;
  readonly contactForms?: ContactFormBackend | undefined;
  /** The user's stored consent, which is read synchronously. */
  readonly consent?: ConsentSource | undefined;
}
