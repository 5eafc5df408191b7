import type { Context } from 'hono';
import { readBody } from '../rest/readBody.ts';

/**
 * The fields of a request, parsed like PHP: `name[]` is a list under `name`, and the last of several fields with the
 * same name wins.
 */
export interface RequestValues {
  /** Returns a field's text; '' if it is missing or a list. */
  text(name: string): string;
  /** Returns the text of a body field, even if a query parameter of the same name hides it; '' if it is missing. */
  posted(name: string): string;
  /** Returns a field as a whole number; 0 if it is not one. */
  integer(name: string): number;
  /** Returns the field unchanged, to distinguish a text from a list. */
  raw(name: string): string | readonly string[] | undefined;
}

const LIST_KEY = /^(.+)\[\d*\]$/s;
const FORM_TYPE = 'application/x-www-form-urlencoded';
/** A paging request has about twenty short fields. */
const LARGEST_BODY_BYTES = 64 * 1024;

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

async function readForm({ req }: Context): Promise<URLSearchParams | null> {
  if (req.method !== 'POST') return new URLSearchParams();
  if (!req.header('content-type')?.toLowerCase().startsWith(FORM_TYPE)) return new URLSearchParams();
  const body = await readBody(req.raw, LARGEST_BODY_BYTES);
  return body && new URLSearchParams(body.toString('utf8'));
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

/** Reads the query of a URL. */
export const readQueryValues = ({ searchParams }: URL): RequestValues => valuesOf(searchParams, new URLSearchParams());

/**
 * Reads the query and the form body as one set of fields. A query value overrides a body value of the same name, as on
 * the real server, so a hit must have its image's id in the query. Returns null if the body exceeds the limit and must
 * be rejected.
 */
export async function readRequestValues(context: Context): Promise<RequestValues | null> {
  const form = await readForm(context);
  return form && valuesOf(new URL(context.req.url).searchParams, form);
}
