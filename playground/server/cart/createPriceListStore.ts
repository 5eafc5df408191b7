import type { Database } from 'libsql';
import { selectAll, selectOne } from '../database/query.ts';
import { CART_SCHEMA } from './cartSchema.ts';
import { seedPriceLists } from './seedPriceLists.ts';
import type { FullPriceList, ParameterRow, ParameterValueRow, PriceListItemRow, PriceListRow } from './rows.ts';

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
