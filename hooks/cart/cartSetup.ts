import type { ElementRegistry } from '../shared/createElementRegistry.ts';
import type { CartProblem } from './useAddToCart.ts';
import type { CartChoiceEvent, CartChoices } from './cartChoices.ts';
import type { CartLabels } from './labels.ts';

/** The shared input of the getters of tabs and fields. */
export interface FieldSetup {
  /** The panel's id, part of every other id. */
  readonly id: string;
  readonly labels: CartLabels;
  /** The panel, tabs and downloads, for focus; the message, to bring it into view. */
  readonly fields: ElementRegistry<string, HTMLElement>;
  readonly choices: CartChoices;
  change(event: CartChoiceEvent): void;
  /** The reason why the last press of "Add to cart" was refused. */
  readonly problem: CartProblem | null;
}

/** Id of the message, for the fields that it is about. */
export function messageId(cartId: string): string {
  return `${cartId}-message`;
}

/** Key of a download's field among the registered elements. The tabs have the names of their sections. */
export function downloadKey(itemId: string): string {
  return `download ${itemId}`;
}
