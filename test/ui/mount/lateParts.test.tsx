import { act } from '@testing-library/react-hooks';
import { mount } from '@loggia/ui/mount';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { mounters, swapChunk, tagSelectChunk, viewChunks } from '../../../ui/mount/mounters.ts';
import { galleryContainer } from '../../fixtures/wordpress/galleryMarkup.ts';
import { playlistMarkup } from '../../fixtures/wordpress/playlistMarkup.ts';
import { SEARCH_LINE } from '../../fixtures/wordpress/searchLineMarkup.ts';

interface LateCode {
  load(): Promise<unknown>;
}

const items = [{ id: '1' }, { id: '2' }];
const withTags = (markup: string) => markup.replace('<input type="hidden"', `${SEARCH_LINE}<input type="hidden"`);
const gallery = (galleryType = 'thumbnails') => withTags(galleryContainer({ galleryType, items }));
const [galleryMounter, , playlistMounter] = mounters as readonly LateCode[];

const DOORS: [name: string, code: LateCode | undefined, markup: () => string, control: string][] = [
  ['what draws the kit', swapChunk, gallery, 'a[data-image-id]'],
  ['the list of tags', tagSelectChunk, gallery, 'a[data-image-id]'],
  ['galleries', galleryMounter, gallery, 'a[data-image-id]'],
  ['playlists', playlistMounter, playlistMarkup, 'a[data-videoid]'],
  ['thumbnails', viewChunks.thumbnails, gallery, 'a[data-image-id]'],
  ['masonries', viewChunks.masonry, () => gallery('thumbnails_masonry'), 'a[data-image-id]'],
  ['mosaics', viewChunks.mosaic, () => gallery('thumbnails_mosaic'), 'a[data-image-id]'],
  ['slideshows', viewChunks.slideshow, () => gallery('slideshow'), 'a[data-image-id]'],
  ['carousels', viewChunks.carousel, () => gallery('carousel'), 'a[data-image-id]'],
  ['image browsers', viewChunks.imageBrowser, () => gallery('image_browser'), 'a[data-image-id]'],
  ['blogs', viewChunks.blog, () => gallery('blog_style'), 'a[data-image-id]'],
];

beforeEach(() => {
  // jsdom scrolls and plays nothing.
  Reflect.set(Element.prototype, 'scrollTo', () => undefined);
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue();
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  vi.stubGlobal('fetch', async () => new Response('[]'));
});
afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'scrollTo');
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

describe.each(DOORS)('a page for which the code of %s cannot be fetched', (_, code, markup, control) => {
  test('stays the server’s, with what was pressed meanwhile, and is the kit’s when it is asked again', async () => {
    document.body.innerHTML = markup();
    const served = document.body.innerHTML;
    const pressed = document.querySelector<HTMLElement>(control);
    const heard = vi.fn((event: Event) => event.preventDefault());
    pressed?.addEventListener('click', heard);
    vi.spyOn(code as LateCode, 'load').mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const onError = vi.fn();
    const failed = mount(document, { onError });
    pressed?.click();
    expect(heard).not.toHaveBeenCalled();
    await act(async () => void (await failed.ready));
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.any(TypeError), expect.any(HTMLElement));
    expect(document.body.innerHTML).toBe(served);
    expect(document.querySelector(control)).toBe(pressed);
    expect(heard).toHaveBeenCalledOnce();

    const handle = mount(document, { onError });
    await act(async () => void (await handle.ready));
    expect(onError).toHaveBeenCalledOnce();
    expect([document.querySelector(control), document.querySelectorAll('.loggia').length]).toEqual([null, 1]);
    act(() => handle.unmount());
  });
});
