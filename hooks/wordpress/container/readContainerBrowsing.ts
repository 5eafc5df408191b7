import type { SortOption } from '../../browsing/useSort.ts';
import { parseMarkup } from '../parseMarkup.ts';
import { attributeOf } from '../attributeOf.ts';
import { elementText } from '../elementText.ts';
import { readGalleryTags } from '../readGalleryTags.ts';
import { readBrowsingSettings } from '../views/readBrowsingSettings.ts';
import { readClickOptions } from '../views/readClickOptions.ts';
import type { ContainerBrowsing } from './types.ts';

const SORT_VALUE = /^\w{1,32}$/;

function readSorts(select: Element | null): readonly SortOption[] | undefined {
  if (!select) return undefined;
  const options = [...select.querySelectorAll('option')].flatMap((option) => {
    const value = attributeOf(option, 'value');
    const label = elementText(option);
    return SORT_VALUE.test(value) && label ? [{ value, label }] : [];
  });
  return options.length > 0 ? options : undefined;
}

/** What a gallery can be browsed by, out of a copy of its container. */
export function readContainerBrowsing(copy: ParentNode, container: Element, instance: number): ContainerBrowsing {
  const settings = readBrowsingSettings(copy, instance);
  const { paging, hasPagerWords, hasItemCount, searchPlaceholder, hasSearch, hasSort, hasTags, tagsView } = settings;
  const { clickAction = 'openLightbox', opensNewTab = true, ...headings } = readClickOptions(copy, instance);
  const sort = copy.querySelector('select[class*="bwg_order"]');
  const chosen = attributeOf(copy.querySelector('[id^="bwg_tag_id_"]'), 'value');
  return {
    hasSearch,
    searchPlaceholder,
    hasSort,
    sortOptions: readSorts(sort),
    tags: readGalleryTags(container),
    hasTagList: hasTags && tagsView === 'select',
    // Where all images are there, nothing is turned.
    paging: paging === 'none' ? 'numbers' : paging,
    hasPagerWords,
    hasItemCount,
    clickAction,
    opensNewTab,
    hasGalleryTitle: headings.hasGalleryTitle === true,
    hasGalleryDescription: headings.hasGalleryDescription === true,
    shown: {
      search: attributeOf(copy.querySelector(`[id="bwg_search_input_${instance}"]`), 'value').trim(),
      sort: attributeOf(sort?.querySelector('option[selected]') ?? null, 'value'),
      tagIds: chosen.split(',').filter((id) => /^\d+$/.test(id)),
    },
  };
}

/** What a gallery can be browsed by that came with an answer of the paging call, as its page would tell it. */
export function readAnsweredBrowsing(html: string, instance: number): ContainerBrowsing {
  const answer = parseMarkup(html);
  return readContainerBrowsing(answer, answer.body, instance);
}
