import { isComposing, LAYER, TEXT_FIELD } from '../../shared/keyOwners.ts';
import { readDirection } from '../../shared/engine/readDirection.ts';
import { resolveShortcut } from '../resolveShortcut.ts';
import type { LightboxShortcuts } from '../types.ts';

/** Where arrows, Home and End move something else. */
const ARROW_USER =
  '[type=range], [type=radio], select, audio, video, [role=slider], [role=radiogroup], [role=tablist], [role=tree], [role=grid]';
/** Where Space and Enter press something, besides all that Tab reaches. */
const PRESSABLE = 'a, button, input, select, summary, [role=button], [role=link], [role=tab]';

/**
 * What a key means to a lightbox. `blocked`: an Escape that must not become the dialog's close request. Null: the key belongs
 * to someone else, or to the browser.
 */
export function interpretKey(
  event: KeyboardEvent,
  dialog: HTMLDialogElement | null,
  shortcuts: Partial<LightboxShortcuts>,
): string | null {
  const { key } = event;
  const target = event.composedPath()[0];
  if (!(target instanceof HTMLElement) || isForeign(event, target, dialog)) return null;
  const action = resolveShortcut(key, shortcuts, dialog ? readDirection(dialog) : 'ltr');
  const textField = target.closest(TEXT_FIELD);
  if (key === 'Escape') return (!textField && action) || 'blocked';
  return textField || isKeyTaken(target, key) ? null : action;
}

/** Whether the key is handled, part of a text or of a browser's shortcut, or meant for a layer above the dialog. */
function isForeign(event: KeyboardEvent, target: HTMLElement, dialog: HTMLDialogElement | null): boolean {
  if (event.defaultPrevented || isComposing(event) || event.ctrlKey || event.altKey || event.metaKey) return true;
  const layer = dialog && target.closest(LAYER);
  return layer ? layer !== dialog : false;
}

/** Whether the element under the key needs the key itself. */
function isKeyTaken(target: HTMLElement, key: string): boolean {
  if (/^(Arrow|Home|End|Page)/.test(key)) return target.closest(ARROW_USER) !== null;
  return /^( |Enter)$/.test(key) && (target.tabIndex >= 0 || target.closest(PRESSABLE) !== null);
}
