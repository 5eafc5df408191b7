import { escapeHtml, hiddenInput } from './markup.ts';
import type { PageStretch } from './pageStretch.ts';
import { withParameters } from './withParameters.ts';
import { PAGING, type Paging } from './shortcodes.ts';

export interface PageNavigationParts {
  readonly instance: number;
  readonly page: number;
  readonly paging: Paging;
  readonly stretch: PageStretch;
  /** The requested URL. The page links for users without JavaScript are derived from it. */
  readonly url: URL;
}

function pageLinks({ instance, page, stretch: { pageCount }, url }: PageNavigationParts): string {
  const link = (name: string, sign: string, target: number, isDisabled: boolean) =>
    isDisabled
      ? `<a class="bwg-a ${name}-page disabled">${sign}</a>`
      : `<a class="bwg-a ${name}-page-${instance}" href="${escapeHtml(withParameters(url, { [`page_number_${instance}`]: target }))}">${sign}</a>`;
  const isFirst = page <= 1;
  const isLast = page >= pageCount;
  return (
    `<span class="pagination-links_${instance} pagination-links" data-pages-count="${pageCount}">` +
    link('first', '«', 1, isFirst) +
    link('prev', '‹', page - 1, isFirst) +
    `<span class="paging-input_${instance}"><input type="number" class="bwg_current_page" min="1" max="${pageCount}" ` +
    `value="${page}" aria-label="Page"> of <span class="total-pages_${instance}">${pageCount}</span></span>` +
    link('next', '›', page + 1, isLast) +
    link('last', '»', pageCount, isLast) +
    `</span>`
  );
}

function loadMore({ instance }: PageNavigationParts): string {
  const id = `bwg_load_more_${instance}`;
  const button = `<a class="bwg-a bwg_load_btn_${instance} bwg_load_btn" href="javascript:void(0);">Load More...</a>`;
  return button + hiddenInput({ id, name: id, value: 'on' });
}

/**
 * Returns the plugin's pager script, which the kit reads to find out how the gallery is paged. As on a site that delays
 * its scripts, it has a type that browsers don't run.
 */
function pagerScript({ instance, paging, stretch }: PageNavigationParts): string {
  const scroll = paging === PAGING.scroll && stretch.hasMore ? 'function bwg_scroll_load_action() {} ' : '';
  return `<script type="text/plain">${scroll}function spider_page_${instance}() {}</script>`;
}

/**
 * Returns everything below the items: page links or the load-more button, and the page number. Returns '' without
 * paging, and at the end of a gallery that loads on scroll, so that the client knows that there are no more images.
 */
export function pageNavigation(parts: PageNavigationParts): string {
  const { instance, page, paging, stretch } = parts;
  if (paging === PAGING.none || (paging === PAGING.scroll && !stretch.hasMore)) return '';
  const id = `page_number_${instance}`;
  const isNumeric = paging === PAGING.numeric && stretch.pageCount > 1;
  return (
    `<span class="bwg_nav_cont_${instance}"><div class="tablenav-pages_${instance}">` +
    (isNumeric ? pageLinks(parts) : '') +
    (paging === PAGING.loadMore && stretch.hasMore ? loadMore(parts) : '') +
    hiddenInput({ id, name: id, value: String(page) }) +
    pagerScript(parts) +
    `</div></span>`
  );
}
