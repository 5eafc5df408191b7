import type { ImageKind } from '@loggia/hooks';
import type { ImageRow } from '../database/rows.ts';

/** Returns the kind of an item based on its file type. */
export function imageKind({ filetype }: Pick<ImageRow, 'filetype'>): ImageKind {
  if (!filetype.startsWith('EMBED_') || /_(?:IMAGE|IMGUR)$/.test(filetype)) return 'image';
  return filetype.endsWith('_VIDEO') ? 'video' : 'post';
}
