import type { SortOption } from '../../browsing/useSort.ts';
import { attributeOf } from '../attributeOf.ts';
import { elementText } from '../elementText.ts';
import { readGalleryTags } from '../readGalleryTags.ts';
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

/**
 * A site that loads more by scrolling prints a page number and nothing to press (contracts.md 3.1). So does a site with page links where
 * one page holds all images; there the next page is asked for in vain once, which is less than images that nobody can reach.
 */
function readPaging(copy: ParentNode, instance: number): ContainerBrowsing['paging'] {
  if (copy.querySelector('[data-pages-count]')) return 'numbers';
  if (copy.querySelector(`[id="bwg_load_more_${instance}"]`)) return 'button';
  return copy.querySelector(`[id="page_number_${instance}"]`) ? 'scroll' : 'numbers';
}

function readClicks(copy: ParentNode): Pick<ContainerBrowsing, 'clickAction' | 'opensNewTab'> {
  const items = copy.querySelector('.bwg-container');
  const leading = items?.querySelector('a[href]:not([data-image-id], .bwg-album)');
  const opensLightbox = items === null || items.querySelector('[data-image-id], .bwg-album') !== null;
  return {
    clickAction: opensLightbox ? 'openLightbox' : leading ? 'redirect' : 'none',
    opensNewTab: !leading || attributeOf(leading, 'target') === '_blank',
  };
}

/** What a gallery can be browsed by, out of a copy of its container. */
export function readContainerBrowsing(copy: ParentNode, container: Element, instance: number): ContainerBrowsing {
  const search = copy.querySelector(`input[id="bwg_search_input_${instance}"]`);
  const sort = copy.querySelector(`select[class*="bwg_order"]`);
  const headings = copy.querySelectorAll(`.bwg_gal_title_${instance}`);
  const chosen = attributeOf(copy.querySelector('[id^="bwg_tag_id_"]'), 'value');
  return {
    hasSearch: search !== null,
    hasSort: sort !== null,
    sortOptions: readSorts(sort),
    tags: readGalleryTags(container),
    hasTagList: copy.querySelector('select[class*="search_tags"]') !== null,
    paging: readPaging(copy, instance),
    ...readClicks(copy),
    hasGalleryTitle: headings.length > 1 || (headings.length === 1 && !headings[0]?.firstElementChild),
    hasGalleryDescription: headings.length > 1 || Boolean(headings[0]?.firstElementChild),
    shown: {
      search: attributeOf(search, 'value').trim(),
      sort: attributeOf(sort?.querySelector('option[selected]'), 'value'),
      tagIds: chosen.split(',').filter((id) => /^\d+$/.test(id)),
    },
  };
}
