/** Key in `history.state` that marks an entry as belonging to a lightbox. Other keys are preserved. */
export const LIGHTBOX_ENTRY_KEY = 'loggiaLightbox';
