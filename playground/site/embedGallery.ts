import type { CmsContent, CmsGallery } from '../server/CmsContent.ts';
import { packGalleryPage } from './packing/packGalleryPage.ts';
import type { EmbeddedGallery } from './pageData.ts';

export interface EmbedGalleryOptions {
  readonly gallery: Pick<CmsGallery, 'id' | 'name' | 'description'> & Partial<Pick<CmsGallery, 'isProtected'>>;
  /** The path of the gallery's page. */
  readonly path: string;
  /** The gallery's number on that page, from 0. */
  readonly instance: number;
  /** 1-based. */
  readonly pageNumber: number;
  /** The shortcode whose settings apply. @default the shortcode with the gallery's number */
  readonly shortcodeId?: number | undefined;
}

/** Returns the data of a CMS gallery for a page. */
export function embedGallery(content: CmsContent, options: EmbedGalleryOptions): EmbeddedGallery {
  const { gallery, path, instance, pageNumber, shortcodeId } = options;
  const { id: galleryId, name: title, description, isProtected } = gallery;
  const config = content.containerConfig({ galleryId, instance, currentUrl: path, shortcodeId });
  const initialPage = packGalleryPage(galleryId, content.galleryPage({ galleryId, page: pageNumber, shortcodeId }));
  return { title, description, config, initialPage, isProtected };
}
