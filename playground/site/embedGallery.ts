import type { CmsContent, CmsGallery } from '../server/CmsContent.ts';
import { packGalleryPage } from './packing/packGalleryPage.ts';
import type { EmbeddedGallery } from './pageData.ts';

export interface EmbedGalleryOptions {
  readonly gallery: Pick<CmsGallery, 'id' | 'name' | 'description'> & Partial<Pick<CmsGallery, 'isProtected'>>;
  /** Path of the page that the gallery stands on. */
  readonly path: string;
  /** Its number on that page, from 0. */
  readonly instance: number;
  /** 1-based. */
  readonly pageNumber: number;
  /** @default the shortcode of the gallery's number */
  readonly shortcodeId?: number | undefined;
}

/** A gallery of the CMS, ready to stand on a page. */
export function embedGallery(content: CmsContent, options: EmbedGalleryOptions): EmbeddedGallery {
  const { gallery, path, instance, pageNumber, shortcodeId } = options;
  const { id: galleryId, name: title, description, isProtected } = gallery;
  const config = content.containerConfig({ galleryId, instance, currentUrl: path, shortcodeId });
  const initialPage = packGalleryPage(galleryId, content.galleryPage({ galleryId, page: pageNumber, shortcodeId }));
  return { title, description, config, initialPage, isProtected };
}
