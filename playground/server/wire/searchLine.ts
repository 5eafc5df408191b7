import type { TagRow } from '../database/rows.ts';
import { escapeHtml, hiddenInput } from './markup.ts';
import { type GalleryViewName, itemsContainerId } from './galleryViews.ts';

const SORT_TEXTS: readonly (readonly [value: string, text: string])[] = [
  ['default', 'Order by Default'],
  ['alt', 'Title'],
  ['date', 'Date'],
  ['filename', 'Filename'],
  ['size', 'Size'],
  ['random', 'Random'],
];

export interface SearchLineParts {
  readonly instance: number;
  readonly view: GalleryViewName;
  readonly search: string;
  /** The order as used in URLs. */
  readonly sortText: string;
  readonly tags: readonly TagRow[];
  /** The ids of the active tags. */
  readonly tagIds: readonly number[];
  /** The number of images on this page, not in the whole gallery. */
  readonly imageCount: number;
}

function hiddenFields({ instance, view, imageCount, tagIds }: SearchLineParts): string {
  const containerId = itemsContainerId(instance, view);
  const countId = `bwg_images_count_${instance}`;
  return [
    hiddenInput({ id: `bwg_tag_id_${containerId}`, value: tagIds.join(',') }),
    hiddenInput({ class: 'current_view', value: String(instance) }),
    hiddenInput({ class: 'form_id', value: `gal_front_form_${instance}` }),
    hiddenInput({ class: 'cur_gal_id', value: containerId }),
    hiddenInput({ class: 'album_gallery_id', value: '0' }),
    hiddenInput({ class: 'type', value: 'album' }),
    hiddenInput({ class: 'show_bottom_tag', value: '0' }),
    hiddenInput({ id: countId, class: 'bwg_search_input', name: countId, value: String(imageCount) }),
  ].join('');
}

/** Returns the search box, sort and tag controls above the items, with the real page's hidden fields. */
export function searchLine(parts: SearchLineParts): string {
  const { instance, search, sortText, tags, tagIds } = parts;
  const sort = sortText === 'RAND()' || sortText === 'casual' ? 'random' : sortText;
  const sorts = SORT_TEXTS.map(
    ([value, text]) => `<option value="${value}"${value === sort ? ' selected' : ''}>${text}</option>`,
  );
  const tagOptions = tags.map(
    ({ id, name }) => `<option value="${id}"${tagIds.includes(id) ? ' selected' : ''}>${escapeHtml(name)}</option>`,
  );
  return (
    `<div class="search_line"><div class="search_containers">` +
    `<input type="search" id="bwg_search_input_${instance}" class="bwg_search_input" name="bwg_search_${instance}" ` +
    `value="${escapeHtml(search)}" placeholder="Search" aria-label="Search"></div>` +
    `<select class="bwg_order bwg_order_${instance}" aria-label="Order By">${sorts.join('')}</select>` +
    `<select class="search_tags" multiple aria-label="Select Tag">${tagOptions.join('')}</select>` +
    `${hiddenFields(parts)}</div>`
  );
}
