/** Elements in which keys write text, as a selector. */
export const TEXT_FIELD = ':read-write, [role=textbox], [role=searchbox], [role=combobox], [role=spinbutton]';

/** Elements that may lie above others on a page and then own every key, as a selector. */
export const LAYER = 'dialog, [popover], [role$=dialog], [role=menu], [role=listbox], [data-overlay-host]';

/**
 * Whether a key was really pressed. Browsers and password managers that fill a field dispatch plain events named `keydown` without a `key`
 * (https://github.com/algolia/docsearch/issues/1887).
 */
export function isKeyPress(event: Event): event is KeyboardEvent {
  return 'key' in event && typeof event.key === 'string';
}

/** Whether an event is a `keydown` without a pressed key. */
export function isKeyless(event: Event): boolean {
  return event.type === 'keydown' && !isKeyPress(event);
}

/** The key code that Safari reports for the key that ends a composition, when `isComposing` is already false. */
const COMPOSITION_KEY_CODE = 229;

/** Whether a key belongs to an input method that is composing a word: it must do nothing else. */
export function isComposing(event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return event.isComposing || event.keyCode === COMPOSITION_KEY_CODE;
}
