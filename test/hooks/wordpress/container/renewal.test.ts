import type {
  AlbumCrumb,
  AlbumSource,
  Backend,
  GalleryArchive,
  GalleryBackend,
  GalleryImage,
  GalleryPage,
  LightboxData,
} from '@loggia/hooks';
import { DEFAULT_BROWSING_STATE } from '@loggia/hooks/browsing';
import { HttpStatusError, InvalidResponseError, MissingContentError, OfflineError } from '@loggia/hooks/errors';
import { matchesBrowsing, createRenewingBackend, readContainer, renewContainer } from '@loggia/hooks/wordpress';
import { describe, expect, test, vi } from 'vitest';
import { galleryContainer } from '../../../fixtures/wordpress/galleryMarkup.ts';
import { createFakeSite } from '../fakeSite.ts';

const { signal } = new AbortController();
const PAGE: GalleryPage = { images: [], page: 1, pageCount: 1 };

function createBackend(answer: () => Promise<GalleryPage>): Backend<GalleryImage> {
  return {
    gallery: { loadPage: answer },
    lightbox: { load: () => Promise.reject(new MissingContentError('The image has been deleted.')) },
    hits: { saveHit: vi.fn(async () => undefined) },
  };
}
const failing = (reason: Error) => createBackend(() => Promise.reject(reason));
const working = () => createBackend(async () => PAGE);

describe('outdated settings from a page cache', () => {
  test.each([
    new MissingContentError(),
    new InvalidResponseError('Nothing at all, as for a shortcode that is unknown.'),
    new HttpStatusError(403),
    new HttpStatusError(400),
  ])('are renewed once after %s', async (refusal) => {
    const renew = vi.fn(async () => working());
    const backend = createRenewingBackend(failing(refusal), renew);
    const load = () => backend.gallery?.loadPage({ page: 2 }, { signal });
    await expect(Promise.all([load(), load()])).resolves.toEqual([PAGE, PAGE]);
    await expect(load()).resolves.toBe(PAGE);
    expect(renew).toHaveBeenCalledOnce();
  });

  test.each([new OfflineError(), new HttpStatusError(500)])('are not renewed after %s', async (failure) => {
    const renew = vi.fn(async () => working());
    const backend = createRenewingBackend(failing(failure), renew);
    await expect(backend.gallery?.loadPage({ page: 2 }, { signal })).rejects.toBe(failure);
    expect(renew).not.toHaveBeenCalled();
  });

  test('are not renewed if only an image has been deleted', async () => {
    const renew = vi.fn(async () => working());
    const backend = createRenewingBackend(working(), renew);
    await expect(backend.lightbox?.load({ imageId: '1' }, { signal })).rejects.toThrow('deleted');
    expect(renew).not.toHaveBeenCalled();
  });

  test('reject with the first error if the renewal fails', async () => {
    const error = new MissingContentError('No gallery has this shortcode.');
    const backend = createRenewingBackend(failing(error), () => Promise.reject(new OfflineError()));
    await expect(backend.gallery?.loadPage({ page: 2 }, { signal })).rejects.toBe(error);
  });

  test('reject with the first error if the renewed settings fail as well, and are renewed once per call', async () => {
    const error = new InvalidResponseError('The answer lacks a gallery.');
    const renew = vi.fn(async () => failing(new MissingContentError()));
    const backend = createRenewingBackend(failing(error), renew);
    await expect(backend.gallery?.loadPage({ page: 2 }, { signal })).rejects.toBe(error);
    expect(renew).toHaveBeenCalledOnce();
  });

  test('are renewed for all pending requests, even if the first one is aborted', async () => {
    let resolve: (renewed: Backend<GalleryImage>) => void = () => expect.unreachable();
    const promise = new Promise<Backend<GalleryImage>>((settle) => {
      resolve = settle;
    });
    const backend = createRenewingBackend(failing(new HttpStatusError(403)), () => promise);
    const leaving = new AbortController();
    const first = backend.gallery?.loadPage({ page: 2 }, { signal: leaving.signal });
    const second = backend.gallery?.loadPage({ page: 3 }, { signal });
    leaving.abort(new Error('Another page was asked for.'));
    await expect(first).rejects.toThrow('Another page was asked for.');
    resolve(working());
    await expect(second).resolves.toBe(PAGE);
  });

  test('also apply to hits once renewed', async () => {
    const fresh = working();
    const backend = createRenewingBackend(failing(new HttpStatusError(403)), async () => fresh);
    await backend.gallery?.loadPage({ page: 2 }, { signal });
    const image: GalleryImage = { id: '1', url: '/1.jpg' };
    await backend.hits?.saveHit(image, { signal });
    expect(fresh.hits?.saveHit).toHaveBeenCalledExactlyOnceWith(image, { signal });
  });

  describe('album settings', () => {
    const IMAGES: LightboxData = { images: [{ id: '1', url: '/1.jpg' }], settings: {} };
    const PATH: readonly AlbumCrumb[] = [
      { kind: 'album', id: '1', page: 1 },
      { kind: 'gallery', id: '7', page: 1 },
    ];

    function createAlbum(refusal?: Error) {
      const answer = <TData>(value: TData) => (refusal ? Promise.reject(refusal) : Promise.resolve(value));
      const openGallery = vi.fn((path: readonly AlbumCrumb[]): GalleryBackend => ({
        gallery: { loadPage: () => answer({ ...PAGE, title: path.at(-1)?.id }) },
        lightbox: { load: () => answer(IMAGES) },
        hits: { saveHit: vi.fn(async () => undefined) },
      }));
      const loadAlbum: AlbumSource['loadAlbum'] = () => answer({ entries: [], page: 1, pageCount: 1 });
      return { albums: { rootId: '1', openGallery, loadAlbum } };
    }

    test.each([
      ['page', (gallery: GalleryBackend) => gallery.gallery?.loadPage({ page: 2 }, { signal }), { title: '7' }],
      ['lightbox', (gallery: GalleryBackend) => gallery.lightbox?.load({ imageId: '1' }, { signal }), IMAGES],
    ] as const)('are renewed for a gallery’s %s, and the gallery is opened again', async (_, ask, expected) => {
      const fresh = createAlbum();
      const renew = vi.fn(async () => fresh);
      const { albums } = createRenewingBackend(createAlbum(new HttpStatusError(403)), renew);
      const gallery = albums.openGallery(PATH);
      await expect(ask(gallery)).resolves.toMatchObject(expected);
      await expect(ask(gallery)).resolves.toMatchObject(expected);
      expect(renew).toHaveBeenCalledOnce();
      expect(fresh.albums.openGallery).toHaveBeenCalledExactlyOnceWith(PATH);
    });

    test('are renewed once for all galleries', async () => {
      const renew = vi.fn(async () => createAlbum());
      const { albums } = createRenewingBackend(createAlbum(new HttpStatusError(403)), renew);
      const [one, other] = [albums.openGallery(PATH), albums.openGallery(PATH)];
      await one.gallery?.loadPage({ page: 2 }, { signal });
      await other.gallery?.loadPage({ page: 2 }, { signal });
      await albums.loadAlbum({ path: PATH.slice(0, 1) }, { signal });
      expect(renew).toHaveBeenCalledOnce();
    });
  });

  test('update the nonce of the archive URL', async () => {
    const archiveOf = (nonce: string, error?: Error): GalleryArchive => ({
      urlOf: () => `/zip?_wpnonce=${nonce}`,
      load: () => (error ? Promise.reject(error) : Promise.resolve({ file: new Blob([nonce]), name: 'all.zip' })),
    });
    const stale = { ...working(), archive: archiveOf('old', new HttpStatusError(403)) };
    const { archive } = createRenewingBackend(stale, async () => ({ ...working(), archive: archiveOf('new') }));
    await expect(archive.load({}, { signal })).resolves.toMatchObject({ name: 'all.zip' });
    expect(archive.urlOf({})).toBe('/zip?_wpnonce=new');
  });

  test('are loaded from the page’s URL, bypassing caches', async () => {
    const second = galleryContainer({ instance: 1, items: [{ id: '9' }] });
    const site = createFakeSite(`<body>${galleryContainer({ items: [{ id: '1' }] })}${second}</body>`);
    const options = { pageUrl: 'http://localhost/quay/?a=1#bwg7/1', instance: 1, signal, fetch: site.fetch };
    const container = await renewContainer(options);
    expect(readContainer(container)).toMatchObject({
      gallery: { instance: 1, initialPage: { images: [{ id: '9' }] } },
    });
    const [{ url } = { url: new URL('about:blank') }] = site.requests;
    expect([url.pathname, url.searchParams.get('a'), url.hash]).toEqual(['/quay/', '1', '']);
    expect(url.searchParams.has('nocache')).toBe(true);
    await expect(renewContainer({ ...options, instance: 5 })).rejects.toBeInstanceOf(MissingContentError);
  });
});

describe('matchesBrowsing', () => {
  function readFixture(html: string) {
    const holder = document.createElement('div');
    holder.innerHTML = html;
    const container = holder.firstElementChild && readContainer(holder.firstElementChild);
    if (container?.kind !== 'gallery') throw new Error('The fixture is no gallery.');
    return container;
  }
  const plain = readFixture(galleryContainer({ items: [{ id: '1' }], pageCount: 3 }));
  const address = 'https://quay.test/wp-admin/admin-ajax.php?action=GalleryBox&sort_by=casual&order_by=asc';
  const shuffled = (randomSeed: string) =>
    readFixture(galleryContainer({ items: [{ id: '1' }], lightboxUrl: address, randomSeed }));

  test.each([
    [true, 'the default state', plain, {}],
    [false, 'another page', plain, { page: 2 }],
    [false, 'a search', plain, { search: 'boat' }],
    [false, 'an order', plain, { sort: 'alt' }],
    [false, 'a tag', plain, { tagIds: ['3'] }],
    [true, 'the default state of a shuffled gallery', shuffled('42'), {}],
    [false, 'the default state of a shuffled gallery without a seed', shuffled(''), {}],
  ])('returns %s for %s', (answers, _, { gallery, browsing }, asked) => {
    expect(matchesBrowsing(gallery, browsing, { ...DEFAULT_BROWSING_STATE, ...asked })).toBe(answers);
  });
});
