import type { PriceListRow } from './rows.ts';

type SeedValue = readonly [value: string, price: number, sign: '+' | '-'];

/** A price list as its editor entered it. */
export interface SeedPriceList extends PriceListRow {
  readonly parameters: readonly (readonly [title: string, type: number, values: readonly SeedValue[]])[];
  readonly items: readonly (readonly [name: string, price: number, longest: number])[];
  readonly imageIds: readonly number[];
}

const printParameters: SeedPriceList['parameters'] = [
  ['Format', 1, [['3:2, with a white border of 2 cm', 0, '+']]],
  [
    'Size',
    4,
    [
      ['30 × 20 cm', 0, '+'],
      ['60 × 40 cm', 2400, '+'],
      ['120 × 80 cm', 122_000, '+'],
    ],
  ],
  [
    'Paper',
    5,
    [
      ['Matte', 0, '+'],
      ['Baryta', 650, '+'],
      ['Poster', 400, '-'],
    ],
  ],
  [
    'Extras',
    6,
    [
      ['Signed', 1000, '+'],
      ['Framed in oak', 4950, '+'],
      ['Ship it rolled', 150, '-'],
    ],
  ],
  ['Name for the signature', 2, [['', 0, '+']]],
  ['Words to the printer', 3, [['', 0, '+']]],
];

const files: SeedPriceList['items'] = [
  ['For the web', 500, 1200],
  ['For a magazine', 1999, 2400],
  ['Everything we have', 125_050, 6000],
];

/** The demo's four kinds of shop. The first landscape is not for sale. */
export const priceLists: readonly SeedPriceList[] = [
  {
    id: 1,
    title: 'Prints and files',
    price: 2400,
    manual_title: 'Fine art print',
    manual_description: 'Printed to order on cotton paper.\nLeaves the workshop within a week.',
    sections: 'manual,downloads',
    show_digital_items_count: 0,
    enable_guest_checkout: 1,
    parameters: printParameters,
    items: files,
    imageIds: [22, 26, 30, 34, 38, 42, 46],
  },
  {
    id: 2,
    title: 'Files by the copy',
    price: 0,
    manual_title: '',
    manual_description: '',
    sections: 'downloads',
    show_digital_items_count: 1,
    enable_guest_checkout: 1,
    parameters: [],
    items: files,
    imageIds: [23, 31, 39, 47],
  },
  {
    id: 3,
    title: 'Prints only',
    price: 2400,
    manual_title: 'Postcard, set of ten',
    manual_description: 'On recycled card.',
    sections: 'manual',
    show_digital_items_count: 0,
    enable_guest_checkout: 1,
    parameters: printParameters.slice(2, 3),
    items: [],
    imageIds: [24, 32, 40, 48],
  },
  {
    id: 4,
    title: 'For members',
    price: 900,
    manual_title: 'Member print',
    manual_description: 'Only who has logged in can order it.',
    sections: 'manual',
    show_digital_items_count: 0,
    enable_guest_checkout: 0,
    parameters: [],
    items: [],
    imageIds: [25, 33],
  },
];
