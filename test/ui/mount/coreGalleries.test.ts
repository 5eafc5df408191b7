import { act } from '@testing-library/react-hooks';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createCoreMounters, mount, PENDING_PRESS_TIMEOUT_MS } from '@loggia/ui/mount';
import { blockGallery, fileUrl, imageBlock, loggiaBlock, post } from '../../fixtures/wordpress/coreMarkup.ts';

beforeEach(() => Reflect.set(Element.prototype, 'scrollTo', () => undefined));
afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'scrollTo');
  document.body.replaceChildren();
});

const ITEMS = [{ id: 7, alt: 'A boat' }, { id: 8 }];
const linkOf = (id: number) =>
  document.querySelector<HTMLAnchorElement>(`a[href="${fileUrl(id)}"]`) ?? expect.unreachable('no link');
const shownDialog = () => document.querySelector('dialog.loggia-lightbox[open]');

function mountCore(markup: string, options = {}) {
  document.body.innerHTML = markup;
  return mount(document, { mounters: createCoreMounters(options), onError: vi.fn() });
}

describe('a page without images that the lightbox can open', () => {
  test.each([
    ['no images', '<p>Text</p>'],
    ['images without links', imageBlock({ id: 1, href: false }) + blockGallery([{ id: 2, href: false }])],
    ['links to pages', blockGallery([{ id: 2, href: '/photo-2/' }])],
    ['text links to files', `<p><a href="${fileUrl(1)}">photo</a></p>`],
    ['a gallery of the kit', `<div class="loggia"><a href="${fileUrl(1)}"><img src="/1.jpg" alt=""></a></div>`],
    [
      'a product gallery',
      `<div class="woocommerce-product-gallery"><a href="/1.jpg"><img src="/1.jpg" alt=""></a></div>`,
    ],
    ["WordPress's own lightbox", imageBlock({ id: 1, expands: true })],
  ])('is not changed, and no code is loaded, if it contains %s', async (_name, content) => {
    document.body.innerHTML = post(content);
    const load = vi.fn();
    const { ready } = mount(document, { mounters: createCoreMounters().map((mounter) => ({ ...mounter, load })) });
    expect(await ready).toEqual([]);
    expect(load).not.toHaveBeenCalled();
  });
});

describe('a click before the code has loaded', () => {
  test("opens the lightbox once the code has loaded, if the gallery keeps the site's markup", async () => {
    const handle = mountCore(post(blockGallery(ITEMS)));
    linkOf(8).querySelector('img')?.click();
    await act(async () => void (await handle.ready));
    await act(async () => void (await vi.waitFor(() => expect(shownDialog()).not.toBeNull())));
    act(() => handle.unmount());
  });

  test('opens the lightbox once the code has loaded, if the kit replaces the gallery', async () => {
    const handle = mountCore(loggiaBlock(ITEMS));
    linkOf(7).click();
    await act(async () => void (await handle.ready));
    await act(async () => void (await vi.waitFor(() => expect(shownDialog()).not.toBeNull())));
    act(() => handle.unmount());
  });

  test('follows the link if the code takes too long', async () => {
    vi.useFakeTimers();
    document.body.innerHTML = post(blockGallery(ITEMS));
    const follow = vi.fn((event: Event) => event.preventDefault());
    document.addEventListener('click', follow);
    const mounters = createCoreMounters().map((mounter) => ({ ...mounter, load: () => new Promise<never>(() => {}) }));
    mount(document, { mounters, onError: vi.fn() });
    linkOf(7).click();
    expect(follow).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(PENDING_PRESS_TIMEOUT_MS));
    expect(follow).toHaveBeenCalledOnce();
    document.removeEventListener('click', follow);
  });

  test('on other links and controls of a post reaches the page', async () => {
    const other = '<button type="button" id="other">Other</button><a id="page" href="#page">Page</a>';
    const handle = mountCore(post(imageBlock({ id: 1 }) + other));
    const heard = vi.fn();
    for (const id of ['other', 'page']) {
      const element = document.querySelector<HTMLElement>(`#${id}`);
      element?.addEventListener('click', heard);
      element?.click();
    }
    expect(heard).toHaveBeenCalledTimes(2);
    await act(async () => void (await handle.ready));
    act(() => handle.unmount());
  });
});
