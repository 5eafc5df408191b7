/** Price lists modeled on the real server's, and the carts of users. */
export const CART_SCHEMA = `
  CREATE TABLE IF NOT EXISTS pricelist (
    id INTEGER PRIMARY KEY,
    title TEXT NOT NULL,
    price INTEGER NOT NULL,
    manual_title TEXT NOT NULL,
    manual_description TEXT NOT NULL,
    sections TEXT NOT NULL,
    show_digital_items_count INTEGER NOT NULL,
    enable_guest_checkout INTEGER NOT NULL
  );
  CREATE TABLE IF NOT EXISTS pricelist_item (
    id INTEGER PRIMARY KEY,
    pricelist_id INTEGER NOT NULL REFERENCES pricelist (id),
    item_name TEXT NOT NULL,
    item_price INTEGER NOT NULL,
    item_longest_dimension INTEGER NOT NULL
  );
  CREATE TABLE IF NOT EXISTS pricelist_parameter (
    id INTEGER PRIMARY KEY,
    pricelist_id INTEGER NOT NULL REFERENCES pricelist (id),
    title TEXT NOT NULL,
    type INTEGER NOT NULL
  );
  CREATE TABLE IF NOT EXISTS pricelist_parameter_value (
    id INTEGER PRIMARY KEY,
    parameter_id INTEGER NOT NULL REFERENCES pricelist_parameter (id),
    parameter_value TEXT NOT NULL,
    parameter_value_price INTEGER NOT NULL,
    parameter_value_price_sign TEXT NOT NULL
  );
  CREATE TABLE IF NOT EXISTS image_pricelist (
    image_id INTEGER PRIMARY KEY REFERENCES image (id),
    pricelist_id INTEGER NOT NULL REFERENCES pricelist (id)
  );
  CREATE TABLE IF NOT EXISTS cart_line (
    id INTEGER PRIMARY KEY,
    visitor TEXT NOT NULL,
    image_id INTEGER NOT NULL REFERENCES image (id),
    product TEXT NOT NULL,
    label TEXT NOT NULL,
    count INTEGER NOT NULL,
    unit_price INTEGER NOT NULL,
    UNIQUE (visitor, image_id, product)
  );
`;
