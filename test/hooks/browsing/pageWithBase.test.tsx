import { act } from '@testing-library/react-hooks';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useAlbum, useBrowsingUrlState, type UseAlbumOptions } from '@loggia/hooks';
import { createDeferredAlbums } from '../../helpers/createDeferredAlbums.ts';
import { withBase } from '../../helpers/withBase.ts';

const { origin } = window.location;
const PATH = '/photos/harbour/';
let takeAway = () => undefined as void;

beforeEach(() => window.history.replaceState(null, '', `${origin}${PATH}?q=boats`));
afterEach(() => {
  takeAway();
  document.body.replaceChildren();
  window.history.replaceState(null, '', `${origin}/`);
});

function Browser() {
  const { hrefOf, path } = useBrowsingUrlState({ url: `${PATH}?q=boats` });
  return (
    <form action={path}>
      <a href={hrefOf({ page: 2 })}>2</a>
    </form>
  );
}

const LEVEL: UseAlbumOptions['initialLevel'] = {
  path: [{ kind: 'album', id: '1', page: 1 }],
  album: { entries: [{ kind: 'gallery', id: '7', title: 'Boats' }], page: 1, pageCount: 3 },
};
const source = createDeferredAlbums();

function Album({ baseHref }: { readonly baseHref?: string }) {
  const album = useAlbum({ source, initialLevel: LEVEL, baseHref });
  return (
    <>
      {album.entries.map((entry) => (
        <a key={entry.id} {...album.getEntryLinkProps({ entry })}>
          {entry.title}
        </a>
      ))}
      <a {...album.getPageLinkProps({ page: 2 })}>2</a>
    </>
  );
}

/** Hydrates a server-rendered page. Returns its link and form URLs before and after, and what they resolve to. */
async function hydrate(page: React.ReactElement) {
  const complain = vi.spyOn(console, 'error');
  const main = document.body.appendChild(document.createElement('main'));
  main.insertAdjacentHTML('afterbegin', renderToString(page));
  const written = () =>
    [...main.querySelectorAll('a, form')].map((each) => each.getAttribute('href') ?? each.getAttribute('action') ?? '');
  const before = written();
  let root: ReturnType<typeof hydrateRoot> | undefined;
  await act(async () => void (root = hydrateRoot(main, page)));
  const after = written();
  const places = after.map((address) => new URL(address, document.baseURI));
  act(() => root?.unmount());
  expect(complain).not.toHaveBeenCalled();
  complain.mockRestore();
  return { before, after, places };
}

const PAGES = [
  ['a browsable gallery', <Browser key="1" />],
  ['an album', <Album key="2" />],
  ['an album with a `baseHref`', <Album key="3" baseHref={`${PATH}?q=boats`} />],
] as const;

describe('links of a hydrated page', () => {
  test.each(PAGES)('are unchanged in %s without a base element', async (_what, page) => {
    const { before, after } = await hydrate(page);
    expect(after).toEqual(before);
  });

  describe.each(['https://evil.example/', '//evil.example/photos/', '/', '/elsewhere/'])('with base URL %s', (href) => {
    test.each(PAGES)('point to the page itself in %s and hydrate without a mismatch', async (_what, page) => {
      takeAway = withBase(href);
      const { places } = await hydrate(page);
      expect(places.length).toBeGreaterThan(1);
      for (const { origin: site, pathname } of places) expect([site, pathname]).toEqual([origin, PATH]);
    });
  });
});

test('an album level is added to the URL of the current page, even with a base element', async () => {
  takeAway = withBase('https://evil.example/');
  const main = document.body.appendChild(document.createElement('main'));
  let root: ReturnType<typeof hydrateRoot> | undefined;
  main.insertAdjacentHTML('afterbegin', renderToString(<Album />));
  await act(async () => void (root = hydrateRoot(main, <Album />)));
  await act(async () => main.querySelector('a')?.click());
  await act(async () => source.last.answer());
  const { origin: site, pathname, searchParams } = new URL(window.location.href);
  expect([site, pathname, searchParams.get('q'), searchParams.get('album_gallery_id_0')]).toEqual([
    origin,
    PATH,
    'boats',
    '7',
  ]);
  act(() => root?.unmount());
});
