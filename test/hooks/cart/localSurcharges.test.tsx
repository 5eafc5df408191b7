import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { PriceList } from '@loggia/hooks';
import { createShop, renderCart, settle } from '../../hooks/cart/renderCart.tsx';

let warn = vi.spyOn(console, 'warn');

beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockReturnValue();
});

interface Written {
  readonly price: string;
  readonly surcharges?: readonly string[];
  readonly downloads?: readonly string[];
  readonly decimalSign?: PriceList['decimalSign'];
}

const listOf = ({ price, surcharges = [], downloads = [], decimalSign }: Written): PriceList => ({
  sections: ['manual', 'downloads'],
  decimalSign,
  manual: {
    title: 'Print',
    price,
    parameters: [
      {
        id: 'extras',
        title: 'Extras',
        kind: 'checkboxes',
        options: surcharges.map((surcharge) => ({ value: surcharge, label: surcharge, surcharge })),
      },
    ],
  },
  downloads: { items: downloads.map((written) => ({ id: written, name: written, price: written })) },
});

/** Returns the sections and items for sale once the panel is open. */
async function sold(written: Written) {
  const { cart } = renderCart(createShop({ loadPriceList: async () => ({ priceList: listOf(written) }) }));
  await settle();
  const { priceList, sections } = cart();
  const [extras] = priceList?.manual?.parameters ?? [];
  return {
    sections,
    options: extras && 'options' in extras ? extras.options.map(({ value }) => value) : [],
    downloads: (priceList?.downloads?.items ?? []).map(({ id }) => id),
  };
}

const told = () => warn.mock.calls.map((line) => line.map(String).join(' ')).join('\n');

describe('a price list with some prices in another number format', () => {
  test('omits options with an invalid surcharge and logs a warning', async () => {
    const surcharges = ['5.10', '-2,5', '2,50', '-1', '1.250,00', '-1,250.00'];
    const { options } = await sold({ price: '12.50', surcharges });
    expect(options).toEqual(['5.10', '-1', '-1,250.00']);
    for (const refused of ['-2,5', '2,50', '1.250,00']) expect(told()).toContain(refused);
  });

  test('omits options with a decimal point if `decimalSign` is a comma', async () => {
    const surcharges = ['5,10', '-2.5', '2.50', '-2,5', '-1.250,00'];
    const { options } = await sold({ price: '12,50', surcharges, decimalSign: ',' });
    expect(options).toEqual(['5,10', '-2,5', '-1.250,00']);
    for (const refused of ['-2.5', '2.50']) expect(told()).toContain(refused);
  });

  test('sells downloads with a valid price even if the product price is invalid', async () => {
    const { sections, downloads } = await sold({ price: '12,50', downloads: ['4,90', '4.90', '1,250.50', '9,9'] });
    expect(sections).toEqual(['downloads']);
    expect(downloads).toEqual(['4.90', '1,250.50']);
  });

  test('sells the product but no downloads if no download has a valid price', async () => {
    const { sections } = await sold({ price: '12.50', downloads: ['4,90', '9,9'] });
    expect(sections).toEqual(['manual']);
  });
});
