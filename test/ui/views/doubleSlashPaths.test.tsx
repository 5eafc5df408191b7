import { fireEvent, render, screen, waitFor } from '@testing-library/react-hooks';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test } from 'vitest';
import { createStaticBackend } from '@loggia/hooks/static';
import { GalleryBrowser, ThumbnailGallery } from '@loggia/ui';
import { LightboxPage } from '../../helpers/LightboxPage.tsx';

const home = window.location.href;
afterEach(() => window.history.replaceState(null, '', home));

const images = ['1', '2', '3', '4'].map((id) => ({
  id,
  title: `Ridge ${id}`,
  url: `/${id}.jpg`,
  width: 500,
  height: 300,
}));
const backend = createStaticBackend({ images, perPage: 2 });
const visit = (path: string) => window.history.replaceState(null, '', `${window.location.origin}${path}`);
const isShown = (title: string) => document.querySelector(`img[alt="${title}"]`) !== null;

function Album({ url }: { readonly url?: string }) {
  return (
    <GalleryBrowser backend={backend} scroll={{ enabled: false }} urlState={url === undefined ? {} : { url }}>
      {(view) => <ThumbnailGallery {...view} />}
    </GalleryBrowser>
  );
}

describe.each(['/photos/', '//evil.example/', '/.//evil.example/', '///evil.example/'])(
  'on a page with the path %s',
  (path) => {
    test('the next page is shown at a URL with the same origin', async () => {
      visit(`${path}?q=secret`);
      render(<Album />);
      fireEvent.click(screen.getByRole('link', { name: 'Next page' }));
      await waitFor(() => expect(isShown('Ridge 3')).toBe(true));
      const here = new URL(window.location.href);
      expect([here.origin, here.searchParams.get('q'), here.searchParams.get('page')]).toEqual([
        new URL(home).origin,
        'secret',
        '2',
      ]);
    });

    test('opening the lightbox adds its hash to the URL', async () => {
      visit(`${path}?q=secret`);
      render(<LightboxPage images={images} galleryId="7" />);
      fireEvent.click(screen.getAllByRole('link')[1] ?? document.body);
      await waitFor(() => {
        // Images never load in jsdom.
        for (const picture of document.querySelectorAll('dialog img')) fireEvent.load(picture);
        expect(window.location.hash).toBe('#bwg7/2');
      });
      expect([window.location.origin, window.location.search]).toEqual([new URL(home).origin, '?q=secret']);
    });

    test('server-rendered links and forms have the same origin', () => {
      const html = renderToString(<Album url={`${path}?page=2`} />);
      const addresses = [...html.matchAll(/ (?:href|action)="([^"]*)"/g)].map(([, address = '']) => address);
      expect(addresses.length).toBeGreaterThan(1);
      for (const address of addresses) {
        expect(new URL(address.replaceAll('&amp;', '&'), 'https://site.example/').origin).toBe('https://site.example');
      }
    });
  },
);
