import { act } from '@testing-library/react-hooks';
import { mount, type MountHandle } from '@loggia/ui/mount';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { errorBlock, galleryContainer } from '../../fixtures/wordpress/galleryMarkup.ts';
import { LOUPE, ORDER, PAGE_FIELD, SEARCH_LINE, SEARCHED, SERVED } from '../../fixtures/wordpress/searchLineMarkup.ts';

let handle: MountHandle | undefined;

afterEach(() => {
  act(() => handle?.unmount());
  document.body.replaceChildren();
  vi.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

/** `early`: what the user does before the kit has loaded. */
async function mountGallery(markup: string, early?: () => void): Promise<void> {
  document.body.innerHTML = markup;
  const current = mount(document);
  handle = current;
  early?.();
  await act(async () => void (await current.ready));
}

const links = () => [...document.querySelectorAll<HTMLAnchorElement>('a.loggia-thumbnail')];

test.each([
  ['a new tab', '_blank'],
  ['the same tab', '_self'],
])("an image with a redirect URL opens in %s if it does in the server's markup", async (_, target) => {
  const markup = galleryContainer({
    items: [{ id: '1' }, { id: '2', click: 'redirect', href: 'https://shop.test/' }],
  });
  await mountGallery(markup.replace('target="_blank"', `target="${target}"`));
  expect(links().map((link) => [new URL(link.href).host, link.target])).toEqual([
    [window.location.host, ''],
    ['shop.test', target],
  ]);
});

test("mounted page links show text labels and an item count if the server's do", async () => {
  const words =
    '<a class="bwg-a">First</a><a class="bwg-a">Previous</a><a class="bwg-a">Next</a><a class="bwg-a">Last</a>';
  const items = [{ id: '1' }, { id: '2' }];
  await mountGallery(galleryContainer({ items, pageCount: 614, pageLinks: words, itemCount: '1,228 item(s)' }));
  const pager = document.querySelector('.loggia-pager');
  expect(pager?.querySelector('.loggia-item-count')?.textContent).toBe('1228 item(s)');
  expect([...(pager?.querySelectorAll('a') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'First page',
    'Previous page',
    'Next page',
    'Last page',
  ]);
});

test("mounted page links show symbols and no item count if the server's do", async () => {
  const signs = '<a class="bwg-a">«</a><a class="bwg-a">‹</a><a class="bwg-a">›</a><a class="bwg-a">»</a>';
  await mountGallery(galleryContainer({ items: [{ id: '1' }], pageCount: 3, pageLinks: signs }));
  const pager = document.querySelector('.loggia-pager');
  expect(pager?.querySelector('.loggia-item-count')).toBeNull();
  expect([...(pager?.querySelectorAll('a') ?? [])].map(({ textContent }) => textContent).join('')).toBe('«‹›»');
});

describe('early input on server-rendered controls', () => {
  const markup = galleryContainer({
    items: [{ id: '1' }, { id: '2' }],
    pageCount: 4,
    pageLinks: PAGE_FIELD,
  }).replace('<input type="hidden"', `${SEARCH_LINE}<input type="hidden"`);

  const find = <TElement extends HTMLElement>(selector: string): TElement => {
    const found = document.querySelector<TElement>(`${SERVED} ${selector}`);
    if (!found) throw new Error(`${selector} is missing.`);
    return found;
  };
  const enter = (field: HTMLElement) =>
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  function type(field: HTMLInputElement, text: string): HTMLInputElement {
    field.focus();
    field.value = text;
    return field;
  }
  function choose(selector: string, ...values: string[]): void {
    const select = find<HTMLSelectElement>(selector);
    for (const option of select.options) option.selected = values.includes(option.value);
    select.dispatchEvent(new Event('change', { bubbles: true }));
  }

  test.each([
    ['a page number', '?page_number_0=3', () => enter(type(find('[type="number"]'), '3'))],
    ['a search with Enter', `${SEARCHED}moon`, () => enter(type(find('[type="search"]'), 'moon'))],
    [
      'a search with the search button',
      `${SEARCHED}moon`,
      () => {
        type(find('[type="search"]'), 'moon');
        find(LOUPE).click();
      },
    ],
    ['a sort order', '?sort_by_0=alt', () => choose(ORDER, 'alt')],
    ['tags', '?filter_tag_0=3%2C8', () => choose('.search_tags', '3', '8')],
  ])('is handled by the kit: %s', async (_, expected, early) => {
    await mountGallery(markup, () => void early());
    expect(document.querySelector(SERVED)).toBeNull();
    expect(window.location.search).toBe(expected);
  });

  test("is copied to the kit's search box if it has not been submitted", async () => {
    await mountGallery(markup, () => type(find('[type="search"]'), 'moon').blur());
    expect(document.querySelector<HTMLInputElement>('.loggia-search input[type="search"]')?.value).toBe('moon');
    expect(window.location.search).toBe('');
  });
});

describe('a mounted gallery smaller than one page', () => {
  const beyond = errorBlock('No Images found.');

  test.each(['thumbnails', 'thumbnails_masonry', 'thumbnails_mosaic', 'blog_style'])(
    'shows no pager and sends no request (%s)',
    async (galleryType) => {
      const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(beyond));
      await mountGallery(galleryContainer({ galleryType, items: [{ id: '1' }, { id: '2' }] }));
      expect(fetch).not.toHaveBeenCalled();
      expect(document.querySelector('.loggia-more, .loggia-pager')).toBeNull();
      expect(window.location.search).toBe('');
    },
  );
});

test('a mounted image browser links to its first and last image', async () => {
  await mountGallery(galleryContainer({ galleryType: 'image_browser', items: [{ id: '1' }], pageCount: 4 }));
  const names = [...document.querySelectorAll('.loggia-pager a')].map((link) => link.getAttribute('aria-label'));
  expect(names).toEqual(['First page', 'Previous page', 'Next page', 'Last page']);
});
