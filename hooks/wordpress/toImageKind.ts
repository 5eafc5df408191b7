import type { ImageKind } from '../backend/GalleryImage.ts';

/** What shows an item of this file type. Embedded media that are neither picture nor video print something of their own. */
export function toImageKind(fileType: string): ImageKind {
  if (!fileType.startsWith('EMBED_')) return 'image';
  if (/_(?:IMAGE|IMGUR)/.test(fileType)) return 'image';
  return fileType.endsWith('_VIDEO') ? 'video' : 'post';
}
