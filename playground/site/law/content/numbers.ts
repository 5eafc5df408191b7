/** The numbers of the counter strip. */
export const NUMBERS = [
  { value: 2480, label: 'clients advised' },
  { value: 1136, label: 'disputes settled' },
  { value: 27, label: 'awards received' },
  { value: 18, label: 'lawyers under one roof' },
] as const;
