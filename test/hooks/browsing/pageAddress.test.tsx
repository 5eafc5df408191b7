import { albumUrlCodec } from '@loggia/hooks/album';
import { useBrowsingUrlState } from '@loggia/hooks';
import { renderHook } from '@testing-library/react-hooks';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test } from 'vitest';

afterEach(() => window.history.replaceState(null, '', '/'));

describe('a page whose path looks like another origin', () => {
  test.each(['//evil.example/', '/.//evil.example/', '///evil.example/'])(
    'keeps page links and the search form on the same origin for the path %s',
    (path) => {
      window.history.replaceState(null, '', `${window.location.origin}${path}?q=secret`);
      const { result } = renderHook(() => useBrowsingUrlState());
      expect(result.current.path).toBe('/evil.example/');
      expect(result.current.hrefOf({ page: 2 })).toMatch(/^\/evil\.example\/\?/);
    },
  );

  test.each([
    '//evil.example/?page=1',
    '/\\evil.example/',
    '/\t/evil.example/',
    'https://evil.example//other.example/',
  ])('keeps server-rendered links on the same origin for the URL %j', (url) => {
    function Page() {
      const { hrefOf, path } = useBrowsingUrlState({ url });
      return (
        <form action={path}>
          <a href={hrefOf({ page: 2 })}>2</a>
        </form>
      );
    }
    for (const [, address = ''] of renderToString(<Page />).matchAll(/(?:href|action)="([^"]*)"/g)) {
      expect(address).toMatch(/^\/[a-z]/);
    }
  });
});

describe('a repeated URL parameter', () => {
  test('takes the last value, as on the server', () => {
    window.history.replaceState(null, '', '/?page=2&search=a&page=3&search=b');
    const { result } = renderHook(() => useBrowsingUrlState());
    expect(result.current.state).toMatchObject({ page: 3, search: 'b' });
    const query = new URLSearchParams('type_0=album&album_gallery_id_0=2&type_0=gallery&album_gallery_id_0=7');
    expect(albumUrlCodec(0).read(query).level).toEqual({ kind: 'gallery', id: '7' });
  });
});
