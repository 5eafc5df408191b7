import { readCatalogue } from '../seed/readCatalogue.ts';
import type { PriceListRow } from './rows.ts';

/** A price list as its editor entered it. */
export interface SeedPriceList extends PriceListRow {
  readonly parameters: readonly SeedParameter[];
  readonly items: readonly (readonly [name: string, price: number, longest: number])[];
  readonly imageIds: readonly number[];
}

interface SeedParameter {
  readonly title: string;
  readonly type: number;
  readonly values: readonly { readonly text: string; readonly price: number; readonly sign: '+' | '-' }[];
}

// Each value and what it adds to the price, in cents.
const PRINT = `
Format | 1
  3:2, with a white border of 2 cm
Size | 4
  30 × 20 cm
  60 × 40 cm | 2400
  120 × 80 cm | 122000
Paper | 5
  Matte
  Baryta | 650
  Poster | -400
Extras | 6
  Signed | 1000
  Framed in oak | 4950
  Ship it rolled | -150
Name for the signature | 2
Words to the printer | 3`;

const printParameters = readCatalogue(PRINT).map(({ cells: [title = '', type], description }): SeedParameter => ({
  title,
  type: Number(type),
  values: description.split('\n').map((line) => {
    const [text = '', price = '0'] = line.split(' | ');
    return { text, price: Math.abs(Number(price)), sign: price.startsWith('-') ? '-' : '+' };
  }),
}));

const files: SeedPriceList['items'] = [
  ['For the web', 500, 1200],
  ['For a magazine', 1999, 2400],
  ['Everything we have', 125_050, 6000],
];

const standard: Omit<SeedPriceList, 'id' | 'title' | 'sections' | 'imageIds'> = {
  price: 0,
  manual_title: '',
  manual_description: '',
  show_digital_items_count: 0,
  enable_guest_checkout: 1,
  parameters: [],
  items: [],
};

/** The demo's four kinds of shop. The first landscape is not for sale. */
export const priceLists: readonly SeedPriceList[] = [
  {
    ...standard,
    id: 1,
    title: 'Prints and files',
    price: 2400,
    manual_title: 'Fine art print',
    manual_description: 'Printed to order on cotton paper.\nLeaves the workshop within a week.',
    sections: 'manual,downloads',
    parameters: printParameters,
    items: files,
    imageIds: [22, 26, 30, 34, 38, 42, 46],
  },
  {
    ...standard,
    id: 2,
    title: 'Files by the copy',
    sections: 'downloads',
    show_digital_items_count: 1,
    items: files,
    imageIds: [23, 31, 39, 47],
  },
  {
    ...standard,
    id: 3,
    title: 'Prints only',
    price: 2400,
    manual_title: 'Postcard, set of ten',
    manual_description: 'On recycled card.',
    sections: 'manual',
    parameters: printParameters.slice(2, 3),
    imageIds: [24, 32, 40, 48],
  },
  {
    ...standard,
    id: 4,
    title: 'For members',
    price: 900,
    manual_title: 'Member print',
    manual_description: 'Only who has logged in can order it.',
    sections: 'manual',
    enable_guest_checkout: 0,
    imageIds: [25, 33],
  },
];
