import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  albumAnswer,
  albumContainer,
  galleryInAlbum,
  inSearchLine,
  ORDER,
  PAGE_FIELD,
  SCROLL_SCRIPT,
  SEARCH_BOX,
  SEARCH_FIELD,
} from '../../fixtures/wordpress/albumMarkup.ts';
import { galleryAnswer } from '../../fixtures/wordpress/galleryMarkup.ts';
import { mountingStyledPage } from '../../helpers/mountStyledPage.ts';

const { mountPage: mountAlbum, unmount } = mountingStyledPage();

const ITEMS = [{ id: '1' }, { id: '2' }];
const ALBUM = albumContainer({ entries: [{ kind: 'gallery', id: '2', title: 'Harbour' }] });

/** Editor settings: three columns of narrow thumbnails, with titles below and cart buttons. */
const chosen = (html: string) =>
  html
    .replaceAll(
      /(<div class="bwg-item0">.*?)(<\/div>)(<\/a>)/g,
      '$1<div class="bwg-ecommerce1"></div>$2<div class="bwg-title1">Boat</div>$3',
    )
    .replace('data-gallery-id="7" data-lightbox', 'data-max-count="3" data-thumbnail-width="180" $&');

const images = () => [...document.querySelectorAll<HTMLElement>('.loggia-album .loggia-gallery li')];
const lookOf = (list: readonly HTMLElement[]) =>
  list.map((item) => ({
    parts: [...item.querySelectorAll('[class]')].map(({ className }) => className),
    sides: [item.offsetWidth, item.offsetHeight],
  }));

async function enter(): Promise<void> {
  await page.getByRole('link', { name: 'Harbour' }).click();
  await vi.waitFor(() => expect(images()).toHaveLength(ITEMS.length));
}

describe('a gallery in a mounted album', () => {
  test('looks the same whether it is opened from the album or loaded directly', async () => {
    vi.stubGlobal('fetch', async () => new Response(chosen(galleryAnswer({ items: ITEMS }))));
    await mountAlbum(ALBUM);
    await enter();
    const entered = lookOf(images());
    expect(entered[0]?.parts).toContain('loggia-caption');
    const [item] = images();
    expect(Math.floor((item?.parentElement?.offsetWidth ?? 0) / (item?.offsetWidth ?? 1))).toBe(3);

    unmount();
    await mountAlbum(chosen(albumContainer({ galleryId: '2', items: ITEMS })));
    await vi.waitFor(() => expect(lookOf(images())).toEqual(entered));
  });

  test("has no titles if the gallery's response has none", async () => {
    vi.stubGlobal('fetch', async () => new Response(galleryAnswer({ items: ITEMS })));
    await mountAlbum(ALBUM);
    await enter();
    expect(images()[0]?.querySelector('.loggia-caption')).toBeNull();
  });
});

describe('entries of a mounted album', () => {
  const entries = [{ kind: 'gallery', id: '2', title: 'Harbour' }];
  const narrow = (html: string) =>
    html
      .replaceAll('album_compact_preview', 'album_extended_preview')
      .replace('bwg-album-thumbnails"', '$& data-thumbnail-width="180" data-max-count="2"');
  const cover = () => document.querySelector<HTMLElement>('.loggia-album a[data-entry]');

  test('look the same whether they are reached from a gallery or loaded directly', async () => {
    await mountAlbum(narrow(albumContainer({ entries, isExtended: true })));
    const sides = () => [cover()?.offsetWidth, cover()?.offsetHeight];
    const own = sides();
    expect(own).toEqual([180, 101]);

    unmount();
    vi.stubGlobal('fetch', async () => new Response(narrow(albumAnswer({ entries, isExtended: true }))));
    history.replaceState(null, '', '?type_0=gallery&album_gallery_id_0=2');
    await mountAlbum(narrow(albumContainer({ galleryId: '2', items: ITEMS })));
    await page.getByRole('link', { name: 'Back' }).click();
    await vi.waitFor(() => expect(page.getByRole('link', { name: 'Harbour' }).elements()).not.toHaveLength(0));
    expect(sides()).toEqual(own);
  });
});

describe('server-rendered controls of a mounted album', () => {
  const entries = [{ kind: 'gallery', id: '2', title: 'Harbour' }];

  test('include the search box', async () => {
    const asked: (string | null)[] = [];
    vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
      asked.push(new URLSearchParams(await new Request(input, init).text()).get(SEARCH_FIELD));
      return new Response(albumAnswer({ entries, searchLine: SEARCH_BOX }));
    });
    await mountAlbum(albumContainer({ entries, searchLine: SEARCH_BOX }));
    await page.getByRole('searchbox').fill('harb');
    await page.getByRole('button', { name: 'Search images' }).click();
    await vi.waitFor(() => expect(asked).toEqual(['harb']));
  });

  test('include no search box if the server renders none', async () => {
    await mountAlbum(ALBUM);
    expect(page.getByRole('searchbox').elements()).toHaveLength(0);
  });

  test('include search box, sort menu and "Load More", but no total, in its galleries', async () => {
    const answer = inSearchLine(galleryAnswer({ items: ITEMS, hasMore: true }), SEARCH_BOX + ORDER);
    vi.stubGlobal('fetch', async () => new Response(answer));
    await mountAlbum(ALBUM);
    await enter();
    await vi.waitFor(() => expect(page.getByRole('searchbox').elements()).toHaveLength(1));
    expect(page.getByRole('combobox').elements()).toHaveLength(1);
    expect(page.getByRole('button', { name: 'Load More' }).elements()).toHaveLength(1);
    expect(document.body.textContent).not.toMatch(/Page \d+ of/);
  });
});

describe('a mounted album with a server-rendered "Load More" button', () => {
  const PAGES = [
    { entries: [{ kind: 'gallery', id: '2', title: 'Harbour' }], hasMore: true },
    { entries: [{ kind: 'gallery', id: '3', title: 'Quay' }], page: 2 },
  ];
  const names = () =>
    [...document.querySelectorAll('a[data-entry]')].map((link) => link.getAttribute('aria-label') ?? link.textContent);
  const more = () => document.querySelector<HTMLElement>('.loggia-more a, .loggia-more button');

  function stubSite(): (string | null)[] {
    const asked: (string | null)[] = [];
    vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
      const number = new URLSearchParams(await new Request(input, init).text()).get(PAGE_FIELD);
      asked.push(number);
      return new Response(albumAnswer(PAGES[Number(number) - 1]));
    });
    return asked;
  }

  test('loads more entries, keeps focus on the button, and announces the end of the list', async () => {
    const asked = stubSite();
    await mountAlbum(albumContainer({ ...PAGES[0] }));
    expect(more()?.textContent).toBe('Load More...');
    expect(document.body.textContent).not.toMatch(/Page \d+ of/);
    more()?.focus();
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(names()).toEqual(['Harbour', 'Quay']));
    expect(asked).toEqual(['2']);
    await vi.waitFor(() => expect(more()?.textContent).toBe('All 2 items are shown.'));
    expect(document.activeElement).toBe(more());
    expect(new URLSearchParams(location.search).get(PAGE_FIELD)).toBe('2');
    await vi.waitFor(() =>
      expect(
        page
          .getByRole('status')
          .elements()
          .map(({ textContent }) => textContent),
      ).toContain('All 2 items are shown.'),
    );
  });

  test('loads the previous pages when reloaded on the last page', async () => {
    stubSite();
    history.replaceState(null, '', `?${PAGE_FIELD}=2`);
    await mountAlbum(albumContainer({ ...PAGES[1] }));
    await vi.waitFor(() => expect(names()).toEqual(['Harbour', 'Quay']));
    expect(new URLSearchParams(location.search).get(PAGE_FIELD)).toBe('2');
  });

  test("loads more entries automatically if the server's album loads more on scroll", async () => {
    vi.stubGlobal('fetch', async () => new Response(albumAnswer({ ...PAGES[1] })));
    const entries = PAGES[0]?.entries ?? [];
    await mountAlbum(albumContainer({ entries }).replace('<form', `${SCROLL_SCRIPT}<form`));
    await vi.waitFor(() => expect(names()).toEqual(['Harbour', 'Quay']));
  });
});

describe('pagination of a mounted album', () => {
  const field = () => page.getByRole('spinbutton').or(page.getByRole('textbox', { name: 'Page number' }));

  test('shows page numbers for the album and its galleries if the server does', async () => {
    vi.stubGlobal('fetch', async () => new Response(galleryAnswer({ items: ITEMS, pageCount: 4 })));
    await mountAlbum(albumContainer({ entries: [{ kind: 'gallery', id: '2', title: 'Harbour' }], pageCount: 3 }));
    await vi.waitFor(() => expect(document.querySelector('.loggia-page-number')?.textContent).toBe('of 3'));
    expect(field().elements()).toHaveLength(1);
    await enter();
    await vi.waitFor(() => expect(document.querySelector('.loggia-page-number')?.textContent).toBe('of 4'));
  });
});

/** Cancels navigations away from the page. Returns their queries. */
function watchNavigation(): URLSearchParams[] {
  const queries: URLSearchParams[] = [];
  const listener = (event: NavigateEvent) => {
    if (event.destination.sameDocument) return;
    queries.push(new URL(event.destination.url).searchParams);
    event.preventDefault();
  };
  navigation.addEventListener('navigate', listener);
  onTestFinished(() => navigation.removeEventListener('navigate', listener));
  return queries;
}

describe("a mounted album with navigation: 'reload'", () => {
  const RELOADS = { navigation: 'reload' } as const;
  const IN_HARBOUR = '?type_0=gallery&album_gallery_id_0=2';

  test('navigates to a gallery without sending a request', async () => {
    const fetch = vi.fn();
    vi.stubGlobal('fetch', fetch);
    const visited = watchNavigation();
    await mountAlbum(ALBUM, RELOADS);
    await page.getByRole('link', { name: 'Harbour' }).click();
    await vi.waitFor(() => expect(visited).toHaveLength(1));
    expect(String(visited[0])).toContain(IN_HARBOUR.slice(1));
    expect(fetch).not.toHaveBeenCalled();
  });

  test('navigates to search results', async () => {
    const visited = watchNavigation();
    const entries = [{ kind: 'gallery', id: '2', title: 'Harbour' }];
    await mountAlbum(albumContainer({ entries, searchLine: SEARCH_BOX }), RELOADS);
    await page.getByRole('searchbox').fill('harb');
    await page.getByRole('button', { name: 'Search images' }).click();
    await vi.waitFor(() => expect(visited.map((query) => query.get(SEARCH_FIELD))).toEqual(['harb']));
  });

  test('navigates to pages and search results in a gallery', async () => {
    history.replaceState(null, '', IN_HARBOUR);
    const visited = watchNavigation();
    const paged = inSearchLine(albumContainer({ galleryId: '2', items: ITEMS }), SEARCH_BOX).replace(
      '<input type="hidden" id="page_number_0"',
      '<span class="pagination-links" data-pages-count="2"></span>$&',
    );
    await mountAlbum(paged, RELOADS);
    await page.getByRole('link', { name: 'Next page' }).click();
    await vi.waitFor(() => expect(visited.map(String)).toEqual([`${IN_HARBOUR.slice(1)}&${PAGE_FIELD}=2`]));
    await page.getByRole('searchbox').fill('rope');
    await page.getByRole('button', { name: 'Search images' }).click();
    await vi.waitFor(() => expect(visited[1]?.get(SEARCH_FIELD)).toBe('rope'));
    expect(visited[1]?.get('album_gallery_id_0')).toBe('2');
  });
});

describe('an album gallery on a page without a search bar', () => {
  const entries = [{ kind: 'gallery', id: '2', title: 'Harbour' }];
  const EXTENDED = albumAnswer({ entries, isExtended: true });

  test('is mounted, and links back to the album in the view used by the server', async () => {
    vi.stubGlobal('fetch', async () => new Response(EXTENDED));
    history.replaceState(null, '', '?type_0=gallery&album_gallery_id_0=2');
    await mountAlbum(galleryInAlbum(ITEMS, '2'));
    expect(images()).toHaveLength(ITEMS.length);
    await page.getByRole('link', { name: 'Albums' }).click();
    await vi.waitFor(() => expect(document.querySelectorAll('.loggia-album-entries')).toHaveLength(1));
  });

  test('has no title if the server renders none', async () => {
    vi.stubGlobal('fetch', async () => new Response(EXTENDED));
    history.replaceState(null, '', '?type_0=gallery&album_gallery_id_0=2');
    await mountAlbum(galleryInAlbum(ITEMS, '2'));
    expect(document.querySelectorAll('.loggia-album-title')).toHaveLength(0);
    const crumbs = [...document.querySelectorAll('.loggia-album-breadcrumb li')].map(({ textContent }) => textContent);
    expect(crumbs).toEqual(['Albums']);
  });
});

describe('the heading of a mounted album', () => {
  const entries = [{ kind: 'gallery', id: '2', title: 'Harbour' }];
  const heading = () => document.querySelector('.loggia-album h2');

  test('is visible if the server renders a title', async () => {
    await mountAlbum(albumContainer({ entries, title: 'All the quays' }));
    expect(heading()?.textContent).toBe('All the quays');
    expect(heading()?.className).toBe('loggia-album-title');
  });

  test('is visually hidden if the server renders no title', async () => {
    await mountAlbum(ALBUM);
    expect(heading()?.className).toBe('loggia-visually-hidden');
  });

  test('has no breadcrumb, and no request is sent, if the URL points to the top album', async () => {
    const fetch = vi.fn();
    vi.stubGlobal('fetch', fetch);
    history.replaceState(null, '', '?type_0=album&album_gallery_id_0=1');
    await mountAlbum(ALBUM);
    expect(document.querySelectorAll('.loggia-album-breadcrumb, .loggia-album-back')).toHaveLength(0);
    expect(fetch).not.toHaveBeenCalled();
  });
});
