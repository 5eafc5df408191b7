'use client';
import type { UseAlbumResult } from '@loggia/hooks/album';
import type { BrowsingHandle } from '@loggia/hooks/browsing';
import { SearchLine } from '../browsing/SearchLine.tsx';

export interface AlbumSearchProps {
  readonly album: Pick<UseAlbumResult, 'path' | 'level' | 'search'>;
}

/**
 * Renders a field that searches the names of an album's entries. Renders nothing inside a gallery. Pass it as the
 * `searchLine` option.
 */
export function AlbumSearch({ album: { path, level, search } }: AlbumSearchProps) {
  if (level?.kind === 'gallery') return null;
  const browsing: BrowsingHandle = {
    state: { page: 1, search: path.at(-1)?.search ?? '', sort: '', tagIds: [], randomSeed: '' },
    change: ({ search: words = '' }) => search(words),
  };
  return (
    <div className="loggia-browser">
      <SearchLine browsing={browsing} hasSort={false} />
    </div>
  );
}
