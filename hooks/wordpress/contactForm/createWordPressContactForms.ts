import type { ContactFormBackend } from '../../backend/ContactFormBackend.ts';
import { loadOrOffline } from '../../chunk/loadOrOffline.ts';
import { contactFormsChunk } from '../lateParts.ts';
import { domEvent } from './domEvent.ts';
import { hiddenFields, inputName } from './inputNames.ts';
import type { WordPressContactFormsOptions } from './types.ts';

/**
 * The contact forms of a WordPress site, of both generations of its server. What sends them is fetched when a form is first
 * touched. Making it asks nothing of the network and needs no browser.
 *
 * @example
 * const contactForms = createWordPressContactForms({ root: '/wp-json/' });
 * const contactForm = useContactForm(form, { backend: contactForms });
 */
export function createWordPressContactForms(options: WordPressContactFormsOptions): ContactFormBackend {
  const calls = async () => (await loadOrOffline(contactFormsChunk)).createContactFormCalls(options);
  return {
    hiddenFields,
    inputName,
    domEvent,
    unitTag: (form, identity) => `wpcf7-f${form.id}-${identity}`.replaceAll(/[^\w-]/g, ''),
    prepare() {
      // A failure is told when the form is sent.
      contactFormsChunk.load().catch(() => undefined);
    },
    send: async (...values) => (await calls()).send(...values),
    refill: async (...values) => (await calls()).refill(...values),
    loadRules: async (...values) => (await calls()).loadRules(...values),
  };
}
