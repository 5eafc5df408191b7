import { fireEvent, render, screen, waitFor } from '@testing-library/react-hooks';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createStaticBackend } from '@loggia/hooks/static';
import { GalleryBrowser, ThumbnailGallery } from '@loggia/ui';
import { LightboxPage } from '../../helpers/LightboxPage.tsx';

const home = window.location.href;
const { origin } = new URL(home);

const images = ['1', '2', '3', '4'].map((id) => ({
  id,
  title: `Ridge ${id}`,
  url: `${origin}/${id}.jpg`,
  width: 500,
  height: 300,
}));
const backend = createStaticBackend({ images, perPage: 2 });
const isShown = (title: string) => document.querySelector(`img[alt="${title}"]`) !== null;

function Album() {
  return (
    <GalleryBrowser backend={backend} scroll={{ enabled: false }}>
      {(view) => <ThumbnailGallery {...view} />}
    </GalleryBrowser>
  );
}

/** The base of injected markup, of the site's other host name, and of the site's home page. */
describe.each(['https://evil.example/', '//evil.example/photos/', `https://www.${new URL(home).host}/`, '/'])(
  'on a page with the base URL %s',
  (href) => {
    const base = document.createElement('base');
    beforeEach(() => {
      window.history.replaceState(null, '', '/photos/harbour/?q=secret');
      base.setAttribute('href', href);
      document.head.append(base);
      expect(document.baseURI).toBe(new URL(href, home).href);
    });
    afterEach(() => {
      base.remove();
      window.history.replaceState(null, '', home);
    });

    test("page links point to the page's own URL and keep its query", () => {
      render(<Album />);
      const link = screen.getByRole('link', { name: 'Next page' }) as HTMLAnchorElement;
      const { origin: host, pathname, searchParams } = new URL(link.href);
      expect([host, pathname, searchParams.get('q'), searchParams.get('page')]).toEqual([
        origin,
        '/photos/harbour/',
        'secret',
        '2',
      ]);
    });

    test("the search form submits to the page's own URL", () => {
      render(<Album />);
      const form = document.querySelector('form');
      const { origin: host, pathname } = new URL(form?.action ?? 'about:blank');
      expect([host, pathname]).toEqual([origin, '/photos/harbour/']);
    });

    test("the next page is shown at the page's own URL", async () => {
      render(<Album />);
      fireEvent.click(screen.getByRole('link', { name: 'Next page' }));
      await waitFor(() => expect(isShown('Ridge 3')).toBe(true));
      const here = new URL(window.location.href);
      expect([here.origin, here.pathname, here.searchParams.get('q'), here.searchParams.get('page')]).toEqual([
        origin,
        '/photos/harbour/',
        'secret',
        '2',
      ]);
    });

    test("opening the lightbox adds its hash to the page's own URL", async () => {
      render(<LightboxPage images={images} galleryId="7" />);
      fireEvent.click(screen.getAllByRole('link')[1] ?? document.body);
      await waitFor(() => {
        // Images never load in jsdom.
        for (const picture of document.querySelectorAll('dialog img')) fireEvent.load(picture);
        expect(window.location.hash).toBe('#bwg7/2');
      });
      expect([window.location.origin, window.location.pathname, window.location.search]).toEqual([
        origin,
        '/photos/harbour/',
        '?q=secret',
      ]);
    });
  },
);
