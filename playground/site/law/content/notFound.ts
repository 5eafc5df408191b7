import type { LawArticle } from '../lawPageData.ts';

/** The page for an unknown address. */
export const NOT_FOUND: LawArticle = {
  title: 'There is no such page',
  lead: 'It has moved, or the address has a slip of the pen in it.',
  sections: [
    {
      paragraphs: [
        'The menu above leads to all that there is. If you followed a link of ours, please tell us, and we shall mend it.',
      ],
    },
  ],
};
