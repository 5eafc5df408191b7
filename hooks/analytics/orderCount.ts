import type { CartOrder } from '../backend/CartBackend.ts';

/** How many pieces an order is for. */
export const orderCount = (order: CartOrder): number =>
  order.section === 'manual' ? order.count : order.items.reduce((sum, { count }) => sum + count, 0);
