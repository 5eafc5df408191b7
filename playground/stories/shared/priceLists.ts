import type { DownloadItem, ManualProduct, PriceList } from '@loggia/hooks';

const print: ManualProduct = {
  title: 'Fine art print',
  description: 'Printed to order on cotton paper.\nLeaves the workshop within a week.',
  price: '24.00',
  parameters: [
    { id: 'format', title: 'Format', kind: 'fixed', text: '3:2, with a white border of 2 cm' },
    {
      id: 'size',
      title: 'Size',
      kind: 'select',
      emptyValue: '',
      options: [
        { value: 'small', label: '30 × 20 cm' },
        { value: 'large', label: '60 × 40 cm', surcharge: '24.00' },
        { value: 'wall', label: '120 × 80 cm', surcharge: '1,220.00' },
      ],
    },
    {
      id: 'paper',
      title: 'Paper',
      kind: 'radio',
      options: [
        { value: 'matte', label: 'Matte' },
        { value: 'baryta', label: 'Baryta', surcharge: '6.50' },
        { value: 'poster', label: 'Poster', surcharge: '-4' },
      ],
    },
    {
      id: 'extras',
      title: 'Extras',
      kind: 'checkboxes',
      options: [
        { value: 'signed', label: 'Signed', surcharge: '10' },
        { value: 'framed', label: 'Framed in oak', surcharge: '49.50' },
      ],
    },
    { id: 'signature', title: 'Name for the signature', kind: 'text' },
    { id: 'words', title: 'Words to the printer', kind: 'textarea' },
  ],
};

const items: readonly DownloadItem[] = [
  { id: 'web', name: 'For the web', price: '5.00', longestSide: 1200 },
  { id: 'magazine', name: 'For a magazine', price: '19.99', longestSide: 2400 },
  { id: 'everything', name: 'Everything we have', price: '1,250.50', longestSide: 6000 },
];

const checkout = { url: '/checkout/' };
const currencySign = '$';

/** Price lists by name, one for each kind of shop. */
export const PRICE_LISTS: Readonly<Record<string, PriceList>> = {
  both: { sections: ['manual', 'downloads'], manual: print, downloads: { items }, currencySign, checkout },
  manual: { sections: ['manual'], manual: print, currencySign, checkout },
  downloads: { sections: ['downloads'], downloads: { items }, currencySign, checkout },
  counted: { sections: ['downloads'], downloads: { items, isCounted: true }, currencySign, checkout },
  empty: { sections: [], currencySign },
};
