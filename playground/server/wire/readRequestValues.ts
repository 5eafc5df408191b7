import type { Context } from 'hono';
import type { RequestValues } from './RequestValues.ts';

const LIST_KEY = /^(.+)\[\d*\]$/s;
const FORM_TYPE = 'application/x-www-form-urlencoded';
/** A paging call has about twenty short fields. */
const MAX_BODY_BYTES = 64 * 1024;

type Fields = Map<string, string | string[]>;

function addFields(fields: Fields, pairs: URLSearchParams): void {
  const lists = new Map<string, string[]>();
  for (const [key, value] of pairs) {
    const name = LIST_KEY.exec(key)?.[1];
    if (name === undefined) {
      fields.set(key, value);
      continue;
    }
    const list = lists.get(name) ?? [];
    list.push(value);
    lists.set(name, list);
    fields.set(name, list);
  }
}

async function readForm(context: Context): Promise<URLSearchParams> {
  if (context.req.method !== 'POST') return new URLSearchParams();
  if (!context.req.header('content-type')?.toLowerCase().startsWith(FORM_TYPE)) return new URLSearchParams();
  if (Number(context.req.header('content-length') ?? 0) > MAX_BODY_BYTES) return new URLSearchParams();
  const body = await context.req.text();
  return new URLSearchParams(body.length > MAX_BODY_BYTES ? '' : body);
}

function valuesOf(query: URLSearchParams, form: URLSearchParams): RequestValues {
  const fields: Fields = new Map();
  addFields(fields, form);
  addFields(fields, query);
  const text = (name: string) => {
    const value = fields.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    text,
    integer(name) {
      const number = Number.parseInt(text(name), 10);
      return Number.isSafeInteger(number) ? number : 0;
    },
    posted: (name) => form.getAll(name).at(-1) ?? '',
    raw: (name) => fields.get(name),
  };
}

/** The query of an address. */
export const readQueryValues = ({ searchParams }: URL): RequestValues => valuesOf(searchParams, new URLSearchParams());

/**
 * Query and form body as one set of fields. A query value wins over a body value of the same name, as on the real
 * server: that is why a hit must carry its image's id in the query.
 */
export async function readRequestValues(context: Context): Promise<RequestValues> {
  const form = await readForm(context);
  return valuesOf(new URL(context.req.url).searchParams, form);
}
