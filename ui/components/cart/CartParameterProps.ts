import type { PriceListParameter, UseCartResult } from '@loggia/hooks';

export interface CartParameterProps {
  readonly cart: UseCartResult;
  readonly parameter: PriceListParameter;
}
