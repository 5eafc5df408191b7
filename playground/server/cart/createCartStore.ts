import type { Database } from 'libsql';
import { selectAll } from '../database/selectAll.ts';
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

export interface CartStore {
  /** Adds all lines, or none if the cart is full. */
  add(visitor: string, lines: readonly NewCartLine[]): void;
  lines(visitor: string): readonly CartLineRow[];
  setCount(visitor: string, lineId: number, count: number): void;
  remove(visitor: string, lineId: number): void;
}

const INSERT = `INSERT INTO cart_line (visitor, image_id, product, label, count, unit_price) VALUES (?, ?, ?, ?, ?, ?)
  ON CONFLICT (visitor, image_id, product) DO UPDATE
  SET count = min(count + excluded.count, ${HIGHEST_COUNT}), unit_price = excluded.unit_price`;

const SELECT = `SELECT cart_line.id, cart_line.image_id, alt AS image_title, label, count, unit_price,
  coalesce(enable_guest_checkout, 1) AS is_for_guests
  FROM cart_line JOIN image ON image.id = cart_line.image_id
  LEFT JOIN image_pricelist ON image_pricelist.image_id = cart_line.image_id
  LEFT JOIN pricelist ON pricelist.id = pricelist_id
  WHERE visitor = ? ORDER BY cart_line.id`;

export function createCartStore(database: Database): CartStore {
  const lines = (visitor: string) => selectAll<CartLineRow>(database, SELECT, [visitor]);
  return {
    lines,
    add(visitor, added) {
      database
        .transaction(() => {
          if (lines(visitor).length + added.length > MAX_CART_LINES) return;
          for (const { imageId, product, label, count, unitPrice } of added) {
            database.prepare(INSERT).run(visitor, imageId, product, label, count, unitPrice);
          }
        })
        .immediate();
    },
    setCount(visitor, lineId, count) {
      database.prepare('UPDATE cart_line SET count = ? WHERE visitor = ? AND id = ?').run(count, visitor, lineId);
    },
    remove(visitor, lineId) {
      database.prepare('DELETE FROM cart_line WHERE visitor = ? AND id = ?').run(visitor, lineId);
    },
  };
}
