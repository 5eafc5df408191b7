/** The counter strip. */
export const NUMBERS = [
  { value: 2480, label: 'clients advised' },
  { value: 1136, label: 'cases won' },
  { value: 27, label: 'awards received' },
  { value: 18, label: 'lawyers in two cities' },
] as const;
