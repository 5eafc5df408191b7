import type { ElementRegistry } from '../shared/createElementRegistry.ts';
import type { CartProblem } from './buildCartOrder.ts';
import type { CartChoiceEvent, CartChoices } from './cartChoicesReducer.ts';
import type { CartLabels } from './labels.ts';

/** What the getters of tabs and fields are made of. */
export interface FieldSetup {
  /** Of the panel; part of every id. */
  readonly id: string;
  readonly labels: CartLabels;
  /** The panel, tabs and downloads, for focus; the message, to bring it into view. */
  readonly fields: ElementRegistry<string, HTMLElement>;
  readonly choices: CartChoices;
  change(event: CartChoiceEvent): void;
  /** Why the last press of "Add to cart" was refused. */
  readonly problem: CartProblem | null;
}
