import type { Database } from 'libsql';
import { selectAll } from '../database/selectAll.ts';
import { selectOne } from '../database/selectOne.ts';
import type { FullPriceList, ParameterRow, ParameterValueRow, PriceListItemRow, PriceListRow } from './rows.ts';

export interface PriceListStore {
  /** Returns the complete price list of an image, or null if it is not for sale. */
  ofImage(imageId: number): FullPriceList | null;
  /** Returns the price list row of every image that is for sale. */
  ofAllImages(): ReadonlyMap<number, PriceListRow>;
}

const LISTS = 'SELECT image_id, pricelist.* FROM image_pricelist JOIN pricelist ON pricelist.id = pricelist_id';

export function createPriceListStore(database: Database): PriceListStore {
  function complete(row: PriceListRow): FullPriceList {
    const values = selectAll<ParameterValueRow>(
      database,
      `SELECT * FROM pricelist_parameter_value WHERE parameter_id IN
        (SELECT id FROM pricelist_parameter WHERE pricelist_id = ?) ORDER BY id`,
      [row.id],
    );
    const parameters = selectAll<ParameterRow>(
      database,
      'SELECT id, title, type FROM pricelist_parameter WHERE pricelist_id = ? ORDER BY id',
      [row.id],
    );
    return {
      ...row,
      items: selectAll<PriceListItemRow>(database, 'SELECT * FROM pricelist_item WHERE pricelist_id = ? ORDER BY id', [
        row.id,
      ]),
      parameters: parameters.map((parameter) => ({
        ...parameter,
        values: values.filter(({ parameter_id: id }) => id === parameter.id),
      })),
    };
  }

  return {
    ofImage(imageId) {
      const row = selectOne<PriceListRow>(database, `${LISTS} WHERE image_id = ?`, [imageId]);
      return row && complete(row);
    },
    ofAllImages() {
      const rows = selectAll<PriceListRow & { readonly image_id: number }>(database, LISTS);
      return new Map(rows.map((row) => [row.image_id, row]));
    },
  };
}
