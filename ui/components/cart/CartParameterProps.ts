import type { PriceListParameter } from '@loggia/hooks/backend';
import type { UseCartResult } from '@loggia/hooks/cart';

export interface CartParameterProps {
  readonly cart: UseCartResult;
  readonly parameter: PriceListParameter;
}
