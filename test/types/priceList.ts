import type { PriceList } from '@loggia/hooks';

/** The price list from docs/cart.md, to check that the sample compiles. */
export const prints: PriceList = {
  currency: 'EUR',
  locale: 'de',
  sections: ['manual', 'downloads'],
  manual: {
    title: 'Print on paper',
    price: '12.50',
    parameters: [
      { id: 'note', title: 'Paper', kind: 'fixed', text: 'Matt, 240 g' },
      { id: 'name', title: 'Dedication', kind: 'text' },
      {
        id: 'frame',
        title: 'Frame',
        kind: 'select',
        emptyValue: '',
        options: [
          { value: 'oak', label: 'Oak', surcharge: '25.00' },
          { value: 'none', label: 'None' },
        ],
      },
      {
        id: 'extras',
        title: 'Extras',
        kind: 'checkboxes',
        options: [{ value: 'sign', label: 'Signed', surcharge: '5' }],
      },
    ],
  },
  downloads: { isCounted: false, items: [{ id: 'web', name: 'For the web', price: '4.90', longestSide: 1920 }] },
  checkout: { url: 'https://shop.example/cart' },
};
