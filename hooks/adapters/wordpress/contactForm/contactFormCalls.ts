import type { ContactFormBackend, ContactFormInstance } from '../../../data/backend/ContactFormBackend.ts';
import { InvalidResponseError } from '../../../core/errors/InvalidResponseError.ts';
import { RestError } from '../../../core/errors/RestError.ts';
import { createRestClient } from '../../../data/rest/engine/createRestClient.ts';
import { resolveRoot } from '../../../data/rest/engine/restUrl.ts';
import type { RestClient, RestParser } from '../../../data/rest/types.ts';
import { WORDPRESS_REST_WIRE } from '../restWire.ts';
import { hiddenFields, NONCE_NAME, STATE_NAMES, withFieldNames } from './inputNames.ts';
import { parseFeedback, parseRenewal } from './parseFeedback.ts';
import { parseRules } from './parseRules.ts';
import type { WordPressContactFormsOptions } from './createWordPressContactForms.ts';
import { encodeText } from '../../../core/shared/encodeText.ts';

const NOT_FOUND_STATUS = 404;

/** Returns the data to post: all of the form's fields plus the hidden fields that the server needs. */
function completeData(instance: ContactFormInstance, data: FormData): FormData {
  const complete = new FormData();
  for (const [name, value] of data) complete.append(name, value);
  for (const [name, value] of hiddenFields(instance)) {
    if (!complete.has(name) || name === STATE_NAMES.unitTag || name === STATE_NAMES.hash) complete.set(name, value);
  }
  complete.delete(NONCE_NAME);
  return complete;
}

/**
 * Creates the functions that send requests. All requests are anonymous. No nonce is needed, and a stale nonce would
 * make even public requests fail.
 */
export function createContactFormCalls(
  options: WordPressContactFormsOptions,
): Required<Pick<ContactFormBackend, 'send' | 'refill' | 'loadRules'>> {
  const { root, namespace = 'contact-form-7/v1', maxResponseBytes, fetch } = options;
  // Create a new client for each request, because a client adopts nonces from responses.
  const open = (): RestClient =>
    createRestClient(WORDPRESS_REST_WIRE, {
      root,
      maxResponseBytes,
      fetch,
      localeName: false,
      credentials: 'same-origin',
    });
  const baseOf = () => resolveRoot(root).href;
  function request<TData>(
    { form }: ContactFormInstance,
    call: string,
    rest: { readonly signal: AbortSignal } & Pick<Parameters<RestClient['send']>[0], 'onUploadProgress'> & {
        readonly body?: FormData;
      },
    parse: RestParser<TData>,
  ): Promise<TData> {
    const endpoint = `contact-forms/${encodeText(form.id)}/${call}`;
    const { body, ...shared } = rest;
    return open().request({ namespace, endpoint, ...shared, ...(body && { body }) }, parse);
  }

  return {
    async send(instance, data, { signal, onProgress }) {
      const response = await request(
        instance,
        'feedback',
        {
          signal,
          body: completeData(instance, data),
          onUploadProgress: onProgress && (({ sentBytes, totalBytes }) => onProgress(sentBytes, totalBytes)),
        },
        (body) => parseFeedback(body, baseOf()),
      );
      return { ...response, invalidFields: withFieldNames(response.invalidFields, instance.form.fields) };
    },
    async refill(instance, { signal }) {
      return request(instance, 'refill', { signal }, (body) => {
        if (typeof body !== 'object' || body === null)
          throw new InvalidResponseError('The new captchas and quizzes of a contact form have an unexpected format.');
        return parseRenewal(body, baseOf());
      });
    },
    async loadRules(instance, { signal }) {
      try {
        return await request(instance, 'feedback/schema', { signal }, parseRules);
      } catch (error) {
        // Older servers do not have this endpoint.
        if (error instanceof RestError && error.status === NOT_FOUND_STATUS) return [];
        throw error;
      }
    },
  };
}
