/** Galleries and playlists of the demo that the page links to. */
export const ROOMS = [
  {
    href: '/galleries/public-domain',
    kind: 'Gallery',
    title: 'Photographs in our corridor',
    text: 'Eight prints from the public domain. Visitors ask about the cat most of all.',
  },
  {
    href: '/galleries/landscapes',
    kind: 'Gallery',
    title: 'Hills around the Aller',
    text: 'The country that our clients quarrel over, in better weather.',
  },
  {
    href: '/playlists/grid',
    kind: 'Playlist',
    title: 'Films for the waiting room',
    text: 'Each takes a few seconds, and not one is about the law.',
  },
] as const;
