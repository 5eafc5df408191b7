import { readAnsweredAlbumView, readAnsweredBrowsing } from '@loggia/hooks/wordpress';
import type { ContainerBrowsing, WordPressAlbumOptions, WordPressContainer } from '@loggia/hooks/wordpress';
import { AlbumSearchLine } from '../../components/album/AlbumSearchLine.tsx';
import type { DrawAlbum } from '../views/types.ts';
import { loadAlbumView } from './loadView.ts';
import { renewed } from './loadGalleryLooks.tsx';

/** How the entries of one album look. */
export interface AlbumLook {
  /** Reads it from an answer: a page that shows one of the galleries does not tell. */
  note(html: string): Promise<void>;
  readonly draw: () => DrawAlbum;
  readonly subscribe: (onChange: () => void) => () => void;
}

/** How the entries of every level look, how their pages follow each other, and whether they can be searched. */
async function loadDraw(
  read: WordPressAlbumOptions,
  { paging, hasPagerWords, hasSearch }: Pick<ContainerBrowsing, 'paging' | 'hasPagerWords' | 'hasSearch'>,
): Promise<DrawAlbum> {
  const draw = await loadAlbumView(read);
  const searchLine = hasSearch ? AlbumSearchLine : undefined;
  return (props) => draw({ ...props, paging, hasPagerWords, searchLine });
}

/** Every level of an album looks as the server says with its entries, whether they came with the page or with an answer. */
export async function loadAlbumLook({
  album: { instance, initialLevel },
  view,
  browsing: first,
}: Extract<WordPressContainer, { readonly kind: 'album' }>): Promise<AlbumLook> {
  let read = view;
  // A page that shows one of the galleries tells how that one is browsed.
  let browsing = initialLevel.gallery ? ({ ...first, paging: 'numbers', hasSearch: false } as const) : first;
  let draw = await loadDraw(read, browsing);
  const listeners = new Set<() => void>();
  return {
    async note(html) {
      read = renewed(read, readAnsweredAlbumView(html, { view: read.view, instance }));
      const answered = readAnsweredBrowsing(html, instance);
      const hasSearch = browsing.hasSearch || answered.hasSearch;
      // The last page of a list that grows, and a search that finds little, look as if there were no more pages anywhere.
      browsing = { ...(browsing.paging === 'numbers' ? answered : browsing), hasSearch };
      draw = await loadDraw(read, browsing);
      for (const listener of listeners) listener();
    },
    draw: () => draw,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
