import { act } from '@testing-library/react-hooks';
import { mount } from '@loggia/ui/mount';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { mounters, swapChunk, tagSelectChunk, viewChunks } from '../../../ui/mount/mounters.ts';
import { contactFormMarkup } from '../../../playground/server/contactForm/markup/contactFormMarkup.ts';
import { albumContainer } from '../../fixtures/wordpress/albumMarkup.ts';
import { galleryContainer } from '../../fixtures/wordpress/galleryMarkup.ts';
import { ORIGINAL_CONTACT } from '../../fixtures/wordpress/originalContactScript.ts';
import { playlistMarkup } from '../../fixtures/wordpress/playlistMarkup.ts';
import { SEARCH_LINE } from '../../fixtures/wordpress/searchLineMarkup.ts';

interface LateCode {
  load(): Promise<unknown>;
}

const items = [{ id: '1' }, { id: '2' }];
const withTags = (markup: string) => markup.replace('<input type="hidden"', `${SEARCH_LINE}<input type="hidden"`);
const gallery = (galleryType = 'thumbnails') => withTags(galleryContainer({ galleryType, items }));
const album = (kind: 'compact' | 'masonry' | 'extended') =>
  albumContainer({ entries: [{ kind: 'gallery', id: '2', title: 'Harbour' }] })
    .replaceAll('album_compact_preview', `album_${kind}_preview`)
    // Makes all URLs point to the page's own server.
    .replaceAll('https://site.test', '');
const contactForm = () =>
  contactFormMarkup({
    form: {
      id: '7',
      unitTag: 'form-o1',
      fields: [
        { type: 'text', name: 'your-name', label: 'Name' },
        { type: 'submit', label: 'Send' },
      ],
    },
    generation: 'newer',
  });
const [galleryMounter, contactFormMounter, playlistMounter] = mounters as readonly LateCode[];

const DOORS: [name: string, code: LateCode | undefined, markup: () => string, control: string][] = [
  ['the renderer', swapChunk, gallery, 'a[data-image-id]'],
  ['the tag select', tagSelectChunk, gallery, 'a[data-image-id]'],
  ['galleries', galleryMounter, gallery, 'a[data-image-id]'],
  ['playlists', playlistMounter, playlistMarkup, 'a[data-videoid]'],
  ['thumbnail galleries', viewChunks.thumbnails, gallery, 'a[data-image-id]'],
  ['masonry galleries', viewChunks.masonry, () => gallery('thumbnails_masonry'), 'a[data-image-id]'],
  ['justified galleries', viewChunks.justified, () => gallery('thumbnails_mosaic'), 'a[data-image-id]'],
  ['slideshows', viewChunks.slideshow, () => gallery('slideshow'), 'a[data-image-id]'],
  ['carousels', viewChunks.carousel, () => gallery('carousel'), 'a[data-image-id]'],
  ['image browsers', viewChunks.imageBrowser, () => gallery('image_browser'), 'a[data-image-id]'],
  ['blogs', viewChunks.blog, () => gallery('blog_style'), 'a[data-image-id]'],
  ['compact albums', viewChunks.albumCompact, () => album('compact'), '.bwg-album'],
  ['masonry albums', viewChunks.albumMasonry, () => album('masonry'), '.bwg-album'],
  ['extended albums', viewChunks.albumExtended, () => album('extended'), '.bwg-album'],
  ['contact forms', contactFormMounter, contactForm, 'input[type=submit]'],
];

beforeEach(() => {
  // jsdom doesn't implement scrolling and playback.
  Reflect.set(Element.prototype, 'scrollTo', () => undefined);
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue();
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  vi.stubGlobal('fetch', async () => new Response('[]'));
  Reflect.set(window, ORIGINAL_CONTACT.settings, { api: { root: '/wp-json/', namespace: 'contact-form-7/v1' } });
});
afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'scrollTo');
  Reflect.deleteProperty(window, ORIGINAL_CONTACT.settings);
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

describe.each(DOORS)('a page whose chunk for %s fails to load', (_, code, markup, control) => {
  test('keeps the server-rendered content, replays early clicks, and is mounted on the next attempt', async () => {
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
