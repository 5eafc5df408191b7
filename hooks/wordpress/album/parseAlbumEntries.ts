import type { AlbumEntry } from '../../backend/AlbumSource.ts';
import { attributeOf } from '../attributeOf.ts';
import { dropMarkup } from '../dropMarkup.ts';
import { elementText } from '../elementText.ts';
import { isWireId } from '../isWireId.ts';
import { parseThumbnail } from '../parseGalleryImage.ts';
import type { AnswerContext } from '../types.ts';

const LINK = 'a.bwg-album[data-alb_gal_id]';

const keyOf = (link: Element): string =>
  `${attributeOf(link, 'data-def_type')} ${attributeOf(link, 'data-alb_gal_id')}`;

/** The largest element around a link that holds no link to another entry. */
function itemOf(link: Element): Element {
  let item = link;
  for (let parent = link.parentElement; parent; parent = parent.parentElement) {
    if ([...parent.querySelectorAll(LINK)].some((other) => keyOf(other) !== keyOf(link))) break;
    if (parent.matches('.bwg-container, form, body')) break;
    item = parent;
  }
  return item;
}

function descriptionOf(item: Element): string | undefined {
  const full = item.querySelector('[class*="description_full"]');
  return elementText(full ?? item.querySelector('[class*="description"]'));
}

function parseEntry(link: Element, context: AnswerContext): AlbumEntry | undefined {
  const kind = attributeOf(link, 'data-def_type');
  const id = attributeOf(link, 'data-alb_gal_id');
  if ((kind !== 'album' && kind !== 'gallery') || !isWireId(id)) return undefined;
  const item = itemOf(link);
  return {
    kind,
    id,
    title: dropMarkup(attributeOf(link, 'data-title')) || undefined,
    description: descriptionOf(item),
    cover: parseThumbnail(item.querySelector('img'), context),
  };
}

/** The entries of an album view in shown order; an extended album has two links to each. */
export function parseAlbumEntries(answer: ParentNode, context: AnswerContext): readonly AlbumEntry[] {
  const entries = new Map<string, AlbumEntry>();
  for (const link of answer.querySelectorAll(LINK)) {
    const entry = entries.has(keyOf(link)) ? undefined : parseEntry(link, context);
    if (entry) entries.set(keyOf(link), entry);
  }
  return [...entries.values()];
}
