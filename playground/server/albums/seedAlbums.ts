/** The content of a demo album: galleries and other albums. */
export interface SeedAlbum {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly description: string;
  readonly entries: readonly { readonly kind: 'album' | 'gallery'; readonly id: number }[];
}

const album = (id: number) => ({ kind: 'album' as const, id });
const gallery = (id: number) => ({ kind: 'gallery' as const, id });

/** The demo's albums, three levels deep. */
export const seedAlbums: readonly SeedAlbum[] = [
  {
    id: 1,
    name: 'The collection',
    slug: 'collection',
    description: 'Everything on this site, in the order in which it came here.',
    entries: [gallery(2), album(2), gallery(1), album(4)],
  },
  {
    id: 2,
    name: 'The storeroom',
    slug: 'storeroom',
    description:
      'What is kept, but hangs nowhere. The archive has ten thousand sheets, numbered and filed under the hour at which each ' +
      'was painted; the odd corners behind it hold what broke the frames of other houses: titles that look like markup, ' +
      'files that were deleted, rooms in which there is nothing.',
    entries: [gallery(3), album(3)],
  },
  {
    id: 3,
    name: 'Odd corners',
    slug: 'odd-corners',
    description: 'Whatever a gallery has to get over.',
    entries: [gallery(4), gallery(7), gallery(6)],
  },
  { id: 4, name: 'An empty album', slug: 'empty-album', description: 'Nothing was put into it yet.', entries: [] },
];
