/** Where keys write a text, as a selector. */
export const TEXT_FIELD = ':read-write, [role=textbox], [role=searchbox], [role=combobox], [role=spinbutton]';

/** What may lie above other things on a page, and then owns every key, as a selector. */
export const LAYER = 'dialog, [popover], [role$=dialog], [role=menu], [role=listbox], [data-overlay-host]';
