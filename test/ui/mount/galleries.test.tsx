import { act } from '@testing-library/react-hooks';
import { mount } from '@loggia/ui/mount';
import type { MountHandle } from '@loggia/ui/mount';
import { afterEach, expect, test } from 'vitest';
import { galleryContainer } from '../../fixtures/wordpress/galleryMarkup.ts';

let handle: MountHandle | undefined;

afterEach(() => {
  act(() => handle?.unmount());
  document.body.replaceChildren();
});

async function mountGallery(markup: string): Promise<void> {
  document.body.innerHTML = markup;
  const current = mount(document);
  handle = current;
  await act(async () => void (await current.ready));
}

const links = () => [...document.querySelectorAll<HTMLAnchorElement>('a.loggia-thumbnail')];

test.each([
  ['a new tab', '_blank'],
  ['the same tab', '_self'],
])('an image among others that has a page of its own leads there in %s, as the site has it', async (_, target) => {
  const markup = galleryContainer({
    items: [{ id: '1' }, { id: '2', click: 'redirect', href: 'https://shop.test/' }],
  });
  await mountGallery(markup.replace('target="_blank"', `target="${target}"`));
  expect(links().map((link) => [new URL(link.href).host, link.target])).toEqual([
    [window.location.host, ''],
    ['shop.test', target],
  ]);
});

test('page links have words, and the number of images beside them, where the site has that', async () => {
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

test('a site that shows signs and no number has its own', async () => {
  const signs = '<a class="bwg-a">«</a><a class="bwg-a">‹</a><a class="bwg-a">›</a><a class="bwg-a">»</a>';
  await mountGallery(galleryContainer({ items: [{ id: '1' }], pageCount: 3, pageLinks: signs }));
  const pager = document.querySelector('.loggia-pager');
  expect(pager?.querySelector('.loggia-item-count')).toBeNull();
  expect([...(pager?.querySelectorAll('a') ?? [])].map(({ textContent }) => textContent).join('')).toBe('«‹›»');
});
