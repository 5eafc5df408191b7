import type { PriceList, PriceListParameter } from '../../../hooks/data/backend/CartBackend.ts';

export const parameters = {
  fixed: { id: 'format', title: 'Format', kind: 'fixed', text: '3:2' },
  text: { id: 'name', title: 'Name', kind: 'text' },
  textarea: { id: 'words', title: 'Words', kind: 'textarea', text: 'Thank you' },
  select: {
    id: 'size',
    title: 'Size',
    kind: 'select',
    emptyValue: '+*0*',
    options: [
      { value: '+*0*Small', label: 'Small' },
      { value: '+*5.10*Large', label: 'Large', surcharge: '5.10' },
    ],
  },
  radio: {
    id: 'paper',
    title: 'Paper',
    kind: 'radio',
    options: [
      { value: '+*0.20*Baryta', label: 'Baryta', surcharge: '0.20' },
      { value: '-*1*Poster', label: 'Poster', surcharge: '-1' },
    ],
  },
  checkboxes: {
    id: 'extras',
    title: 'Extras',
    kind: 'checkboxes',
    options: [
      { value: '+*10*Signed', label: 'Signed', surcharge: '10' },
      { value: '+*1,000.05*Framed', label: 'Framed', surcharge: '1,000.05' },
    ],
  },
} as const satisfies Record<string, PriceListParameter>;

export const downloads = {
  items: [
    { id: 'web', name: 'For the web', price: '0.10', longestSide: 1200 },
    { id: 'print', name: 'For print', price: '1,250.50' },
  ],
};

/** Prints and downloads with every kind of parameter. */
export const priceList: PriceList = {
  currencySign: '$',
  sections: ['manual', 'downloads'],
  manual: { title: 'Print', price: '1,024.00', parameters: Object.values(parameters) },
  downloads,
  checkout: { url: 'https://shop.example/checkout/', fields: [['option', '1']] },
};
