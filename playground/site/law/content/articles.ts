import type { LawArticle } from '../lawPageData.ts';
import { ARTICLE_LINKS } from './articleLinks.ts';
import { IMPRINT, PRIVACY } from './legalTexts.ts';
import { PRACTICE_AREAS } from './practiceAreas.ts';

const practice: LawArticle = {
  title: 'What we do',
  lead: 'Six areas, one corridor. Most matters touch two of them, which is why the doors are open.',
  sections: PRACTICE_AREAS.map(({ id, title, text, more }) => ({ id, title, paragraphs: [text, more] })),
};

const texts: Readonly<Record<string, LawArticle['sections']>> = {
  'before-you-sign': [
    {
      paragraphs: [
        'A commercial lease is read twice: once before it is signed, in hope, and once after the first quarrel, in daylight. The second reading is always slower. These are the lines that we would underline on the first.',
      ],
    },
    {
      title: 'The ones about money',
      paragraphs: [
        'How does the rent rise, by an index or by agreement? An index can be checked; an agreement has to be reached. Which costs come on top, and is there a ceiling for them? What must be paid at once if you are a week late?',
        'Ask for last year’s statement of costs. Whoever has it shows it. Whoever does not has told you something, too.',
      ],
    },
    {
      title: 'The ones about leaving',
      paragraphs: [
        'Who may end the lease, when, and how long before? May you sublet, and to whom? In which state do the rooms go back? “As received” sounds fair until nobody can say how that was: take photographs on the first day, and have them countersigned.',
      ],
    },
    {
      title: 'The one that is missing',
      paragraphs: [
        'The seventh line is usually not there: what happens if the building cannot be used. Fire, water, a crane next door. Write it in. It costs a paragraph now and a year later.',
      ],
    },
  ],
  'what-a-will-cannot-do': [
    {
      paragraphs: [
        'People come to us with a list of things and a list of names, and ask us to draw the lines between them. That part is easy. What they worry about is seldom on either list.',
      ],
    },
    {
      title: 'It cannot explain',
      paragraphs: [
        'A will says who receives what. It does not say why, and heirs who are not told a reason invent one. A letter beside the will, in your own words and without legal force, prevents more lawsuits than any clause we know.',
      ],
    },
    {
      title: 'It cannot be asked',
      paragraphs: [
        'Name a person who decides where the will is silent: about the piano, the dog, the photographs. It need not be an heir, and had better not be one.',
      ],
    },
    {
      title: 'It cannot stay true',
      paragraphs: [
        'Children grow up, houses are sold, friends are lost. Read your will every fifth birthday. If nothing has to be changed, it was a quiet five years.',
      ],
    },
  ],
  'talking-before-court': [
    {
      paragraphs: [
        'In the files of our last hundred disputes there is a curve. The cost of settling rises from month to month, gently at first. The number of settlements rises with it, and peaks when it is dearest: on the steps of the court.',
      ],
    },
    {
      title: 'Why so late?',
      paragraphs: [
        'Because whoever speaks first is thought to be weak. So both wait, and both pay for the waiting. We therefore make the offer of a talk part of the first letter, as a habit and not as a signal. What is always done means nothing, and that is its use.',
      ],
    },
    {
      title: 'What a first talk needs',
      paragraphs: [
        'Two hours, a room that belongs to neither side, and the three papers on which everything hangs. No expert reports, no audience. In four of five cases the talk does not end the dispute. In four of five of those, it ends the unnecessary half of it.',
      ],
    },
  ],
};

/**
 * All text pages, by the last segment of their URL. Only the server has them; the browser receives the one it shows.
 */
export const ARTICLES: ReadonlyMap<string, LawArticle> = new Map([
  ['practice', practice],
  ['privacy', PRIVACY],
  ['imprint', IMPRINT],
  ...ARTICLE_LINKS.map(({ slug, title, date, teaser }): [string, LawArticle] => [
    slug,
    { title, date, lead: teaser, sections: texts[slug] ?? [] },
  ]),
]);

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
