import type { CartLineRow } from './rows.ts';

/** The order of one visitor. */
export interface Cart {
  readonly lines: readonly CartLineRow[];
  /** For members only: in the cart once its visitor has logged in. */
  readonly waiting: readonly CartLineRow[];
}
