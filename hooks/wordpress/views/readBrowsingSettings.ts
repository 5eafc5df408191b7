import { attributeOf } from '../attributeOf.ts';
import { ITEM_COUNT } from '../container/readItemCount.ts';
import { elementText } from '../elementText.ts';
import type { WordPressBrowsingSettings } from './types.ts';

const TAG_BUTTONS = '.bwg_search_tags [data-value], .search_tags_container [data-value]';

function readPaging(page: ParentNode, instance: number): WordPressBrowsingSettings['paging'] {
  const hasInput = (name: string) => page.querySelector(`[id="${name}_${instance}"]`) !== null;
  if (page.querySelector('[data-pages-count]')) return 'numbers';
  if (hasInput('bwg_load_more')) return 'button';
  // A site that loads by scrolling has a page number and nothing to press, as long as there is more (contracts.md 3.1). So has one
  // with page links where one page holds all: there the next is asked for once in vain, which beats images that nobody can reach.
  return hasInput('page_number') ? 'scroll' : 'none';
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
