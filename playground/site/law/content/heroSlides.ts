import { lawPictures } from '../pictures.ts';

/** The slides of the hero, in order. */
export const HERO_SLIDES = [
  {
    title: 'Counsel that holds when it is tested',
    text: 'We read the small print before it becomes a large problem, and stand beside you when it already is one.',
    call: { label: 'Ask for a consultation', href: '#consultation' },
    picture: lawPictures.loggia,
  },
  {
    title: 'At home in the courtroom, happier without it',
    text: 'Four in five of our disputes end at a table. For the fifth we prepare from the first day.',
    call: { label: 'See our matters', href: '#matters' },
    picture: lawPictures.courthouse,
  },
  {
    title: 'Forty years of families, firms and their land',
    text: 'The partner you meet is the partner who does the work. That has been our only rule since 1984.',
    call: { label: 'Meet the attorneys', href: '#attorneys' },
    picture: lawPictures.library,
  },
] as const;
