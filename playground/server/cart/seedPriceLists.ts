import type { Database } from 'libsql';
import { change, insert, inTransaction, selectOne } from '../database/query.ts';
import { priceLists, type SeedPriceList } from './priceLists.ts';

const INSERT_IMAGE = 'INSERT INTO image_pricelist (image_id, pricelist_id) SELECT id, ? FROM image WHERE id = ?';

function insertList(database: Database, { parameters, items, imageIds, ...list }: SeedPriceList): void {
  const listId = insert(database, 'pricelist', { ...list });
  for (const [name, price, longest] of items) {
    const item = { item_name: name, item_price: price, item_longest_dimension: longest };
    insert(database, 'pricelist_item', { pricelist_id: listId, ...item });
  }
  for (const [title, type, values] of parameters) {
    const parameterId = insert(database, 'pricelist_parameter', { pricelist_id: listId, title, type });
    for (const [value, price, sign] of values) {
      const row = { parameter_value: value, parameter_value_price: price, parameter_value_price_sign: sign };
      insert(database, 'pricelist_parameter_value', { parameter_id: parameterId, ...row });
    }
  }
  for (const imageId of imageIds) change(database, INSERT_IMAGE, [listId, imageId]);
}

/** Inserts the demo's price lists if there are none. */
export function seedPriceLists(database: Database): void {
  inTransaction(database, () => {
    if (selectOne(database, 'SELECT id FROM pricelist')) return;
    for (const list of priceLists) insertList(database, list);
  });
}
