/** The URLs of the overview's screenshots. `npm run pictures:stories` takes them again. */
export const PICTURES: Readonly<Record<string, string>> = import.meta.glob('../pictures/*.webp', {
  eager: true,
  query: '?no-inline',
  import: 'default',
});
