import type { Database } from 'libsql';
import { selectOne } from '../database/selectOne.ts';
import { priceLists, type SeedPriceList } from './priceLists.ts';

const INSERT_LIST = `INSERT INTO pricelist (id, title, price, manual_title, manual_description, sections,
  show_digital_items_count, enable_guest_checkout) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`;
const INSERT_ITEM = `INSERT INTO pricelist_item (pricelist_id, item_name, item_price, item_longest_dimension)
  VALUES (?, ?, ?, ?)`;
const INSERT_PARAMETER = 'INSERT INTO pricelist_parameter (pricelist_id, title, type) VALUES (?, ?, ?)';
const INSERT_VALUE = `INSERT INTO pricelist_parameter_value
  (parameter_id, parameter_value, parameter_value_price, parameter_value_price_sign) VALUES (?, ?, ?, ?)`;
const INSERT_IMAGE = `INSERT INTO image_pricelist (image_id, pricelist_id) SELECT id, ? FROM image WHERE id = ?`;

function insertList(database: Database, list: SeedPriceList): void {
  const { id, title, price, manual_title: manualTitle, manual_description: description, sections } = list;
  const flags = [list.show_digital_items_count, list.enable_guest_checkout];
  database.prepare(INSERT_LIST).run(id, title, price, manualTitle, description, sections, ...flags);
  for (const item of list.items) database.prepare(INSERT_ITEM).run(id, ...item);
  for (const [name, type, values] of list.parameters) {
    const { lastInsertRowid } = database.prepare(INSERT_PARAMETER).run(id, name, type);
    for (const value of values) database.prepare(INSERT_VALUE).run(lastInsertRowid, ...value);
  }
  for (const imageId of list.imageIds) database.prepare(INSERT_IMAGE).run(id, imageId);
}

/** Inserts the demo's price lists if there are none. */
export function seedPriceLists(database: Database): void {
  const seed = database.transaction(() => {
    if (selectOne(database, 'SELECT id FROM pricelist')) return;
    for (const list of priceLists) insertList(database, list);
  });
  seed.immediate();
}
