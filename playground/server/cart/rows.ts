/** The products for the images with this price list. Prices are in cents. */
export interface PriceListRow {
  readonly id: number;
  readonly title: string;
  readonly price: number;
  readonly manual_title: string;
  readonly manual_description: string;
  /** A comma-separated list such as `manual,downloads`. */
  readonly sections: string;
  readonly show_digital_items_count: number;
  readonly enable_guest_checkout: number;
}

export interface PriceListItemRow {
  readonly id: number;
  readonly item_name: string;
  readonly item_price: number;
  readonly item_longest_dimension: number;
}

export interface ParameterRow {
  readonly id: number;
  readonly title: string;
  /** 1: fixed text, 2: text, 3: text area, 4: select, 5: radio buttons, 6: checkboxes. */
  readonly type: number;
}

export interface ParameterValueRow {
  readonly parameter_id: number;
  readonly parameter_value: string;
  readonly parameter_value_price: number;
  readonly parameter_value_price_sign: '+' | '-';
}

/** A parameter with its values, in order. */
export interface Parameter extends ParameterRow {
  readonly values: readonly ParameterValueRow[];
}

/** A complete price list. */
export interface FullPriceList extends PriceListRow {
  readonly items: readonly PriceListItemRow[];
  readonly parameters: readonly Parameter[];
}

/** A product in a cart. */
export interface CartLineRow {
  readonly id: number;
  readonly image_id: number;
  readonly image_title: string;
  readonly label: string;
  readonly count: number;
  readonly unit_price: number;
  /** If 0, the product waits until the visitor logs in. */
  readonly is_for_guests: number;
}
