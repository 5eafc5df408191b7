import { isServersOwn } from './classNames.ts';
import type { Control } from './controls.ts';
import { isPutAway } from './isPutAway.ts';
import { toTextItem } from './textItems.ts';
import type { TextItem } from './textItems.ts';

export type LayoutItem = { readonly control: Control } | { readonly item: TextItem };

/** What has texts of its own, which are no layout. */
const isClosed = ({ kind }: Control): boolean => kind === 'choices' || kind === 'acceptance' || kind === 'count';

/** Fields and texts of a form in the order of the page. */
export function layoutItems(form: Element, controls: readonly Control[]): readonly LayoutItem[] {
  const byAnchor = new Map(controls.map((control) => [control.anchor, control] as const));
  const items: LayoutItem[] = [];
  const walkChildren = (parent: Node): void => {
    for (let child = parent.firstChild; child; child = child.nextSibling) walk(child);
  };
  const walk = (node: Node): void => {
    const control = node instanceof Element ? byAnchor.get(node) : undefined;
    if (control) items.push({ control });
    if (node instanceof Element) {
      if (isServersOwn(node) || (control && isClosed(control))) return;
      if (isPutAway(node)) {
        // What is put away says nothing, and what it sends goes along all the same.
        items.push(
          ...controls
            .filter(({ anchor }) => anchor !== node && node.contains(anchor))
            .map((each) => ({ control: each })),
        );
        return;
      }
    }
    const item = toTextItem(node);
    if (item) items.push({ item });
    walkChildren(node);
  };
  walkChildren(form);
  return items;
}

/** The texts in an element. */
export function textItemsIn(element: Element): readonly TextItem[] {
  return layoutItems(element, []).flatMap((each) => ('item' in each ? [each.item] : []));
}
