import { renderHook } from '@testing-library/react-hooks';
import { beforeEach, describe, expect, test } from 'vitest';
import { useAlbum, type UseAlbumOptions } from '@loggia/hooks';
import { createDeferredAlbums } from '../../helpers/createDeferredAlbums.ts';
import { beginAt } from '../../helpers/visitHistory.ts';

beforeEach(() => beginAt('/albums'));

const LEVEL: NonNullable<UseAlbumOptions['initialLevel']> = {
  path: [
    { kind: 'album', id: '1', page: 1 },
    { kind: 'album', id: 'harbour', page: 2 },
  ],
  album: { entries: [], page: 2, pageCount: 3 },
};

function renderAlbum(options: Omit<UseAlbumOptions, 'source'> = {}) {
  const source = createDeferredAlbums();
  const { result } = renderHook(() => useAlbum({ source, initialLevel: LEVEL, enabled: false, ...options }));
  return result.current;
}

describe('album page links', () => {
  test('point to the URL of the page and keep the parameters of `baseHref`', () => {
    const album = renderAlbum({ baseHref: '/quay?lang=en' });
    const props = album.getPageLinkProps({ page: 3 });
    expect(props.href).toBe('/quay?lang=en&type_0=album&album_gallery_id_0=harbour&page_number_0=3');
    expect(props.href).toBe(album.getPageHref?.(3));
    expect(props).not.toHaveProperty('type');
  });

  test('are disabled but keep the link role if the page is out of range', () => {
    const props = renderAlbum().getPageLinkProps({ page: 4 });
    expect(props).toMatchObject({ role: 'link', tabIndex: 0, 'aria-disabled': true });
    expect(props).not.toHaveProperty('href');
  });

  test('use the `href` passed by the caller', () => {
    expect(renderAlbum().getPageLinkProps({ page: 3, href: '/page/3' }).href).toBe('/page/3');
  });

  test('become buttons if `href` is undefined or the album has no URL codec', () => {
    const wanted = renderAlbum().getPageLinkProps({ page: 3, href: undefined });
    const unaddressed = renderAlbum({ urlCodec: false }).getPageLinkProps({ page: 3 });
    for (const props of [wanted, unaddressed]) {
      expect(props.type).toBe('button');
      expect(props).not.toHaveProperty('href');
    }
  });
});
