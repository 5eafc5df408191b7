import type {
  ContactFormResponse,
  ContactFormBackend,
  ContactFormDomEvent,
  ContactFormEventName,
  ContactFormNotification,
} from '../../../data/backend/ContactFormBackend.ts';
import { loadOrOffline } from '../../../core/chunk/loadOrOffline.ts';
import { contactFormsChunk } from '../chunks.ts';
import { hiddenFields, inputName } from './inputNames.ts';

/** Options for `createWordPressContactForms`. */
export interface WordPressContactFormsOptions {
  /**
   * Root URL of the REST API, as it appears in the page: `/wp-json/`, or `/index.php?rest_route=/` on sites with plain
   * permalinks.
   */
  readonly root: string;
  /** REST namespace, as it appears in the page. @default 'contact-form-7/v1' */
  readonly namespace?: string | undefined;
  /** Maximum size of a response, in bytes. @default ANSWER_LIMIT_BYTES */
  readonly maxResponseBytes?: number | undefined;
  /**
   * The `fetch` function to use. If you pass a custom function, upload progress isn't reported.
   * @default globalThis.fetch, and XMLHttpRequest for uploads
   */
  readonly fetch?: typeof globalThis.fetch | undefined;
}

/**
 * Creates a backend for the Contact Form 7 forms on a WordPress site. Supports old and new plugin versions. The code
 * that sends forms is loaded when the user first interacts with a form. Creating the backend makes no requests and
 * doesn't require a browser.
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
      // If loading fails, the error is reported when the form is sent.
      contactFormsChunk.load().catch(() => undefined);
    },
    send: async (...values) => (await calls()).send(...values),
    refill: async (...values) => (await calls()).refill(...values),
    loadRules: async (...values) => (await calls()).loadRules(...values),
  };
}

const TYPES: Readonly<Record<ContactFormEventName, string>> = {
  beforeSubmit: 'wpcf7beforesubmit',
  submit: 'wpcf7submit',
  invalid: 'wpcf7invalid',
  unaccepted: 'wpcf7unaccepted',
  spam: 'wpcf7spam',
  aborted: 'wpcf7aborted',
  sent: 'wpcf7mailsent',
  failed: 'wpcf7mailfailed',
  reset: 'wpcf7reset',
  statusChanged: 'wpcf7statuschanged',
};

/** Converts a numeric id to a number, because event listeners compare it with `===`. */
function toId(text: string | undefined): number | string {
  return text !== undefined && /^\d+$/.test(text) ? Number(text) : (text ?? 0);
}

const isResponse = (response: ContactFormNotification['response']): response is ContactFormResponse =>
  response !== undefined && 'serverStatus' in response;

/** Returns the event that tag managers and other scripts listen for, with the same data as the original event. */
function domEvent(notice: ContactFormNotification): ContactFormDomEvent {
  const { name, instance, status, previousStatus, data, response } = notice;
  const { form, unitTag } = instance;
  const inputs = [...data].flatMap(([name, value]) => (name.startsWith('_') ? [] : { name, value }));
  return {
    type: TYPES[name],
    detail: {
      contactFormId: toId(form.id),
      pluginVersion: form.serverVersion ?? '',
      contactFormLocale: form.locale ?? '',
      unitTag,
      containerPostId: toId(form.containerId),
      status: isResponse(response) ? response.serverStatus : status,
      ...(previousStatus !== undefined && { prevStatus: previousStatus }),
      inputs,
      formData: data,
      ...(response && { apiResponse: response.raw }),
    },
  };
}
