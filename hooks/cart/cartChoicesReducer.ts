import type { CartSection } from '../backend/PriceList.ts';
import { toCartCount } from './toCartCount.ts';
import { toCopies } from './toCopies.ts';

/** What a visitor has chosen for one image, as typed. Whatever is missing is as the price list has it. */
export interface CartChoices {
  readonly section?: CartSection | undefined;
  readonly countText?: string | undefined;
  /** By parameter: the typed text, the value of the chosen option, or the values of the ticked ones. */
  readonly parameters: ReadonlyMap<string, string | readonly string[]>;
  /** Copies by download item, as typed; a ticked box is `1`. */
  readonly copies: ReadonlyMap<string, string>;
}

export const NO_CHOICES: CartChoices = { parameters: new Map(), copies: new Map() };

export type CartChoiceEvent =
  | { readonly type: 'sectionChosen'; readonly section: CartSection }
  | { readonly type: 'countTyped'; readonly text: string }
  | { readonly type: 'countLeft' }
  | { readonly type: 'parameterChosen'; readonly id: string; readonly value: string }
  | {
      readonly type: 'optionToggled';
      readonly id: string;
      readonly value: string;
      readonly isChecked: boolean;
    }
  | { readonly type: 'copiesTyped'; readonly id: string; readonly text: string }
  | { readonly type: 'copiesLeft'; readonly id: string }
  | { readonly type: 'orderMade' };

function withEntry<TValue>(map: ReadonlyMap<string, TValue>, id: string, value: TValue): ReadonlyMap<string, TValue> {
  return new Map(map).set(id, value);
}

function toggled(values: string | readonly string[] | undefined, value: string, isChecked: boolean): readonly string[] {
  const others = (typeof values === 'string' ? [] : (values ?? [])).filter((other) => other !== value);
  return isChecked ? [...others, value] : others;
}

/** What becomes of the choices when the visitor does something. Quantities are put right when their field is left, or ordered. */
export function cartChoicesReducer(choices: CartChoices, event: CartChoiceEvent): CartChoices {
  const { parameters, copies } = choices;
  switch (event.type) {
    case 'sectionChosen':
      return { ...choices, section: event.section };
    case 'countTyped':
      return { ...choices, countText: event.text };
    case 'countLeft':
      return { ...choices, countText: String(toCartCount(choices.countText ?? '')) };
    case 'parameterChosen':
      return { ...choices, parameters: withEntry(parameters, event.id, event.value) };
    case 'optionToggled': {
      const values = toggled(parameters.get(event.id), event.value, event.isChecked);
      return { ...choices, parameters: withEntry(parameters, event.id, values) };
    }
    case 'copiesTyped':
      return { ...choices, copies: withEntry(copies, event.id, event.text) };
    case 'copiesLeft':
      return { ...choices, copies: withEntry(copies, event.id, String(toCopies(copies.get(event.id) ?? ''))) };
    case 'orderMade':
      return {
        ...choices,
        ...(choices.countText !== undefined && { countText: String(toCartCount(choices.countText)) }),
        copies: new Map([...copies].map(([id, text]) => [id, String(toCopies(text))])),
      };
    default:
      return event satisfies never;
  }
}
