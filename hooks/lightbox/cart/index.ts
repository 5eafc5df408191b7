export { buyImageText } from './labels.ts';
export { useCart } from './useCart.ts';
export { CART_LABELS } from './labels.ts';
export { formatPrice } from './prices.ts';
export { parsePrice } from './prices.ts';
export type { PriceFormat } from './prices.ts';
export type { CartLabels } from './labels.ts';
export type { CartProblem } from './useAddToCart.ts';
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
