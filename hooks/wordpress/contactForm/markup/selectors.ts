/** Every contact form that the server printed. */
export const CONTACT_FORM = '.wpcf7 > form';

/** What sends one. */
export const CONTACT_FORM_SUBMIT =
  'input[type="submit"], input[type="image"], button:not([type="button"], [type="reset"])';
