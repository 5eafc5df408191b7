import type { HeldPress } from './HeldPress.ts';
import type { MountPlan } from './Mounter.ts';

/** React hears of a value only when it is set past its own setter. */
function setValue(field: HTMLInputElement | HTMLSelectElement, value: string): void {
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLSelectElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLInputElement ? 'input' : 'change', { bubbles: true }));
}

function answerSearch(host: HTMLElement, text: string): void {
  const field = host.querySelector<HTMLInputElement>('input[type="search"]');
  if (!field) return;
  setValue(field, text);
  field.form?.requestSubmit();
}

function answerChoice(host: HTMLElement, { value }: HTMLSelectElement): void {
  const choice = [...host.querySelectorAll('select')].find((select) =>
    [...select.options].some((option) => option.value === value),
  );
  if (choice) setValue(choice, value);
}

/** Does in the kit what the visitor asked of the server's content. */
export function answerPress(host: HTMLElement, press: HeldPress, { findCounterpart }: MountPlan): void {
  if (press.kind === 'search') answerSearch(host, press.text);
  else if (press.kind === 'choice') answerChoice(host, press.element);
  else findCounterpart?.(host, press.element)?.click();
}

/** A script that answers the finger itself wants no click after it. */
function repeatClick({ element, touches }: Extract<HeldPress, { readonly kind: 'click' }>): void {
  const isWanted = touches.map((touch) => touch.target?.dispatchEvent(touch)).every((goesOn) => goesOn !== false);
  if (isWanted) element.click();
}

/** Does it on the server's content after all, as if we had never been there. What was typed still stands in its field. */
export function repeatPress(press: HeldPress): void {
  if (press.kind === 'click') repeatClick(press);
  else if (press.kind === 'choice') press.element.dispatchEvent(new Event('change', { bubbles: true }));
}
