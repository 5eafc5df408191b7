import type { UseCartResult } from '@loggia/hooks/cart';

export interface CartPanelProps {
  readonly cart: UseCartResult;
}
