import { KEEPALIVE_FORM_LIMIT } from './constants.ts';
import type { FormField } from './types.ts';

/** Whether a browser takes this form as one that is sent to its end when the visitor leaves the page. */
export function isSmallForm(form: readonly FormField[]): boolean {
  return form.reduce((length, [name, value]) => length + name.length + value.length, 0) <= KEEPALIVE_FORM_LIMIT;
}
