import type { TestCms } from './openTestCms.ts';

export interface LightboxAnswer {
  readonly status: number;
  readonly text: string;
  /** The text between the quotes of `JSON.parse('…')`, or null without a script. */
  readonly script: string | null;
}

export interface BoxData {
  readonly data: readonly Record<string, string | number>[];
  readonly [key: string]: unknown;
}

/** Sends a lightbox request. */
export async function openLightbox(cms: TestCms, query: string): Promise<LightboxAnswer> {
  const response = await cms.get(`/wp-admin/admin-ajax.php?action=GalleryBox&current_view=0&${query}`);
  const text = await response.text();
  return { status: response.status, text, script: /gallery_box_data = JSON\.parse\('(.*)'\);/.exec(text)?.[1] ?? null };
}

/** Reads the data from the script as a browser would: first the string literal, then the JSON in it. */
export function readBoxData({ script }: LightboxAnswer): BoxData {
  if (script === null) throw new Error('There is no script in the answer.');
  const json = script.replaceAll(/\\(?:u([\da-f]{4})|(.))/gi, (_, code: string | undefined, character: string) =>
    code === undefined ? (SHORT_ESCAPES[character] ?? character) : String.fromCharCode(Number.parseInt(code, 16)),
  );
  return JSON.parse(json) as BoxData;
}

const SHORT_ESCAPES: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  b: '\b',
  f: '\f',
  v: '\v',
  0: '\0',
};
