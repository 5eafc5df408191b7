import { PRICE_DECIMALS, PRICE_THOUSANDS_SEPARATOR } from './constants.ts';

/** Minor units as a price with two decimals and commas between the thousands: 125050n is `1,250.50`. */
export function formatPrice(amount: bigint): string {
  const digits = String(amount < 0n ? -amount : amount).padStart(PRICE_DECIMALS + 1, '0');
  const whole = digits.slice(0, -PRICE_DECIMALS).replaceAll(/\B(?=(?:\d{3})+$)/g, PRICE_THOUSANDS_SEPARATOR);
  return `${amount < 0n ? '-' : ''}${whole}.${digits.slice(-PRICE_DECIMALS)}`;
}
