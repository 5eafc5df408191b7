import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import {
  albumAnswer,
  albumContainer,
  inSearchLine,
  ORDER,
  PAGE_FIELD,
  SEARCH_BOX,
  SEARCH_FIELD,
} from '../../fixtures/wordpress/albumMarkup.ts';
import { galleryAnswer } from '../../fixtures/wordpress/galleryMarkup.ts';
import { mountingStyledPage } from '../../helpers/mountStyledPage.ts';

const { mountPage } = mountingStyledPage();

const HARBOUR = { kind: 'gallery', id: '2', title: 'Harbour' } as const;
const QUAY = { kind: 'gallery', id: '3', title: 'Quay' } as const;
const ITEMS = [{ id: '1' }, { id: '2' }];

/** A site's backend. Returns the request bodies it receives. */
function serve(answerTo: (asked: URLSearchParams) => string) {
  const asked: URLSearchParams[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
    const body = new URLSearchParams(await new Request(input, init).text());
    asked.push(body);
    return new Response(answerTo(body));
  });
  return asked;
}

/** Loads the page at the gallery "Harbour" of the album. */
async function loadInGallery(controls = ''): Promise<void> {
  comeFromElsewhere();
  history.replaceState(null, '', '?type_0=gallery&album_gallery_id_0=2');
  const markup = albumContainer({ galleryId: '2', items: ITEMS });
  await mountPage(controls ? inSearchLine(markup, controls) : markup);
}
/** The previous page is on another site, so the browser history doesn't lead to the album. */
function comeFromElsewhere(): void {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://elsewhere.test/');
}
async function goUp(): Promise<void> {
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect.element(page.getByRole('link', { name: 'Harbour' })).toBeVisible();
}

const searches = () => page.getByRole('searchbox').elements().length;
const orders = () => page.getByRole('combobox').elements().length;
const names = () =>
  [...document.querySelectorAll('a[data-entry]')].map((link) => link.getAttribute('aria-label') ?? link.textContent);
const more = () => page.getByRole('link', { name: 'Load More' });

describe('an album page that is loaded at one of its galleries', () => {
  test("shows the album's search box after going up, even if the gallery has none", async () => {
    const asked = serve(() => albumAnswer({ entries: [HARBOUR, QUAY], searchLine: SEARCH_BOX }));
    await loadInGallery();
    expect(searches()).toBe(0);
    await goUp();
    await vi.waitFor(() => expect(searches()).toBe(1));
    await page.getByRole('searchbox').fill('qua');
    await page.getByRole('button', { name: 'Search images' }).click();
    await vi.waitFor(() => expect(asked.at(-1)?.get(SEARCH_FIELD)).toBe('qua'));
    expect(asked).toHaveLength(2);
  });

  test("hides the gallery's search box and sort menu after going up if the album has neither", async () => {
    serve(() => albumAnswer({ entries: [HARBOUR] }));
    await loadInGallery(SEARCH_BOX + ORDER);
    await vi.waitFor(() => expect([searches(), orders()]).toEqual([1, 1]));
    await goUp();
    await vi.waitFor(() => expect([searches(), orders()]).toEqual([0, 0]));
  });

  test('shows the controls of the current gallery, not of the previous gallery', async () => {
    const QUAYS = inSearchLine(galleryAnswer({ items: [{ id: '7' }] }), SEARCH_BOX);
    serve((body) => (body.get('album_gallery_id_0') === '3' ? QUAYS : albumAnswer({ entries: [HARBOUR, QUAY] })));
    await loadInGallery(ORDER);
    await vi.waitFor(() => expect([searches(), orders()]).toEqual([0, 1]));
    await goUp();
    await page.getByRole('link', { name: 'Quay' }).click();
    await vi.waitFor(() => expect([searches(), orders()]).toEqual([1, 0]));
  });

  test('shows a "Load More" link but no total after going up if the server offers more entries', async () => {
    const asked = serve((body) =>
      body.get(PAGE_FIELD) === '2'
        ? albumAnswer({ entries: [QUAY], page: 2 })
        : albumAnswer({ entries: [HARBOUR], hasMore: true }),
    );
    await loadInGallery();
    await goUp();
    await expect.element(more()).toBeVisible();
    expect(document.body.textContent).not.toMatch(/Page \d+ of|\d+ of \d+/);
    await more().click();
    await vi.waitFor(() => expect(names()).toEqual(['Harbour', 'Quay']));
    expect(asked.map((body) => body.get(PAGE_FIELD))).toEqual(['1', '2']);
    expect(document.body.textContent).not.toMatch(/Page \d+ of/);
  });
});
