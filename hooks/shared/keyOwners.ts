/** Where keys write a text, as a selector. */
export const TEXT_FIELD = ':read-write, [role=textbox], [role=searchbox], [role=combobox], [role=spinbutton]';

/** What may lie above other things on a page, and then owns every key, as a selector. */
export const LAYER = 'dialog, [popover], [role$=dialog], [role=menu], [role=listbox], [data-overlay-host]';

/** What Safari says of the key that ends a composition, where `isComposing` is false already. */
const COMPOSITION_KEY_CODE = 229;

/** Whether a key belongs to an input method, which is writing a word with it: it must do nothing else. */
export function isComposing(event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return event.isComposing || event.keyCode === COMPOSITION_KEY_CODE;
}
