import { unshadowed } from '@loggia/hooks/shared';
import type { HeldPress } from './HeldPress.ts';
import type { MountPlan } from './Mounter.ts';

/** React hears of a value only when it is set past its own setter. */
function setValue(field: HTMLInputElement | HTMLSelectElement, value: string): void {
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLSelectElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLInputElement ? 'input' : 'change', { bubbles: true }));
}

function answerEnter(counterpart: HTMLElement, { value }: HTMLInputElement): void {
  if (!(counterpart instanceof HTMLInputElement)) return counterpart.click();
  setValue(counterpart, value);
  counterpart.form?.requestSubmit();
}

/** Does in the kit what the visitor asked of the server's content; false where the kit has nothing that does it. */
export function answerPress(host: HTMLElement, press: HeldPress, plan: MountPlan): boolean {
  const counterpart = plan.findCounterpart?.(host, press.element);
  if (press.kind === 'choice') {
    if (!(counterpart instanceof HTMLSelectElement)) return plan.answerChoice?.(press.element) ?? false;
    setValue(counterpart, press.element.value);
  } else if (!counterpart) return false;
  else if (press.kind === 'enter') answerEnter(counterpart, press.element);
  else counterpart.click();
  return true;
}

/** A search that was typed and is yet to be asked for goes on standing in its field. */
export function carryText(host: HTMLElement, container: HTMLElement, { findCounterpart }: MountPlan): void {
  for (const field of unshadowed(container).querySelectorAll<HTMLInputElement>('input[type="search"]')) {
    if (field.value === field.defaultValue) continue;
    const counterpart = findCounterpart?.(host, field);
    if (counterpart instanceof HTMLInputElement) setValue(counterpart, field.value);
  }
}
