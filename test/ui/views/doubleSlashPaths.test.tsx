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
  'in a page whose own path is %s',
  (path) => {
    test('a visitor turns a page, and address and gallery go along, on the same site', async () => {
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

    test('a lightbox opens, and names its image in the address of the page', async () => {
      visit(`${path}?q=secret`);
      render(<LightboxPage images={images} galleryId="7" />);
      fireEvent.click(screen.getAllByRole('link')[1] ?? document.body);
      await waitFor(() => {
        // No picture loads by itself here.
        for (const picture of document.querySelectorAll('dialog img')) fireEvent.load(picture);
        expect(window.location.hash).toBe('#bwg7/2');
      });
      expect([window.location.origin, window.location.search]).toEqual([new URL(home).origin, '?q=secret']);
    });

    test('the server’s HTML of a gallery leads to its own site', () => {
      const html = renderToString(<Album url={`${path}?page=2`} />);
      const addresses = [...html.matchAll(/ (?:href|action)="([^"]*)"/g)].map(([, address = '']) => address);
      expect(addresses.length).toBeGreaterThan(1);
      for (const address of addresses) {
        expect(new URL(address.replaceAll('&amp;', '&'), 'https://site.example/').origin).toBe('https://site.example');
      }
    });
  },
);
