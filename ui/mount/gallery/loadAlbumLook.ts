import { readAnsweredAlbumView } from '@loggia/hooks/wordpress';
import type { WordPressContainer } from '@loggia/hooks/wordpress';
import { loadAlbumView } from './loadAlbumView.tsx';
import type { DrawAlbum } from './loadAlbumView.tsx';
import { renewed } from './renewed.ts';

/** How the entries of one album look. */
export interface AlbumLook {
  /** Reads it from an answer: a page that shows one of the galleries does not tell. */
  note(html: string): Promise<void>;
  readonly draw: () => DrawAlbum;
  readonly subscribe: (onChange: () => void) => () => void;
}

/** Every level of an album looks as the server says with its entries, whether they came with the page or with an answer. */
export async function loadAlbumLook({
  album: { instance },
  view,
}: Extract<WordPressContainer, { readonly kind: 'album' }>): Promise<AlbumLook> {
  let read = view;
  let draw = await loadAlbumView(read);
  const listeners = new Set<() => void>();
  return {
    async note(html) {
      read = renewed(read, readAnsweredAlbumView(html, { view: read.view, instance }));
      draw = await loadAlbumView(read);
      for (const listener of listeners) listener();
    },
    draw: () => draw,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
