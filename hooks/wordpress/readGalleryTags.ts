import type { GalleryTag } from '../backend/GalleryTag.ts';
import { parseMarkup } from './parseMarkup.ts';
import { attributeOf } from './attributeOf.ts';
import { elementText } from './elementText.ts';

/** Choices of tags in the search line: a select, or buttons. */
const TAGS = 'select[class*="search_tags"] option[value],.search_tags [data-value],.bwg_search_tags [data-value]';

/**
 * The tags that a server-rendered gallery can be filtered by, as its search line names them; none where it has no such line.
 * `element` is the outer container (class `bwg_container`); it is left as it is.
 */
export function readGalleryTags(element: Element): readonly GalleryTag[] {
  const tags = new Map<string, GalleryTag>();
  for (const choice of parseMarkup(element.outerHTML).querySelectorAll(TAGS)) {
    const id = attributeOf(choice, 'value') || attributeOf(choice, 'data-value');
    const name = elementText(choice);
    if (/^\d+$/.test(id) && name && !tags.has(id)) tags.set(id, { id, name });
  }
  return [...tags.values()];
}
