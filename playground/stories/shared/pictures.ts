/** The addresses of the pictures of the overview. `npm run pictures:stories` takes them anew. */
export const PICTURES: Readonly<Record<string, string>> = import.meta.glob('../pictures/*.webp', {
  eager: true,
  query: '?no-inline',
  import: 'default',
});
