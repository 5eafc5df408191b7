/** Selector for elements in which the user can type text. */
export const TEXT_FIELD = ':read-write, [role=textbox], [role=searchbox], [role=combobox], [role=spinbutton]';

/** Selector for elements that may cover the page. While they do, they handle every key. */
export const LAYER = 'dialog, [popover], [role$=dialog], [role=menu], [role=listbox], [data-overlay-host]';

/**
 * Returns whether a `keydown` event is an actual key press. On autofill, browsers and password managers dispatch plain
 * `keydown` events without a `key` (https://github.com/algolia/docsearch/issues/1887).
 */
export function isKeyPress(event: Event): event is KeyboardEvent {
  return 'key' in event && typeof event.key === 'string';
}

/** Returns whether an event is a `keydown` without a key. */
export function isKeyless(event: Event): boolean {
  return event.type === 'keydown' && !isKeyPress(event);
}

/** Key code that Safari reports for the key that ends a composition, when `isComposing` is already `false`. */
const COMPOSITION_KEY_CODE = 229;

/** Returns whether a key press is part of an IME composition. Such key presses must not trigger anything else. */
export function isComposing(event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return event.isComposing || event.keyCode === COMPOSITION_KEY_CODE;
}
