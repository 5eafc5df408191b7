import type { Hono } from 'hono';
import { contactPageRoutes } from '../server/contactForm/contactPageRoutes.ts';
import type { ContactService } from '../server/contactForm/createContactService.ts';

const HEAD =
  '<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="/favicon.svg" type="image/svg+xml">' +
  '<link rel="stylesheet" href="/mounted-theme.css">' +
  // All a site has to add.
  '<script type="module" src="/mount/mount.js"></script>';

/** Contact forms of an existing site, with its own theme and our script tag: `/mounted-forms/34/`. */
export function mountedContactRoutes(contact: ContactService): Hono {
  return contactPageRoutes(contact, { path: '/mounted-forms', head: HEAD, hasInlineStyles: false });
}
