import { describe, expect, test, vi } from 'vitest';
import type { PriceList } from '@loggia/hooks';
import { createShop, renderCart, settle } from '../../hooks/cart/renderCart.tsx';

const listWith = (price: string, own: Partial<PriceList> = {}): PriceList => ({
  sections: ['manual'],
  manual: { title: 'Print', price, parameters: [] },
  ...own,
});

/** Returns the displayed price of a print, or an empty string if prints are not for sale. */
async function shownPrice(priceList: PriceList): Promise<string> {
  const { cart } = renderCart(createShop({ loadPriceList: async () => ({ priceList }) }));
  await settle();
  return cart().sections.includes('manual') ? cart().totalText : '';
}

describe('a price in a local number format', () => {
  test.each(['0,99', '10,00.00', '1,0000', '1_250', '12.50 €', 'CHF 12.50', '12,–', '١٢٫٥٠', '１２.50', '1,25e2', '½'])(
    'is omitted with a warning if it is invalid in the format of its price list: %j',
    async (price) => {
      const warn = vi.spyOn(console, 'warn').mockReturnValue();
      await expect(shownPrice(listWith(price))).resolves.toBe('');
      expect(warn).toHaveBeenCalledWith(expect.stringContaining(price));
    },
  );

  test.each([
    ['1.250', { decimalSign: ',' }, '1,250.00'],
    ['1.250.000,5', { decimalSign: ',', currencySign: '$' }, '$ 1,250,000.50'],
    ['1.250', { currency: 'USD', locale: 'en' }, '$1.25'],
    ['1.250,125', { currency: 'BHD', locale: 'en', decimalSign: ',' }, 'BHD 1,250.125'],
    ['1.250', { currency: 'KRW', locale: 'en', decimalSign: ',' }, '₩1,250'],
  ] as const)('%j in a price list with %j is shown as %s', async (price, format, text) => {
    const shown = await shownPrice(listWith(price, format));
    expect(shown.replaceAll('\u00A0', ' ')).toBe(text);
  });
});
