/** The testimonials of clients. */
export const TESTIMONIALS = [
  {
    quote:
      'They told us in the first hour that we would lose, and why. Then they found the clause that let us settle. I have sent them every contract since.',
    name: 'Ines Calder',
    role: 'Managing director, Calder Timber',
  },
  {
    quote: 'Three siblings, one vineyard, and not a harsh word at the signing. I did not think that was possible.',
    name: 'Thomas Verhoeven',
    role: 'Heir and winemaker',
  },
  {
    quote:
      'Mr Rooke drove out to see the wall for himself. He came back with muddy shoes and the answer. The other side had only read about it.',
    name: 'Margaret Osei',
    role: 'Home owner, Lower Aller',
  },
] as const;
