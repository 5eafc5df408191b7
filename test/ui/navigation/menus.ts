import { page } from 'vitest/browser';

/** The menus of a page header: one with two levels of submenus, one without. */
export const LEFT = [
  { id: 'home', label: 'Home', href: '#home' },
  {
    id: 'work',
    label: 'Practice',
    href: '#work',
    items: [
      { id: 'family', label: 'Family', href: '#family', items: [{ id: 'heirs', label: 'Heirs', href: '#heirs' }] },
      { id: 'land', label: 'Land', href: '#land' },
    ],
  },
  { id: 'people', label: 'People', href: '#people', items: [{ id: 'ada', label: 'Ada', href: '#ada' }] },
];
export const RIGHT = [{ id: 'contact', label: 'Contact', href: '#contact' }];

export const link = (name: string) => page.getByRole('link', { name, exact: true, includeHidden: true });

export function focusOn(name: string): void {
  const element = link(name).element();
  if (element instanceof HTMLElement) element.focus();
}

/** A tap on a link by touch or pen, with its pointer events and the resulting click. */
export function tap(name: string, pointerType: 'touch' | 'pen' = 'touch'): void {
  const element = link(name).element();
  for (const type of ['pointerover', 'pointerdown'])
    element.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType }));
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, detail: 1 }));
}
