import type { Exchange } from '../Recording.ts';

/** Maps the content of the recorded site to the demo's. */
const SHORTCODES: Readonly<Record<string, string>> = { '1': '2', '2': '8', '3': '10', '4': '9' };
const FIRST_IMAGE_OFFSET = 20;
const RECORDED_LAST_PAGE = '4';
const LAST_PAGE = '3';

export interface TranslatedRequest {
  readonly method: string;
  readonly path: string;
  readonly fields: readonly [string, string][];
}

function translate(name: string, value: string): string {
  if (name === 'shortcode_id') return SHORTCODES[value] ?? value;
  if (name === 'gallery_id') return value === '1' ? '2' : value;
  if (name === 'image_id' && /^\d{1,2}$/.test(value)) return String(Number(value) + FIRST_IMAGE_OFFSET);
  if (name.startsWith('page_number') && value === RECORDED_LAST_PAGE) return LAST_PAGE;
  return name.startsWith('bwg_search') && value !== '' && value !== 'zzzz' ? 'the' : value;
}

/** A recorded request, translated to the demo's galleries. */
export function translateRequest({ request }: Exchange): TranslatedRequest {
  const url = new URL(request.path, 'http://demo.test');
  const query = [...url.searchParams].map(([name, value]): [string, string] => [name, translate(name, value)]);
  const fields = (request.body?.urlencoded ?? []).map(({ name, value }): [string, string] => [
    name,
    translate(name, value),
  ]);
  return { method: request.method, path: `${url.pathname}?${new URLSearchParams(query).toString()}`, fields };
}
