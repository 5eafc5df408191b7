import { escapeHtml } from '../fixtures/wordpress/escapeHtml.ts';
import { lightboxItem, phpJson } from '../fixtures/wordpress/lightboxMarkup.ts';
import type { AnswerSummary, Attributes } from './Recording.ts';

// Rebuilds markup from a recorded summary: same elements and attributes, without the original text.

const VOID = new Set(['img', 'input']);

function tag(name: string, attributes: Attributes = {}, content = ''): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`);
  return `<${name}${written.join('')}>${VOID.has(name) ? '' : `${content}</${name}>`}`;
}

function itemsOf(summary: AnswerSummary): string {
  return (summary.imageIds ?? [])
    .map((id, index) => {
      const known = summary.firstItems?.[index];
      const link = known?.link ?? { class: 'bwg-a bwg_lightbox', 'data-image-id': id, href: `/rest/${id}.jpg` };
      const img = known?.img ?? { 'data-src': `/rest/thumb/${id}.jpg`, alt: `Rest ${id}` };
      return tag('div', { class: 'bwg-item' }, tag('a', link, tag('img', img)));
    })
    .join('\n');
}

/** For a page in reload mode, only URLs were recorded. */
function albumsOf({ albumItems = [] }: AnswerSummary): string {
  return albumItems.map((item) => (typeof item === 'object' ? tag('a', item as Attributes) : '')).join('');
}

function errorOf(summary: AnswerSummary): string {
  return (summary.errorBlock ?? [])
    .map((text) => tag('div', {}, tag('div', { class: 'wd_error' }, `<p><strong>${escapeHtml(text)}</strong></p>`)))
    .join('');
}

/** The response to a pagination request. */
export function rebuildGalleryAnswer(summary: AnswerSummary, instance = 0): string {
  const hasParts = (summary.rootElements?.length ?? 2) > 1;
  const [inner] = summary.inner ?? [];
  const search = (summary.hiddenInputs ?? []).map((input) => tag('input', { type: 'hidden', ...input })).join('');
  return [
    summary.rootElements?.includes('style') ? '<style></style>' : '',
    ...(summary.titles ?? []).map((title) => `<div class="bwg_gal_title_${instance}">${title}</div>`),
    hasParts && search ? tag('div', { class: 'search_line' }, search) : '',
    inner ? tag('div', inner, itemsOf(summary) + albumsOf(summary)) : '',
    errorOf(summary),
    summary.pagination
      ? tag(
          'span',
          { class: `bwg_nav_cont_${instance}` },
          tag('span', { class: 'pagination-links', 'data-pages-count': summary.pagination.pagesCount }),
        )
      : '',
  ].join('\n');
}

/** The container of a gallery in a page. */
export function rebuildContainer(summary: AnswerSummary): string {
  return tag('div', summary.container, tag('form', summary.form, rebuildGalleryAnswer(summary)));
}

/**
 * The response to a lightbox request. The text of an unreadable response wasn't recorded, so text with a backslash
 * replaces it.
 */
export function rebuildLightboxAnswer({ gallery_box_data: box, ...summary }: AnswerSummary): string {
  const data = box?.parseError === undefined ? box?.data : [lightboxItem('102', { alt: String.raw`Back\slash` })];
  const json = phpJson({ ...box?.values, data });
  return [
    '<style></style>',
    errorOf(summary),
    summary.imageContainer ? tag('div', { class: 'bwg_image_wrap' }, tag('div', summary.imageContainer)) : '',
    box ? `<script>gallery_box_data = JSON.parse('${json}');</script>` : '',
  ].join('\n');
}
