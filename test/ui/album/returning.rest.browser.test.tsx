import { StrictMode, type ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import type { AlbumEntry, Backend } from '@loggia/hooks';
import { AlbumCompact, AlbumExtended, AlbumMasonry } from '@loggia/ui';
import '@loggia/ui/styles.css';
import { createDeferredAlbums } from '../../helpers/createDeferredAlbums.ts';
import { forgetPlaces, leavePage, visitAgain } from '../../helpers/visitAgain.ts';
import { nextPaint } from '../../helpers/nextPaint.ts';
import { openWindow } from '../views/visitFixtures.tsx';

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const address = location.href;

const entries: readonly AlbumEntry[] = Array.from({ length: 300 }, (_, index) => ({
  kind: 'gallery',
  id: String(index + 10),
  title: `Day ${index + 1}`,
  description: 'Nets and floats. '.repeat(index % 12),
  cover: { url: PIXEL, width: 400, height: 250 + ((index * 37) % 200) },
}));

type View = (props: { readonly backend: Backend }) => ReactElement;
const VIEWS = {
  compact: (props) => <AlbumCompact {...props} />,
  masonry: (props) => <AlbumMasonry {...props} />,
  extended: (props) => <AlbumExtended {...props} maxColumns={1} />,
} satisfies Readonly<Record<string, View>>;

beforeEach(async () => {
  await openWindow();
  history.replaceState(null, '', address);
});
afterEach(() => {
  forgetPlaces();
  history.replaceState(null, '', address);
});

/** An album whose first level loads when the test responds. */
async function renderByRequest(view: View) {
  const albums = createDeferredAlbums();
  const screen = await render(<StrictMode>{view({ backend: { albums } })}</StrictMode>);
  const answer = () => vi.waitFor(() => albums.last.answer({ entries, pageCount: 1 }));
  return { answer, unmount: () => screen.unmount() };
}

describe('an album that requests its entries', () => {
  test.each(Object.entries(VIEWS))(
    'restores the scroll position in the %s view once the entries have loaded',
    async (_, view) => {
      const { answer, unmount } = await renderByRequest(view);
      await answer();
      await vi.waitFor(() => expect(document.documentElement.scrollHeight).toBeGreaterThan(6000));
      window.scrollTo({ top: 4000, behavior: 'instant' });
      await nextPaint();
      await leavePage();
      await unmount();

      visitAgain();
      const again = await renderByRequest(view);
      await nextPaint();
      expect(window.scrollY).toBe(0);
      await again.answer();
      await expect.poll(() => window.scrollY).toBe(4000);
    },
  );
});
