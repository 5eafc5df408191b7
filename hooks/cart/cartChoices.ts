import type {
  CartSection,
  DownloadProducts,
  PriceList,
  PriceListOption,
  PriceListParameter,
} from '../backend/CartBackend.ts';
import { MIN_CART_COUNT } from './constants.ts';

/** The visitor's choices for one image, as typed. A missing entry means the price list's own value. */
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

/** Applies an event to the choices. Quantities are corrected when their field is left or the order is sent. */
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

/** Returns a chosen value if the price list still offers it. */
function offered(options: readonly PriceListOption[], kept: string | undefined): string | undefined {
  return options.find(({ value }) => value === kept)?.value;
}

/** Whether an option is ticked. A stored text belongs to another kind of field and counts as unticked. */
const isTicked = (kept: string | readonly string[] | undefined, value: string): boolean =>
  typeof kept !== 'string' && kept?.includes(value) === true;

/** Returns the current value of a parameter; undefined for a radio group without a choice. A choice that the price list no longer offers is ignored. */
export function chosenValue(
  parameter: PriceListParameter,
  { parameters }: CartChoices,
): string | readonly string[] | undefined {
  const kept = parameters.get(parameter.id);
  const text = typeof kept === 'string' ? kept : undefined;
  switch (parameter.kind) {
    case 'fixed':
      return '';
    case 'text':
    case 'textarea':
      return text ?? parameter.text ?? '';
    case 'select':
      return offered(parameter.options, text) ?? parameter.emptyValue ?? parameter.options[0]?.value ?? '';
    case 'radio':
      return offered(parameter.options, text);
    case 'checkboxes':
      // In the order of the list, whatever the order of the clicks.
      return parameter.options.map(({ value }) => value).filter((value) => isTicked(kept, value));
    default:
      return parameter satisfies never;
  }
}

/** Returns the number of copies of a download; where copies are not counted, one or none. */
export function copiesOf(downloads: DownloadProducts, itemId: string, { copies }: CartChoices): number {
  const count = toCopies(copies.get(itemId) ?? '');
  return downloads.isCounted ? count : Math.min(count, 1);
}

/** Returns the chosen section: the visitor's, else the default, else the first. Null if the visitor has to choose one of several. */
export function resolveSection(
  sections: readonly CartSection[],
  chosen: CartSection | undefined,
  defaultSection: CartSection | null | undefined,
): CartSection | null {
  if (chosen && sections.includes(chosen)) return chosen;
  if (defaultSection === null && sections.length > 1) return null;
  if (defaultSection && sections.includes(defaultSection)) return defaultSection;
  return sections[0] ?? null;
}

/** Returns the sections that contain products, in display order and without duplicates. */
export function offeredSections({ sections, manual, downloads }: PriceList): readonly CartSection[] {
  const isOffered = { manual: manual !== undefined, downloads: (downloads?.items.length ?? 0) > 0 };
  return [...new Set(sections)].filter((section) => isOffered[section]);
}

/** Matches digits with or without decimals. A number field also accepts `1e3`, which is more likely a slip than an order of a thousand. */
const DECIMAL = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/;

/** Parses a typed number of pieces and cuts off fractions; NaN if the text is no decimal number. */
function typedPieces(text: string): number {
  const typed = text.trim();
  return DECIMAL.test(typed) ? Math.min(Math.trunc(Number(typed)), Number.MAX_SAFE_INTEGER) : Number.NaN;
}

/** Parses a typed quantity. Blank, 0, negative and non-decimal input becomes 1; fractions of a piece are cut off. */
export function toCartCount(text: string): number {
  const count = typedPieces(text);
  return count >= MIN_CART_COUNT ? count : MIN_CART_COUNT;
}

/** Parses a typed number of copies of a download: 0 for blank, 0, negative and non-decimal input. */
export function toCopies(text: string): number {
  const copies = typedPieces(text);
  return copies >= 1 ? copies : 0;
}
