import type { NavigationItem } from '@loggia/hooks';
import { ARTICLE_LINKS } from './articleLinks.ts';
import { PRACTICE_AREAS } from './practiceAreas.ts';

/** The menu left of the logo. Links to sections include the page's path, because articles have the same menus. */
export const LEFT_MENU: readonly NavigationItem[] = [
  {
    id: 'firm',
    label: 'The firm',
    href: '/law#firm',
    items: [
      { id: 'why', label: 'Why people choose us', href: '/law#firm' },
      { id: 'attorneys', label: 'Attorneys', href: '/law#attorneys' },
      { id: 'clients', label: 'What clients say', href: '/law#clients' },
    ],
  },
  {
    id: 'practice',
    label: 'Practice',
    href: '/law#practice',
    items: PRACTICE_AREAS.map(({ id, title }) => ({ id, label: title, href: `/law/practice#${id}` })),
  },
  { id: 'matters', label: 'Matters', href: '/law#matters' },
];

/** The menu right of the logo. */
export const RIGHT_MENU: readonly NavigationItem[] = [
  {
    id: 'journal',
    label: 'Journal',
    href: '/law#journal',
    items: ARTICLE_LINKS.map(({ slug, title }) => ({ id: slug, label: title, href: `/law/${slug}` })),
  },
  {
    id: 'gallery',
    label: 'Gallery',
    href: '/law#gallery',
    items: [
      { id: 'photographs', label: 'Photographs', href: '/galleries/public-domain' },
      { id: 'landscapes', label: 'Landscapes', href: '/galleries/landscapes' },
      { id: 'films', label: 'Short films', href: '/playlists/grid' },
    ],
  },
  { id: 'contact', label: 'Contact', href: '/law#consultation' },
];
