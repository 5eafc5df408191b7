import type {
  CartSection,
  DownloadProducts,
  PriceList,
  PriceListOption,
  PriceListParameter,
} from '../../data/backend/CartBackend.ts';
import { MIN_CART_COUNT } from './constants.ts';

/** The user's choices for one image, as entered. If a choice is missing, the price list's default applies. */
export interface CartChoices {
  readonly section?: CartSection | undefined;
  readonly countText?: string | undefined;
  /**
   * The value of each parameter, by parameter id: the entered text, the selected option's value, or the values of the
   * checked options.
   */
  readonly parameters: ReadonlyMap<string, string | readonly string[]>;
  /** The number of copies of each download item, as entered. For a checked checkbox, it is `1`. */
  readonly copies: ReadonlyMap<string, string>;
}

export const NO_CHOICES: CartChoices = { parameters: new Map(), copies: new Map() };

export type CartChoiceEvent =
  | { readonly type: 'sectionChosen'; readonly section: CartSection }
  | { readonly type: 'countTyped'; readonly text: string }
  | { readonly type: 'countBlurred' }
  | { readonly type: 'parameterChosen'; readonly id: string; readonly value: string }
  | {
      readonly type: 'optionToggled';
      readonly id: string;
      readonly value: string;
      readonly isChecked: boolean;
    }
  | { readonly type: 'copiesTyped'; readonly id: string; readonly text: string }
  | { readonly type: 'copiesBlurred'; readonly id: string }
  | { readonly type: 'orderMade' };

function withEntry<TValue>(map: ReadonlyMap<string, TValue>, id: string, value: TValue): ReadonlyMap<string, TValue> {
  return new Map(map).set(id, value);
}

function toggled(values: string | readonly string[] | undefined, value: string, isChecked: boolean): readonly string[] {
  const others = (typeof values === 'string' ? [] : (values ?? [])).filter((other) => other !== value);
  return isChecked ? [...others, value] : others;
}

/** Applies an event to the choices. Quantities are corrected on blur and when the order is sent. */
export function cartChoicesReducer(choices: CartChoices, event: CartChoiceEvent): CartChoices {
  const { parameters, copies } = choices;
  switch (event.type) {
    case 'sectionChosen':
      return { ...choices, section: event.section };
    case 'countTyped':
      return { ...choices, countText: event.text };
    case 'countBlurred':
      return { ...choices, countText: String(toCartCount(choices.countText ?? '')) };
    case 'parameterChosen':
      return { ...choices, parameters: withEntry(parameters, event.id, event.value) };
    case 'optionToggled': {
      const values = toggled(parameters.get(event.id), event.value, event.isChecked);
      return { ...choices, parameters: withEntry(parameters, event.id, values) };
    }
    case 'copiesTyped':
      return { ...choices, copies: withEntry(copies, event.id, event.text) };
    case 'copiesBlurred':
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

/** Returns a stored value if the price list still contains that option. */
function offered(options: readonly PriceListOption[], kept: string | undefined): string | undefined {
  return options.find(({ value }) => value === kept)?.value;
}

/**
 * Whether an option is checked. If `kept` is a string, it was stored by another type of field, so the option counts as
 * unchecked.
 */
const isTicked = (kept: string | readonly string[] | undefined, value: string): boolean =>
  typeof kept !== 'string' && kept?.includes(value) === true;

/**
 * Returns a parameter's current value; `undefined` for a radio group without a selection. Choices that are no longer in
 * the price list are ignored.
 */
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
      // Keep the order of the price list rather than the order of the clicks.
      return parameter.options.map(({ value }) => value).filter((value) => isTicked(kept, value));
    default:
      return parameter satisfies never;
  }
}

/**
 * Returns how many copies of a download the user wants. If the price list does not count copies, the result is at most
 * one.
 */
export function copiesOf(downloads: DownloadProducts, itemId: string, { copies }: CartChoices): number {
  const count = toCopies(copies.get(itemId) ?? '');
  return downloads.isCounted ? count : Math.min(count, 1);
}

/**
 * Returns the selected section: the user's choice, or else the default, or else the first one. Returns `null` if the
 * user must choose between several sections.
 */
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

/**
 * Matches digits with optional decimals. Number inputs also accept `1e3`, which is more likely to be a typo than an
 * order of 1000.
 */
const DECIMAL = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/;

/** Parses an entered quantity and truncates it to an integer. Returns `NaN` if it is not a decimal number. */
function typedPieces(text: string): number {
  const typed = text.trim();
  return DECIMAL.test(typed) ? Math.min(Math.trunc(Number(typed)), Number.MAX_SAFE_INTEGER) : Number.NaN;
}

/** Parses the quantity that the user entered. Input that is empty, not a number, zero or negative becomes 1; fractions
 * are truncated. */
export function toCartCount(text: string): number {
  const count = typedPieces(text);
  return count >= MIN_CART_COUNT ? count : MIN_CART_COUNT;
}

/** Parses the number of copies that the user entered. Input that is empty, not a number, zero or negative becomes 0. */
export function toCopies(text: string): number {
  const copies = typedPieces(text);
  return copies >= 1 ? copies : 0;
}
