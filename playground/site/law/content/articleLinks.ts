import { lawPictures } from '../pictures.ts';

/** The latest journal articles, for the cards of the front page and the menu. */
export const ARTICLE_LINKS = [
  {
    slug: 'before-you-sign',
    date: '2026-10-22',
    title: 'Seven lines to read before you sign a lease',
    teaser: 'The rent is on the first page. What it will have become in five years is on the ninth.',
    picture: lawPictures.pen,
  },
  {
    slug: 'what-a-will-cannot-do',
    date: '2026-09-14',
    title: 'What a will cannot do',
    teaser: 'It divides a house among three children. It does not tell them who may sell the piano.',
    picture: lawPictures.scale,
  },
  {
    slug: 'talking-before-court',
    date: '2026-08-03',
    title: 'Talking, while it is still cheap',
    teaser: 'A settlement in the first month costs a tenth of one in the twelfth. Why do so few happen then?',
    picture: lawPictures.books,
  },
] as const;
