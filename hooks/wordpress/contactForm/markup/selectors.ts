/** Every contact form that the server printed. */
export const CONTACT_FORM = '.wpcf7 > form';

/** The line beside the last choice. */
export const FREE_TEXT = '.wpcf7-free-text';

/** What sends one. */
export const CONTACT_FORM_SUBMIT =
  'input:is([type="submit" i], [type="image" i]), button:not([type="button" i], [type="reset" i])';
