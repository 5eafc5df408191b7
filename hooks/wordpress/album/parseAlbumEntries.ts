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

/** The elements of a title in the views of an album, and its link where that has no picture. */
const TITLE = '.bwg-title2, [class*="title_spun2"], [class*="title_spun_"]';

/** A quote that the server has escaped as for a script, in an attribute that no script reads. */
const ESCAPED_QUOTE = /\\(?=["'])/g;

/** What a visitor reads; the attribute only where nothing is shown, for some versions write backslashes into it. */
function titleOf(item: Element, link: Element): string | undefined {
  const isText = (other: Element) => keyOf(other) === keyOf(link) && !other.querySelector('img');
  const textLink = [...item.querySelectorAll(LINK)].find(isText);
  const shown = elementText(item.querySelector(TITLE)) ?? elementText(textLink);
  return shown ?? (dropMarkup(attributeOf(link, 'data-title')).replaceAll(ESCAPED_QUOTE, '') || undefined);
}

function parseEntry(link: Element, context: AnswerContext): AlbumEntry | undefined {
  const kind = attributeOf(link, 'data-def_type');
  const id = attributeOf(link, 'data-alb_gal_id');
  if ((kind !== 'album' && kind !== 'gallery') || !isWireId(id)) return undefined;
  const item = itemOf(link);
  return {
    kind,
    id,
    title: titleOf(item, link),
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
