import { attributeOf } from '../../attributeOf.ts';
import { findControls } from './controls.ts';
import type { Control } from './controls.ts';
import { countWords } from './countWords.ts';
import type { CountWords } from './countWords.ts';
import { layoutItems } from './layoutItems.ts';
import type { LayoutItem } from './layoutItems.ts';

/** Where everything stands in a form. */
export interface FormLayout {
  readonly form: Element;
  readonly controls: readonly Control[];
  /** Fields and texts in the order of the page. */
  readonly items: readonly LayoutItem[];
  readonly places: ReadonlyMap<Control, number>;
  /** Labels by the id that they name. */
  readonly labels: ReadonlyMap<string, readonly Element[]>;
  /** Words that belong to the counters. */
  readonly countWords: ReadonlyMap<Control, CountWords>;
  /** Whether a counter says it. */
  isOfCount(node: Node): boolean;
  /** How many fields that ask for something stand in an element. */
  askedIn(element: Element): number;
}

const ASKING: ReadonlySet<Control['kind']> = new Set(['line', 'choices', 'acceptance', 'quiz', 'captcha']);

/** Throws for a form that cannot be taken over. */
export function formLayout(form: Element): FormLayout {
  const controls = findControls(form);
  const items = layoutItems(form, controls);
  const places = new Map<Control, number>();
  for (const [place, each] of items.entries()) if ('control' in each) places.set(each.control, place);
  const labels = new Map<string, Element[]>();
  for (const label of form.querySelectorAll('label[for]')) {
    const id = attributeOf(label, 'for');
    labels.set(id, [...(labels.get(id) ?? []), label]);
  }
  const asked = new Map<Element, number>();
  for (const { anchor } of controls.filter(({ kind }) => ASKING.has(kind))) {
    for (let each: Element | null = anchor; each && each !== form; each = each.parentElement)
      asked.set(each, (asked.get(each) ?? 0) + 1);
  }
  const words = countWords(items);
  const counted = new Set(
    [...words.values()].flatMap(({ before, after }) => [...before, ...after]).map(({ node }) => node),
  );
  return {
    form,
    controls,
    items,
    places,
    labels,
    countWords: words,
    isOfCount: (node) => counted.has(node),
    askedIn: (element) => asked.get(element) ?? 0,
  };
}
