import type { HeldPress } from './HeldPress.ts';

/** Old scripts know keys by their number. */
const ENTER = { key: 'Enter', code: 'Enter', keyCode: 13, which: 13, bubbles: true, cancelable: true } as const;

/** A script that answers the finger itself wants no click after it. */
function repeatClick({ element, touches }: Extract<HeldPress, { readonly kind: 'click' }>): void {
  const isWanted = touches.map((touch) => touch.target?.dispatchEvent(touch)).every((goesOn) => goesOn !== false);
  if (isWanted) element.click();
}

/** Does it on the server's content after all, as if we had never been there. What was typed or chosen still stands in its field. */
export function repeatPress(press: HeldPress): void {
  if (press.kind === 'click') repeatClick(press);
  else if (press.kind === 'choice') press.element.dispatchEvent(new Event('change', { bubbles: true }));
  else for (const type of ['keydown', 'keypress', 'keyup']) press.element.dispatchEvent(new KeyboardEvent(type, ENTER));
}
