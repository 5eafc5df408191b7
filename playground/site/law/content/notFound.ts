import type { LawArticle } from '../lawPageData.ts';

/** The page for an unknown URL. */
export const NOT_FOUND: LawArticle = {
  title: 'Page not found',
  lead: 'It has moved, or there is a mistake in the URL.',
  sections: [
    {
      paragraphs: ['Use the menu above. If you followed one of our links, please tell us, and we will correct it.'],
    },
  ],
};
