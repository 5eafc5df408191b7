import type { GalleryImage } from '../backend/GalleryImage.ts';
import { itemId, parseGalleryImage } from './parseGalleryImage.ts';
import type { AnswerContext } from './types.ts';

export interface ParsedImages {
  readonly images: readonly GalleryImage[];
  /** Different items in the answer, those that cannot be shown included. */
  readonly itemCount: number;
}

/**
 * The images of a gallery view in shown order. Of several items with one id the first that can be shown is kept: a blog view
 * has two links to each image.
 */
export function parseGalleryImages(answer: ParentNode, context: AnswerContext): ParsedImages {
  const images = new Map<string, GalleryImage | undefined>();
  for (const item of answer.querySelectorAll('[data-image-id],img[data-id]')) {
    const id = itemId(item);
    if (id && !images.get(id)) images.set(id, parseGalleryImage(item, context));
  }
  return { images: [...images.values()].filter((image) => image !== undefined), itemCount: images.size };
}
