export { buyImageText } from './buyImageText.ts';
export { useCart } from './useCart.ts';
export { CART_LABELS } from './labels.ts';
export { formatPrice } from './formatPrice.ts';
export { parsePrice } from './parsePrice.ts';
export type { PriceFormat } from './priceFormat.ts';
export type { CartLabels } from './labels.ts';
export type { CartProblem } from './buildCartOrder.ts';
export type {
  CartFieldGetters,
  CartOpenReason,
  CartPanelGetters,
  CartSubmission,
  CartTabGetters,
  CartTarget,
  OfOption,
  OfParameter,
  PriceListStatus,
  UseCartOptions,
  UseCartResult,
} from './types.ts';
