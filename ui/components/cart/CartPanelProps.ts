import type { UseCartResult } from '@loggia/hooks';

export interface CartPanelProps {
  readonly cart: UseCartResult;
}
