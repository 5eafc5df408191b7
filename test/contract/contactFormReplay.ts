import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContactFormResponse, ContactFormInstance, ContactFormRenewal, ContactFormRule } from '@loggia/hooks';
import { createWordPressContactForms } from '@loggia/hooks/wordpress';
import { contactFormFixtures } from '../fixtures/wordpress/contactFormFixtures.ts';
import { answerOf } from './answerOf.ts';
import type { RestExchange } from './RestExchange.ts';

export const ORIGIN = 'https://hills.test';
const FOLDER = join(import.meta.dirname, '../../../shared/spec/recordings');
const { signal } = new AbortController();

const recorded = (file: string): readonly RestExchange[] =>
  (JSON.parse(readFileSync(join(FOLDER, `${file}.json`), 'utf8')) as { exchanges: readonly RestExchange[] }).exchanges;
export type Generation = 'newer' | 'older';

/** The recordings of each plugin generation. Empty without the project's shared folder. */
export const recordedExchanges: Readonly<Record<Generation, readonly RestExchange[]>> = {
  newer: existsSync(FOLDER) ? recorded('cf7-feedback') : [],
  older: existsSync(FOLDER) ? recorded('cf7-feedback-5.5.6') : [],
};

/** Our fixtures and the recordings of both plugin generations. */
export const exchanges: readonly (readonly [string, RestExchange])[] = [
  ...contactFormFixtures.map((each) => [each.name, each] as const),
  ...recordedExchanges.newer.map((each) => [`cf7-feedback: ${each.name}`, each] as const),
  ...recordedExchanges.older.map((each) => [`cf7-feedback-5.5.6: ${each.name}`, each] as const),
];

export const pathOf = ({ request }: RestExchange): string => decodeURIComponent(request.path);
export const isSent = (exchange: RestExchange): boolean => !/\/(refill|schema)$/.test(pathOf(exchange));
export const fieldsOf = ({ request }: RestExchange) => request.body?.multipart ?? [];
const valueOf = (exchange: RestExchange, name: string): string | undefined =>
  fieldsOf(exchange).find((field) => field.name === name)?.value;

function instanceOf(exchange: RestExchange): ContactFormInstance {
  const id = /contact-forms\/(\w+)/.exec(pathOf(exchange))?.[1] ?? '35';
  const state = (name: string) => valueOf(exchange, `_wpcf7_${name}`);
  return {
    form: {
      id,
      fields: [],
      serverVersion: state('version'),
      locale: state('locale'),
      containerId: state('container_post'),
    },
    unitTag: state('unit_tag') || 'wpcf7-own-o1',
    continuation: state('posted_data_hash') ?? '',
  };
}

/** The recorded fields as form data. */
export function dataOf(exchange: RestExchange): FormData {
  const data = new FormData();
  for (const { name, value = '', filename, type = '', bytes = 0 } of fieldsOf(exchange)) {
    if (filename === undefined) data.append(name, value);
    else data.append(name, new Blob([new Uint8Array(bytes)], { type }), filename);
  }
  return data;
}

export interface Replay {
  readonly result: ContactFormResponse | ContactFormRenewal | readonly ContactFormRule[] | { readonly error: unknown };
  readonly sent: Request;
}

/** Sends a recorded request through the client, which receives the recorded response or the given one. */
export async function replay(
  exchange: RestExchange,
  answer: () => Promise<Response> | Response = () => answerOf(exchange),
): Promise<Replay> {
  const sent: Request[] = [];
  const isPlain = exchange.request.path.includes('rest_route');
  const forms = createWordPressContactForms({
    root: isPlain ? `${ORIGIN}/?rest_route=/` : `${ORIGIN}/wp-json/`,
    async fetch(input, init) {
      sent.push(new Request(input, init));
      return answer();
    },
  });
  const instance = instanceOf(exchange);
  const ask = () => {
    if (isSent(exchange)) return forms.send(instance, dataOf(exchange), { signal });
    if (pathOf(exchange).endsWith('/refill')) return forms.refill(instance, { signal });
    return forms.loadRules?.(instance, { signal }) ?? Promise.reject(new TypeError('There are no rules.'));
  };
  const result = await ask().catch((error: unknown) => ({ error }));
  const [first] = sent;
  if (!first) throw new Error('Nothing was asked.');
  return { result, sent: first };
}
