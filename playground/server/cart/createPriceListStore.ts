import type { Database } from 'libsql';
import { change, insert, inTransaction, selectAll, selectOne } from '../database/query.ts';
import { CART_SCHEMA } from './cartSchema.ts';
import type { FullPriceList, ParameterRow, ParameterValueRow, PriceListItemRow, PriceListRow } from './rows.ts';
import { priceLists, type SeedPriceList } from './priceLists.ts';

const INSERT_IMAGE = 'INSERT INTO image_pricelist (image_id, pricelist_id) SELECT id, ? FROM image WHERE id = ?';

function insertList(database: Database, { parameters, items, imageIds, ...list }: SeedPriceList): void {
  const listId = insert(database, 'pricelist', { ...list });
  for (const [name, price, longest] of items) {
    const item = { item_name: name, item_price: price, item_longest_dimension: longest };
    insert(database, 'pricelist_item', { pricelist_id: listId, ...item });
  }
  for (const { title, type, values } of parameters) {
    const parameterId = insert(database, 'pricelist_parameter', { pricelist_id: listId, title, type });
    for (const { text, price, sign } of values) {
      const value = { parameter_value: text, parameter_value_price: price, parameter_value_price_sign: sign };
      insert(database, 'pricelist_parameter_value', { parameter_id: parameterId, ...value });
    }
  }
  for (const imageId of imageIds) change(database, INSERT_IMAGE, [listId, imageId]);
}

/** Inserts the demo's price lists if there are none. */
function seedPriceLists(database: Database): void {
  inTransaction(database, () => {
    if (selectOne(database, 'SELECT id FROM pricelist')) return;
    for (const list of priceLists) insertList(database, list);
  });
}

const LISTS = 'SELECT image_id, pricelist.* FROM image_pricelist JOIN pricelist ON pricelist.id = pricelist_id';
const OF_LIST = 'WHERE pricelist_id = ? ORDER BY id';

/** Reads price lists from the database, and inserts the demo's if there are none. */
export function createPriceListStore(database: Database) {
  database.exec(CART_SCHEMA);
  seedPriceLists(database);
  const valuesOf = (parameterId: number) =>
    selectAll<ParameterValueRow>(
      database,
      'SELECT * FROM pricelist_parameter_value WHERE parameter_id = ? ORDER BY id',
      [parameterId],
    );
  return {
    /** Returns the complete price list of an image, or null if it is not for sale. */
    ofImage(imageId: number): FullPriceList | null {
      const row = selectOne<PriceListRow>(database, `${LISTS} WHERE image_id = ?`, [imageId]);
      if (!row) return null;
      const items = selectAll<PriceListItemRow>(database, `SELECT * FROM pricelist_item ${OF_LIST}`, [row.id]);
      const parameters = selectAll<ParameterRow>(database, `SELECT * FROM pricelist_parameter ${OF_LIST}`, [row.id]);
      return { ...row, items, parameters: parameters.map((each) => ({ ...each, values: valuesOf(each.id) })) };
    },
    /** Returns the price list row of every image that is for sale. */
    ofAllImages(): ReadonlyMap<number, PriceListRow> {
      const rows = selectAll<PriceListRow & { readonly image_id: number }>(database, LISTS);
      return new Map(rows.map((row) => [row.image_id, row]));
    },
  };
}
