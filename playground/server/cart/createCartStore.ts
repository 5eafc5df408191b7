import type { Database } from 'libsql';
import { change, inTransaction, selectAll } from '../database/query.ts';
import { HIGHEST_COUNT, MAX_CART_LINES } from './constants.ts';
import type { CartLineRow } from './rows.ts';

/** A product being added to the cart. Identical products of an image share a line. */
export interface NewCartLine {
  readonly imageId: number;
  /** Identifies a product by its section and the selected values. */
  readonly product: string;
  /** The name on the checkout page. */
  readonly label: string;
  readonly count: number;
  /** In cents. */
  readonly unitPrice: number;
}

export type CartStore = ReturnType<typeof createCartStore>;

const INSERT = `INSERT INTO cart_line (visitor, image_id, product, label, count, unit_price) VALUES (?, ?, ?, ?, ?, ?)
  ON CONFLICT (visitor, image_id, product) DO UPDATE
  SET count = min(count + excluded.count, ${HIGHEST_COUNT}), unit_price = excluded.unit_price`;

const SELECT = `SELECT cart_line.id, cart_line.image_id, alt AS image_title, label, count, unit_price,
  coalesce(enable_guest_checkout, 1) AS is_for_guests
  FROM cart_line JOIN image ON image.id = cart_line.image_id
  LEFT JOIN image_pricelist ON image_pricelist.image_id = cart_line.image_id
  LEFT JOIN pricelist ON pricelist.id = pricelist_id
  WHERE visitor = ? ORDER BY cart_line.id`;

export function createCartStore(database: Database) {
  const lines = (visitor: string) => selectAll<CartLineRow>(database, SELECT, [visitor]);
  return {
    lines,
    /** Adds all lines, or none if the cart is full. */
    add(visitor: string, added: readonly NewCartLine[]): void {
      inTransaction(database, () => {
        if (lines(visitor).length + added.length > MAX_CART_LINES) return;
        for (const { imageId, product, label, count, unitPrice } of added) {
          change(database, INSERT, [visitor, imageId, product, label, count, unitPrice]);
        }
      });
    },
    setCount: (visitor: string, lineId: number, count: number) =>
      change(database, 'UPDATE cart_line SET count = ? WHERE visitor = ? AND id = ?', [count, visitor, lineId]),
    remove: (visitor: string, lineId: number) =>
      change(database, 'DELETE FROM cart_line WHERE visitor = ? AND id = ?', [visitor, lineId]),
  };
}
