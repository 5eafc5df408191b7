import type { CartLineRow } from './rows.ts';

/** The order of one visitor. */
export interface Cart {
  readonly lines: readonly CartLineRow[];
  /** Products for members only. They move to the cart when the visitor logs in. */
  readonly waiting: readonly CartLineRow[];
}
