/** The name under which `history.state` says that an entry belongs to a lightbox. What others keep there stays. */
export const LIGHTBOX_ENTRY_KEY = 'loggiaLightbox';
