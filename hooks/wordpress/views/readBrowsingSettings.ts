import { attributeOf } from '../attributeOf.ts';
import { ITEM_COUNT } from '../container/readItemCount.ts';
import { elementText } from '../elementText.ts';
import { appendsPages, tellsMoreByScrolling } from '../tellsMoreByScrolling.ts';
import { toCount } from '../toCount.ts';
import type { WordPressBrowsingSettings } from './types.ts';

const TAG_BUTTONS = '.bwg_search_tags [data-value], .search_tags_container [data-value]';

function readPaging(page: ParentNode, instance: number): WordPressBrowsingSettings['paging'] {
  const valueOf = (name: string) => attributeOf(page.querySelector(`[id="${name}_${instance}"]`), 'value');
  if (page.querySelector('[data-pages-count]')) return 'numbers';
  if (valueOf('bwg_load_more')) return 'button';
  const pageNumber = toCount(valueOf('page_number'));
  if (pageNumber === undefined) return 'none';
  const appends = appendsPages(page);
  if (tellsMoreByScrolling(page) ?? appends) return 'scroll';
  // A later page has links to the others, if they do not stand above it: this is the last one of a list that grew.
  return appends || pageNumber > 1 ? 'button' : 'none';
}

/** Words in place of the signs on page links (facts.md 7.4, page_nav_button_text). */
const hasWords = (page: ParentNode): boolean =>
  [...page.querySelectorAll('[data-pages-count] a')].some((link) => /\p{L}/u.test(elementText(link) ?? ''));

/** The search line and the pages of a view, from the controls that the server drew. */
export function readBrowsingSettings(page: ParentNode, instance: number): WordPressBrowsingSettings {
  const search = page.querySelector(`[id="bwg_search_input_${instance}"]`);
  return {
    paging: readPaging(page, instance),
    hasPagerWords: hasWords(page),
    hasItemCount: page.querySelector(ITEM_COUNT) !== null,
    hasSearch: search !== null,
    searchPlaceholder: attributeOf(search, 'placeholder') || undefined,
    hasSort: page.querySelector('select[class*="bwg_order"]') !== null,
    hasTags: page.querySelector(`select[class*="search_tags"], ${TAG_BUTTONS}`) !== null,
    tagsView: page.querySelector(TAG_BUTTONS) ? 'buttons' : 'select',
  };
}
